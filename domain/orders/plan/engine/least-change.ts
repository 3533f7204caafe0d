import type { Random } from '~/domain/kit/random'
import { chainByClock } from './chain-by-clock'
import type { Load } from './day'
import { type Draft, plannedVolume } from './draft'
import { enterInstead, exchange } from './enter-at'
import type { Model } from './model'
import type { Params } from './params'
import { dropLost, looseTasks, lostBehind, type Standing, stillStanding } from './still-standing'

/**
 * Carries a running plan over with as few of its loads changed as can be: lost loads find another truck, time or plant, or
 * take the truck of one that finds another; at most `spare` others move for it, or more where a pour would else break
 * off. What is left comes at the end of its pour, or the pour ends short.
 */
export function leastChange(
  model: Model,
  params: Params,
  running: Load[],
  frozen: Load[],
  now: number,
  spare: number,
  draw: Random,
): Draft {
  const standing = stillStanding(model, params, running, frozen, now, draw)
  const { draft, entered } = standing
  const enterInExchange = exchange(model, params)
  const lost = looseTasks(model, draft).filter(task => !entered.has(task))
  const breaksOff = (task: number) => lostBehind(model, standing, model.pourOfSlot[task]!) > 0
  let left = spare
  for (const task of lost) if (breaksOff(task)) enterForOther(task)
  for (const task of lost) if (left > 0 && !entered.has(task)) enterForOther(task)
  const { extend } = chainByClock(model, params)
  for (let pour = 0; pour < model.pours; pour++) {
    dropLost(model, standing, pour)
    if (draft.count[pour] === model.frozen[pour] || plannedVolume(model, draft, pour) >= model.volume[pour]!) continue
    extend(draft, pour, draw)
  }
  return draft

  function enterForOther(task: number) {
    if (!enterInExchange(draft, task, entered, draw) && !takeOfLast(model, params, standing, task)) return
    entered.add(task)
    left--
  }
}

/**
 * A load takes the truck of a last one: of its own pour, or, where more than one follows it, of the pour that is worth
 * least. That one is lost then.
 */
function takeOfLast(model: Model, params: Params, { draft, entered }: Standing, task: number) {
  const later = laterOnes(model, draft, task).filter(each => entered.has(each))
  for (const last of later.length > 1 ? [...later, ...lastOnes(model, draft, entered)] : later) {
    if (!entered.has(last) || !enterInstead(model, params, draft, task, last)) continue
    entered.delete(last)
    return true
  }
  return false
}

/** The tasks behind one in its pour, the last first. */
function laterOnes(model: Model, draft: Draft, task: number) {
  const pour = model.pourOfSlot[task]!
  const last = model.slots[pour]! + draft.count[pour]! - 1
  return Array.from({ length: Math.max(0, last - task) }, (_, i) => last - i)
}

/** The last task of every pour, the least worth first. */
function lastOnes(model: Model, draft: Draft, entered: Set<number>) {
  const ends: number[] = []
  for (let pour = 0; pour < model.pours; pour++) {
    if (model.merged[pour]!.length > 1) continue
    const first = model.slots[pour]!
    let last = first + draft.count[pour]! - 1
    while (last >= first + model.frozen[pour]! && !entered.has(last)) last--
    if (last >= first + model.frozen[pour]!) ends.push(last)
  }
  const worth = (task: number) => model.worth[model.pourOfSlot[task]!]! / model.volume[model.pourOfSlot[task]!]!
  return ends.sort((a, b) => worth(a) - worth(b) || draft.volume[a]! - draft.volume[b]! || a - b)
}
