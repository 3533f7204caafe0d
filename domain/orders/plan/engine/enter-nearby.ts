import type { Random } from '~/domain/kit/random'
import { type Draft, enterQueue, enterTour, writeLoad } from './draft'
import { loadChooser, openPlants } from './load-choice'
import type { Model } from './model'
import { latestAhead, pacedStart } from './pace'
import type { Params } from './params'

/**
 * Enters a task with the same volume at the best plant, line, truck and minute between the loads before and behind it in
 * its pour, which stay as they are; false, and nothing entered, where there is none.
 */
export function nearbyEntrance(model: Model, params: Params) {
  const { choose } = loadChooser(model, params)
  return function enterNearby(draft: Draft, task: number, draw: Random) {
    const pour = model.pourOfSlot[task]!
    const rules = model.day.pours[pour]!
    const first = model.slots[pour]!
    const before = task > first ? task - 1 : -1
    const next = task + 1 < first + draft.count[pour]! ? task + 1 : -1
    const unload = draft.end[task]! - draft.start[task]!
    const gap = rules.maxGap + rules.maxGapStretch
    const waiting = before >= 0 && task === first + model.frozen[pour]!
    const soonest = Math.max(
      before < 0 ? rules.from : Math.max(draft.end[before]!, pacedStart(rules, draft.start[before]!, task - first)),
      next < 0 ? -Infinity : draft.start[next]! - gap - unload,
      model.day.now ?? -Infinity,
    )
    const until = next < 0 ? rules.until : draft.start[next]!
    const latest = Math.min(
      before < 0 ? rules.latestStart : waiting ? rules.until : draft.end[before]! + gap,
      next < 0 ? Infinity : latestAhead(rules, draft.start[next]!, next - first),
      until - unload,
    )
    const near = rules.plants.slice(0, params.plantsPerPour).map(({ plant }) => plant)
    const volume = draft.volume[task]!
    const wish = {
      pour,
      slot: task,
      plants: openPlants(model, draft, pour, near, rules.maxPlants, task),
      remaining: volume,
      settled: volume,
      latest,
      until,
      costFrom: before < 0 ? rules.due : draft.end[before]! + Math.max(0, rules.maxGap - params.gapReserve),
      costPerMinute: before < 0 ? params.weights.late : params.weights.gap,
      opening: before < 0,
    }
    const was = Math.min(latest, Math.max(soonest, draft.start[task]!))
    if (soonest > latest) return false
    const found =
      choose(draft, { ...wish, target: was }, draw, 0) ?? choose(draft, { ...wish, target: soonest }, draw, 0)
    if (!found) return false
    writeLoad(draft, task, found)
    enterTour(draft, task)
    if (found.line >= 0) enterQueue(draft, task)
    return true
  }
}
