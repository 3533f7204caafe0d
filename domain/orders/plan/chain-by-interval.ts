import { between, type Random } from './chance'
import { type Draft, enterTourAfter, removePour } from './draft'
import { type Model, TRUCK_TASKS } from './model'
import type { Params } from './params'
import type { Placer } from './recreate'
import { type Timing, timing } from './timing'

const MOST_GAPS = 2048

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

type Gaps = ReturnType<typeof gapTable>
type States = ReturnType<typeof stateTable>

function gapTable() {
  const ints = () => new Int32Array(MOST_GAPS)
  return {
    count: 0,
    rate: 0,
    truck: ints(),
    plant: ints(),
    lo: ints(),
    hi: ints(),
    again: ints(),
    before: ints(),
    next: ints(),
    lead: ints(),
    cost: new Float64Array(MOST_GAPS),
  }
}

function stateTable(size: number) {
  const ints = () => new Int32Array(size)
  return {
    lo: ints(),
    hi: ints(),
    left: ints(),
    previous: ints(),
    gap: ints(),
    cost: new Float64Array(size),
    rank: new Float64Array(size),
  }
}

/** Every hole in a truck's tour that could hold one unloading at the pour, with the interval of its start. */
function gather(
  model: Model,
  draft: Draft,
  pour: number,
  gaps: Gaps,
  random: Random,
  blink: number,
  clock: Timing,
  noise: Params['noise'],
) {
  const { from, until, plants } = model.day.pours[pour]!
  const trucks = model.trucks
  gaps.count = 0
  let setup = 0
  for (const truck of model.eligible[pour]!) {
    if (blink > 0 && random() < blink) continue
    const unload = model.fullUnload[pour * trucks + truck]!
    const base = truck * TRUCK_TASKS
    const length = draft.tourLength[truck]!
    if (length + 8 > TRUCK_TASKS) continue
    for (let p = 0; p < plants.length; p++) {
      const plant = plants[p]!.plant
      const lead = model.loaded[plant * model.pours + pour]!
      for (let at = 0; at <= length; at++) {
        const next = at < length ? draft.tours[base + at]! : -1
        if (next >= 0 && clock.latest[next]! < from) continue
        const before = at > 0 ? draft.tours[base + at - 1]! : -1
        const place = before < 0 ? model.truckAt[truck]! : model.pourOfSlot[before]!
        const way = model.empty[place * model.plants + plant]!
        const free = before < 0 ? model.shiftFrom[truck]! : draft.end[before]!
        const lo = Math.max(from, free + way + lead)
        if (lo + unload > until) break
        let hi = until - unload
        let cost = way
        if (next >= 0) {
          const onward = model.empty[pour * model.plants + draft.plant[next]!]!
          hi = Math.min(hi, clock.latest[next]! - draft.start[next]! + draft.begin[next]! - onward - unload)
          cost += onward - model.empty[place * model.plants + draft.plant[next]!]!
        }
        if (hi < lo || gaps.count === MOST_GAPS) continue
        const g = gaps.count++
        gaps.truck[g] = truck
        gaps.plant[g] = plant
        gaps.before[g] = before
        gaps.next[g] = next
        gaps.lo[g] = lo
        gaps.hi[g] = hi
        gaps.lead[g] = lead
        gaps.again[g] = model.empty[pour * model.plants + plant]! + lead
        gaps.cost[g] =
          (cost + lead) * between(random, 1 - noise.way, 1 + noise.way) +
          unload * between(random, 1 - noise.unload, 1 + noise.unload)
        setup += cost
      }
    }
  }
  gaps.rate = gaps.count ? 1 + setup / gaps.count / 15 : 1
}

function searchChain(model: Model, pour: number, gaps: Gaps, s: States, beam: number, most: number, spare: number) {
  const { until, maxGap, latestStart } = model.day.pours[pour]!
  const trucks = model.trucks
  const pace = model.pace[pour]!
  s.lo[0] = -1
  s.left[0] = model.volume[pour]!
  s.cost[0] = 0
  s.previous[0] = -1
  let first = 0
  let end = 1
  const store = s.cost.length - spare
  let found = 0
  let bestCost = Infinity
  for (let level = 1; level <= most && first < end; level++) {
    const out = end
    let size = 0
    for (let from = first; from < end; from++) {
      for (let g = 0; g < gaps.count; g++) {
        const truck = gaps.truck[g]!
        let lo = gaps.lo[g]!
        let hi = gaps.hi[g]!
        if (from > 0) {
          if (s.lo[from]! > lo) lo = s.lo[from]!
          if (s.hi[from]! + maxGap < hi) hi = s.hi[from]! + maxGap
          if (lo > hi) continue
          for (let up = from; up > 0; up = s.previous[up]!) {
            if (s.gap[up] !== g) continue
            lo = Math.max(lo, s.lo[up]! + gaps.again[g]!)
            break
          }
          if (lo > hi) continue
        } else {
          if (latestStart < hi) hi = latestStart
          if (lo > hi) continue
        }
        const unload = model.fullUnload[pour * trucks + truck]!
        const left = s.left[from]! - model.capacity[truck]!
        if (left > 0 && lo + unload + Math.floor(left * pace) > until) continue
        const cost = s.cost[from]! + gaps.cost[g]!
        if (cost >= bestCost) continue
        lo += unload
        hi += unload
        if (left <= 0) {
          found = admit(s, store, found, spare, lo, hi, left, from, g, cost, cost)
          if (found === spare) bestCost = s.rank[store + found - 1]!
          continue
        }
        size = admit(s, out, size, beam, lo, hi, left, from, g, cost, cost + left * gaps.rate)
      }
    }
    first = out
    end = out + size
  }
  return found
}

/** Keeps the best partial chains in order; of two with the same interval and remainder only the cheaper one. */
function admit(
  s: States,
  out: number,
  size: number,
  beam: number,
  lo: number,
  hi: number,
  left: number,
  from: number,
  gap: number,
  cost: number,
  rank: number,
) {
  if (size === beam && rank >= s.rank[out + size - 1]!) return size
  for (let i = out; i < out + size; i++) {
    if (s.lo[i] !== lo || s.hi[i] !== hi || s.left[i] !== left) continue
    if (s.rank[i]! <= rank) return size
    for (let j = i; j < out + size - 1; j++) move(s, j + 1, j)
    size--
    break
  }
  let at = out + (size < beam ? size++ : size - 1)
  while (at > out && s.rank[at - 1]! > rank) {
    move(s, at - 1, at)
    at--
  }
  fill(s, at, lo, hi, left, from, gap, cost, rank)
  return size
}

function move(s: States, from: number, to: number) {
  fill(s, to, s.lo[from]!, s.hi[from]!, s.left[from]!, s.previous[from]!, s.gap[from]!, s.cost[from]!, s.rank[from]!)
}

function fill(
  s: States,
  at: number,
  lo: number,
  hi: number,
  left: number,
  previous: number,
  gap: number,
  cost: number,
  rank: number,
) {
  s.lo[at] = lo
  s.hi[at] = hi
  s.left[at] = left
  s.previous[at] = previous
  s.gap[at] = gap
  s.cost[at] = cost
  s.rank[at] = rank
}

function unwind(s: States, last: number, chosen: Int32Array) {
  let length = 0
  for (let at = last; at > 0; at = s.previous[at]!) length++
  let index = length
  for (let at = last; at > 0; at = s.previous[at]!) chosen[--index] = at
  return length
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
