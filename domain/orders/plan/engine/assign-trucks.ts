import { cheapestAssignment } from './assignment'
import { below, type Random } from './chance'
import type { Draft } from './draft'
import { type Model, TRUCK_TASKS } from './model'
import type { Params } from './params'
import { emptyMinutes } from './travel'

/**
 * Cuts the day at a minute and hands the rest of each tour to the truck it suits best, all load times unchanged: an
 * exact assignment within each size of truck, with every truck's own shift, home, passes and bans.
 */
export function assignTrucks(model: Model, params: Params) {
  const sizes = classesOf(model)
  return function assign(draft: Draft, random: Random) {
    const busy = Array.from({ length: model.trucks }, (_, k) => k).filter(k => draft.tourLength[k]! > 0)
    if (busy.length === 0) return
    const truck = busy[below(random, busy.length)]!
    const cut = draft.end[draft.tours[truck * TRUCK_TASKS + below(random, draft.tourLength[truck]!)]!]!
    for (const trucks of sizes) assignAt(model, params, draft, someOf(trucks, random), cut)
  }
}

/** Enough trucks for a better hand-out, few enough that it costs no more than a round of the search. */
const MOST = 36

function someOf(trucks: number[], random: Random) {
  if (trucks.length <= MOST) return trucks
  const from = below(random, trucks.length)
  const stride = 1 + below(random, Math.floor(trucks.length / MOST))
  return Array.from({ length: MOST }, (_, i) => trucks[(from + i * stride) % trucks.length]!)
}

/** Exported for the proof that an assignment never costs more than the tours it replaces. */
export function assignAt(model: Model, params: Params, draft: Draft, trucks: number[], cut: number) {
  const size = trucks.length
  const split = trucks.map(truck => splitAt(draft, truck, cut))
  const cost = new Float64Array(size * size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      cost[i * size + j] = joinCost(model, params, draft, trucks[i]!, split[i]!, trucks[j]!, split[j]!)
    }
  }
  const chosen = cheapestAssignment(cost, size)
  if (!chosen || !cheaper(cost, chosen, size)) return
  const tails = split.map((from, j) => tailOf(draft, trucks[j]!, from))
  for (let i = 0; i < size; i++) join(draft, trucks[i]!, split[i]!, tails[chosen[i]!]!)
}

function classesOf(model: Model) {
  const classes = new Map<string, number[]>()
  model.day.trucks.forEach((truck, k) => {
    const key = `${truck.capacity}|${truck.unloadMinutes}`
    classes.set(key, [...(classes.get(key) ?? []), k])
  })
  return [...classes.values()].filter(trucks => trucks.length > 1)
}

/** Loads that begin before the cut, and frozen ones, stay with their truck. */
function splitAt(draft: Draft, truck: number, cut: number) {
  let at = 0
  while (at < draft.tourLength[truck]! && draft.begin[draft.tours[truck * TRUCK_TASKS + at]!]! < cut) at++
  return at
}

/** What truck `a` costs from the cut on when it takes over the rest of the tour of `b`. */
function joinCost(model: Model, params: Params, draft: Draft, a: number, atA: number, b: number, atB: number) {
  const { weights } = params
  const { home, overtimeUntil, shiftUntil, outages } = model.day.trucks[a]!
  const length = draft.tourLength[b]!
  const previous = atA > 0 ? draft.tours[a * TRUCK_TASKS + atA - 1]! : -1
  const place = previous < 0 ? model.truckAt[a]! : model.pourOfSlot[previous]!
  const free = previous < 0 ? model.shiftFrom[a]! : draft.end[previous]!
  let cost = 0
  let last = previous
  if (atB < length) {
    const first = draft.tours[b * TRUCK_TASKS + atB]!
    const way = emptyMinutes(model, place, draft.plant[first]!, free)
    if (free + way > draft.begin[first]!) return Infinity
    last = draft.tours[b * TRUCK_TASKS + length - 1]!
    if (a !== b && !mayTake(model, draft, a, b, atB, outages)) return Infinity
    cost += weights.empty * way
    for (let i = atB; i < length; i++) cost += changeCost(model, params, draft, draft.tours[b * TRUCK_TASKS + i]!, a)
    if (previous < 0) cost += weights.truck - weights.shift * (draft.begin[first]! - way)
  }
  if (last < 0) return 0
  const site = model.pourOfSlot[last]!
  const back = home === undefined ? 0 : emptyMinutes(model, site, home, draft.end[last]!)
  const arrive = draft.end[last]! + back
  if (arrive > overtimeUntil && a !== b) return Infinity
  return cost + weights.empty * back + weights.shift * arrive + weights.overtime * Math.max(0, arrive - shiftUntil)
}

function mayTake(
  model: Model,
  draft: Draft,
  a: number,
  b: number,
  from: number,
  outages: { from: number; until: number }[] = [],
) {
  for (let i = from; i < draft.tourLength[b]!; i++) {
    const task = draft.tours[b * TRUCK_TASKS + i]!
    const pour = model.pourOfSlot[task]!
    if (task - model.slots[pour]! < model.frozen[pour]!) return false
    if (!model.allowed[pour * model.trucks + a]) return false
    for (const outage of outages) if (draft.begin[task]! < outage.until && draft.end[task]! > outage.from) return false
  }
  return true
}

function changeCost(model: Model, params: Params, draft: Draft, task: number, truck: number) {
  const { published } = model
  if (!published || published.truck[task]! < 0 || published.plant[task] !== draft.plant[task]) return 0
  if (Math.abs(published.start[task]! - draft.start[task]!) > params.changeTolerance) return 0
  return published.truck[task] === truck ? 0 : params.weights.change * published.urgency[task]!
}

function cheaper(cost: Float64Array, chosen: Int32Array, size: number) {
  let gain = 0
  for (let i = 0; i < size; i++) gain += cost[i * size + i]! - cost[i * size + chosen[i]!]!
  return gain > 1e-6
}

function tailOf(draft: Draft, truck: number, from: number) {
  return draft.tours.slice(truck * TRUCK_TASKS + from, truck * TRUCK_TASKS + draft.tourLength[truck]!)
}

function join(draft: Draft, truck: number, at: number, tail: Int32Array) {
  draft.tours.set(tail, truck * TRUCK_TASKS + at)
  draft.tourLength[truck] = at + tail.length
  for (const task of tail) draft.truck[task] = truck
}
