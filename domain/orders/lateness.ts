import { minutesBetween } from '../kit/time'

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
export const promisedAt = (start: Date | string, spacingMinutes: number, place: number): Date =>
  new Date(new Date(start).getTime() + place * spacingMinutes * 60_000)
