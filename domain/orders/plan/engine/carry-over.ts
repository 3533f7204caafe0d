import type { Random } from '~/domain/kit/random'
import { chainByClock } from './chain-by-clock'
import type { Load } from './day'
import { cutBack, type Draft, plannedVolume, removePour } from './draft'
import { exchange } from './enter-at'
import type { Model } from './model'
import type { Params } from './params'
import { dropLost, looseTasks, stillStanding } from './still-standing'

/**
 * Enters every load of the running plan that still holds and finds another truck for one that only lost its own. What is
 * lost for good comes at the end of its pour; a pour left with no chain at all is open.
 */
export function carryOver(
  model: Model,
  params: Params,
  running: Load[],
  frozen: Load[],
  now: number,
  draw: Random,
): Draft {
  const standing = stillStanding(model, params, running, frozen, now, draw)
  const { draft, entered } = standing
  const enterInExchange = exchange(model, params)
  for (const task of looseTasks(model, draft))
    if (!entered.has(task) && enterInExchange(draft, task, entered, draw)) entered.add(task)
  const { extend } = chainByClock(model, params)
  for (let pour = 0; pour < model.pours; pour++) {
    dropLost(model, standing, pour)
    if (draft.count[pour] === model.frozen[pour] || plannedVolume(model, draft, pour) >= model.volume[pour]!) continue
    if (!extendFrom(model, draft, pour, () => extend(draft, pour, draw))) removePour(model, draft, pour)
  }
  return draft
}

/** Where the end of a pour has no room for what was lost, its last loads give way one by one. */
function extendFrom(model: Model, draft: Draft, pour: number, extend: () => boolean) {
  while (draft.count[pour]! > model.frozen[pour]!) {
    if (extend()) return true
    cutBack(model, draft, pour, draft.count[pour]! - 1)
  }
  return false
}
