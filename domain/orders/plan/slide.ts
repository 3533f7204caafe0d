import { below, type Random } from './chance'
import type { Draft } from './draft'
import { type Model, TRUCK_TASKS } from './model'

/**
 * Moves a whole chain in time with its trucks and their order unchanged, as early (mode 0) or as late (1) as its
 * neighbours allow, or anywhere between (2); room is opened at no cost. Chains that use a truck twice in a row stay.
 */
export function slider(model: Model) {
  const los = new Int32Array(64)
  const his = new Int32Array(64)
  return function slide(draft: Draft, pour: number, mode: number, random: Random) {
    const { from, until, latestStart, maxGap } = model.day.pours[pour]!
    const first = model.slots[pour]!
    const count = draft.count[pour]!
    for (let i = 0; i < count; i++) {
      const task = first + i
      const truck = draft.truck[task]!
      const base = truck * TRUCK_TASKS
      let at = base
      while (draft.tours[at] !== task) at++
      const lead = draft.start[task]! - draft.begin[task]!
      const unload = draft.end[task]! - draft.start[task]!
      let lo = from
      let hi = until - unload
      const before = at > base ? draft.tours[at - 1]! : -1
      if (before >= first && before < first + count) return
      const place = before < 0 ? model.truckAt[truck]! : model.pourOfSlot[before]!
      const free = before < 0 ? model.shiftFrom[truck]! : draft.end[before]!
      lo = Math.max(lo, free + model.empty[place * model.plants + draft.plant[task]!]! + lead)
      if (at < base + draft.tourLength[truck]! - 1) {
        const next = draft.tours[at + 1]!
        if (next >= first && next < first + count) return
        hi = Math.min(hi, draft.begin[next]! - model.empty[pour * model.plants + draft.plant[next]!]! - unload)
      }
      if (i === 0) hi = Math.min(hi, latestStart)
      else {
        lo = Math.max(lo, los[i - 1]! + unloadOf(draft, task - 1))
        hi = Math.min(hi, his[i - 1]! + unloadOf(draft, task - 1) + maxGap)
      }
      los[i] = lo
      his[i] = hi
    }
    let after = 0
    for (let i = count - 1; i >= 0; i--) {
      const task = first + i
      const unload = unloadOf(draft, task)
      let lo = los[i]!
      let hi = his[i]!
      if (i < count - 1) {
        lo = Math.max(lo, after - maxGap - unload)
        hi = Math.min(hi, after - unload)
      }
      after = mode === 0 ? lo : mode === 1 ? hi : lo + below(random, hi - lo + 1)
      const shift = after - draft.start[task]!
      draft.begin[task]! += shift
      draft.start[task]! += shift
      draft.end[task]! += shift
    }
  }
}

function unloadOf(draft: Draft, task: number) {
  return draft.end[task]! - draft.start[task]!
}
