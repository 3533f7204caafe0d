import { between, type Random } from './chance'
import type { Draft } from './draft'
import { type Model, TRUCK_TASKS } from './model'
import type { Params } from './params'
import type { Timing } from './timing'

const MOST_GAPS = 2048

export type Gaps = ReturnType<typeof gapTable>

export function gapTable() {
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

/** Every hole in a truck's tour that could hold one unloading at the pour, with the interval of its start. */
export function gather(
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
