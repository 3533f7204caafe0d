import { type States, searchChain, stateTable, unwind } from './chain-beam'
import type { Random } from './chance'
import { type Draft, enterTourAfter, removePour } from './draft'
import { type Gaps, gapTable, gather } from './gaps'
import type { Model } from './model'
import type { Params } from './params'
import type { Placer } from './recreate'
import { type Timing, timing } from './timing'

/**
 * Finds trucks and times for all loads of a pour on a day where nothing depends on the clock.
 * A partial chain keeps the whole interval in which its last unloading may end, so a start is only fixed once the
 * chain is complete; a beam of the cheapest partial chains is carried from load to load.
 */
export function chainByInterval(model: Model, { beam, chains: spare, noise }: Params): Placer {
  const clock = timing(model)
  const gaps = gapTable()
  const most = Math.max(1, ...Array.from({ length: model.pours }, (_, o) => model.slots[o + 1]! - model.slots[o]!))
  const states = stateTable((most + 1) * beam + 1 + spare)
  const chosen = new Int32Array(most)
  return { place, refresh: clock.refresh }

  /** Needs fresh timing; keeps it fresh. */
  function place(draft: Draft, pour: number, random: Random, blink: number): boolean {
    gather(model, draft, pour, gaps, random, blink, clock, noise)
    if (gaps.count === 0) return false
    const found = searchChain(model, pour, gaps, states, beam, most, spare)
    for (let i = 0; i < found; i++) {
      const length = unwind(states, states.cost.length - spare + i, chosen)
      write(model, draft, pour, gaps, states, chosen, length, clock)
      clock.save(draft)
      draft.count[pour] = length
      if (clock.settle(draft, true)) {
        clock.refresh(draft)
        return true
      }
      clock.restore(draft)
      draft.count[pour] = length
      removePour(model, draft, pour)
      clock.relink(draft)
    }
    return false
  }
}

/** Enters the loads into the tours at the earliest ends of their chain; the caller settles the rest. */
function write(
  model: Model,
  draft: Draft,
  pour: number,
  gaps: Gaps,
  s: States,
  chosen: Int32Array,
  length: number,
  clock: Timing,
) {
  for (let i = 0; i < length; i++) {
    const task = model.slots[pour]! + i
    const gap = s.gap[chosen[i]!]!
    const truck = gaps.truck[gap]!
    const end = s.lo[chosen[i]!]!
    draft.truck[task] = truck
    draft.plant[task] = gaps.plant[gap]!
    draft.line[task] = -1
    draft.volume[task] = model.capacity[truck]!
    draft.end[task] = end
    draft.start[task] = end - model.fullUnload[pour * model.trucks + truck]!
    draft.begin[task] = draft.start[task]! - gaps.lead[gap]!
    let before = gaps.before[gap]!
    for (let j = 0; j < i; j++) if (s.gap[chosen[j]!] === gap) before = model.slots[pour]! + j
    clock.latest[task] = gaps.hi[gap]!
    clock.link(task, before, gaps.next[gap]!)
    enterTourAfter(draft, task, before)
  }
}
