import { addMinutes, minutesBetween } from '../kit/time'

type Load = { status: string; plannedBatchAt: Date | string }
type Order = { status: string; nextLoadAt: Date | string | null }

const UNDER_WAY = ['confirmed', 'in_progress']
const WAITING = ['planned', 'assigned']
const past = (at: Date | string, now: Date) => Math.max(0, Math.floor(minutesBetween(new Date(at), now)))

/** Minutes by which the next waiting load of an order is late; 0 while it is not. */
export const orderLateMinutes = ({ status, nextLoadAt }: Order, now: Date): number =>
  nextLoadAt && UNDER_WAY.includes(status) ? past(nextLoadAt, now) : 0

/** Minutes by which a waiting load should have been batched. */
export const loadLateMinutes = ({ status, plannedBatchAt }: Load, now: Date): number =>
  WAITING.includes(status) ? past(plannedBatchAt, now) : 0

/** When the next waiting load of an order is to be batched. */
export function nextLoadOf(loads: readonly Load[]): Date | null {
  const times = loads.filter(load => WAITING.includes(load.status)).map(load => new Date(load.plannedBatchAt).getTime())
  return times.length ? new Date(Math.min(...times)) : null
}

/** When the site was told that a load arrives: the start and the spacing that were agreed. */
const promisedAt = (start: Date | string, spacingMinutes: number, place: number): Date =>
  new Date(new Date(start).getTime() + place * spacingMinutes * 60_000)

type Wanted = { id: string; status: string }

/** The promise of each load of an order by its id; one that was taken back keeps no place in what was promised. */
export function promisesOf(
  loads: readonly Wanted[],
  { startsAt, spacingMinutes }: { startsAt: Date | string; spacingMinutes: number },
): Map<string, Date> {
  const wanted = loads.filter(({ status }) => status !== 'withdrawn' && status !== 'rejected')
  return new Map(wanted.map((load, place) => [load.id, promisedAt(startsAt, spacingMinutes, place)]))
}

type Underway = {
  plannedBatchAt: Date
  plannedOnSiteAt: Date
  batchedAt: Date | null
  onSiteAt: Date | null
  /** By where the truck is, once it drives. */
  arrival: Date | null
}

/**
 * When a load is on site: as it was told, by where its truck is, or as planned and later by as much as its batch is. Never
 * before now while it is not there.
 */
export function forecastOnSite(load: Underway, now: Date): Date {
  if (load.onSiteAt) return load.onSiteAt
  const batch = load.batchedAt ?? (load.plannedBatchAt < now ? now : load.plannedBatchAt)
  const planned = addMinutes(load.plannedOnSiteAt, minutesBetween(load.plannedBatchAt, batch))
  const at = load.arrival ?? planned
  return at < now ? now : at
}
