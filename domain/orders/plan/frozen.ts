import { minutesBetween } from '../../kit/time'
import type { FactLoad, FactPlace } from './facts'

/** What the loads of the day say about themselves. */
export type LoadProgress = {
  id: string
  status: string
  plantId: string
  batchingPlantId: string | null
  truckId: string | null
  plannedBatchAt: Date
  plannedOnSiteAt: Date
  loadingAt: Date | null
  batchedAt: Date | null
  arrivalAt: Date | null
  onSiteAt: Date | null
  pourStartAt: Date | null
  pourEndAt: Date | null
  deliveredAt: Date | null
  lockedByName: string | null
  lockedUntil: Date | null
  emodificationPending: boolean
}

const DONE = ['delivered', 'returned']
const BEGUN = ['loading', 'loaded', 'in_transit', 'on_site', 'pouring']
const SETTLED = ['called', 'generated']

/** Poured; batched or called; held by a person; or free to be planned. */
export function markOf(load: LoadProgress, now: Date): FactLoad['mark'] {
  if (DONE.includes(load.status)) return 'done'
  if (BEGUN.includes(load.status) || SETTLED.includes(load.status)) return 'frozen'
  const locked = !!load.lockedByName && !!load.lockedUntil && load.lockedUntil > now
  return locked || load.emodificationPending ? 'locked' : 'free'
}

/**
 * Where a load stands in minutes of the day: what was told, and what follows from it at the pace of the plan. What should
 * have begun by now and has not begins now at the earliest.
 */
export function placeOf(load: LoadProgress, dayStart: Date, now: number | null, unloading: number): FactPlace {
  const at = (instant: Date) => Math.round(minutesBetween(dayStart, instant))
  const actual = load.loadingAt ?? load.batchedAt
  const begun = BEGUN.includes(load.status) || DONE.includes(load.status)
  const planned = at(load.plannedBatchAt)
  const begin = actual ? at(actual) : begun || now === null ? planned : Math.max(planned, now + 1)
  const lead = Math.max(1, at(load.plannedOnSiteAt) - planned)
  const told = load.onSiteAt ?? load.arrivalAt
  const arrived = told ? at(told) : begin + lead
  const waiting = BEGUN.includes(load.status) && !load.pourStartAt && now !== null
  const start = load.pourStartAt ? at(load.pourStartAt) : waiting ? Math.max(arrived, now) : arrived
  const ended = load.pourEndAt ?? load.deliveredAt
  const running = BEGUN.includes(load.status) && now !== null
  const end = ended ? at(ended) : Math.max(start + unloading, running ? now + 1 : 0)
  const from = Math.min(begin, start - 1)
  return {
    ...(begun && { onSite: load.onSiteAt || now === null ? arrived : Math.max(arrived, now) }),
    plantId: load.plantId,
    lineId: load.batchingPlantId,
    truckId: load.truckId,
    begin: from,
    start,
    end: Math.max(end, start + 1),
  }
}
