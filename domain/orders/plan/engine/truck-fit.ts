import type { Draft } from './draft'
import { type Model, TRUCK_TASKS } from './model'
import type { Params } from './params'
import { emptyMinutes } from './travel'

/** A load still without a truck. */
export type Trip = { pour: number; plant: number; begin: number; end: number }

/** Why a truck cannot take a trip; the numbers order by how far the trial got. */
export const fits = { yes: 0, before: 1, after: 2, shift: 3, outage: 4, full: 5 } as const

/** Result of the last trial: the extra cost when the truck fits, or the minute at which it would be free to begin. */
export type Trial = { fit: number; cost: number; ready: number }

/** Tries one truck for one trip against its neighbours in the tour, its shift and its outages. */
export function tryTruck(model: Model, params: Params, draft: Draft, trip: Trip, truck: number, out: Trial) {
  const { weights } = params
  const length = draft.tourLength[truck]!
  const base = truck * TRUCK_TASKS
  const own = model.day.trucks[truck]!
  out.fit = fits.full
  if (length >= TRUCK_TASKS) return
  let at = length
  while (at > 0 && draft.begin[draft.tours[base + at - 1]!]! >= trip.begin) at--
  const previous = at > 0 ? draft.tours[base + at - 1]! : -1
  const next = at < length ? draft.tours[base + at]! : -1
  const place = previous < 0 ? model.truckAt[truck]! : model.pourOfSlot[previous]!
  const free = previous < 0 ? model.shiftFrom[truck]! : draft.end[previous]!
  const way = emptyMinutes(model, place, trip.plant, free)
  out.ready = previous < 0 && model.headingTo[truck] === trip.plant ? model.headingReady[truck]! : free + way
  out.fit = fits.before
  if (out.ready > trip.begin) return
  let cost = weights.empty * way
  if (next >= 0) {
    const onward = emptyMinutes(model, trip.pour, draft.plant[next]!, trip.end)
    out.fit = fits.after
    if (trip.end + onward > draft.begin[next]!) {
      // Too late for that one, but free again behind it.
      out.ready = draft.end[next]! + emptyMinutes(model, model.pourOfSlot[next]!, trip.plant, draft.end[next]!)
      return
    }
    cost += weights.empty * (onward - emptyMinutes(model, place, draft.plant[next]!, free))
    if (previous < 0) cost += weights.shift * (draft.begin[next]! - trip.begin)
  } else {
    const back = own.home === undefined ? 0 : emptyMinutes(model, trip.pour, own.home, trip.end)
    const home = trip.end + back
    out.fit = fits.shift
    if (home > own.overtimeUntil) return
    let was = trip.begin
    cost += weights.empty * back
    if (previous >= 0) {
      const oldBack = own.home === undefined ? 0 : emptyMinutes(model, place, own.home, free)
      was = free + oldBack
      cost -= weights.empty * oldBack
    } else cost += weights.truck
    cost += weights.shift * (home - was)
    cost += weights.overtime * (Math.max(0, home - own.shiftUntil) - Math.max(0, was - own.shiftUntil))
  }
  for (const outage of own.outages ?? []) {
    if (trip.begin >= outage.until || trip.end <= outage.from) continue
    out.fit = fits.outage
    out.ready = Math.max(out.ready, outage.until)
    return
  }
  out.fit = fits.yes
  out.cost = cost
}
