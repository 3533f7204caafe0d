import type { Random } from './chance'
import { type Draft, isOpen, removePour } from './draft'
import type { Model } from './model'

/** What an operator works with in one round of the search. */
export type Round = {
  model: Model
  draft: Draft
  random: Random
  /** The other pours of each pour, nearest in time and place first. */
  near: Int32Array[]
  /** How many pours to take out. */
  many: number
}

/** Takes pours out of the plan. */
export type Ruin = (round: Round) => void

/** Pours with loads that may be taken out. */
export function placedPours({ model, draft }: Round) {
  const list: number[] = []
  for (let pour = 0; pour < model.pours; pour++) if (draft.count[pour]! > model.frozen[pour]!) list.push(pour)
  return list
}

export function openPours({ model, draft }: Round) {
  const list: number[] = []
  for (let pour = 0; pour < model.pours; pour++) if (isOpen(model, draft, pour)) list.push(pour)
  return list
}

/** Takes a pour out together with the pours merged with it. */
export function takeOut({ model, draft }: Round, pour: number) {
  for (const member of model.merged[pour]!)
    if (draft.count[member]! > model.frozen[member]!) removePour(model, draft, member)
}
