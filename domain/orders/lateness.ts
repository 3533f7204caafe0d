import { addMinutes, minutesBetween } from '../kit/time'
import { isIn, UNDER_WAY } from './order-states'

type At = Date | string
type Underway = {
  plannedBatchAt: At
  plannedOnSiteAt: At
  batchedAt: At | null
  onSiteAt: At | null
  /** By where the truck is, once it drives and its device told. */
  arrivalAt: At | null
}
/** A load with what was promised for it: plan, forecast and fact are held against that and nothing else. */
export type PromisedLoad = Underway & {
  status: string
  promisedAt: At
  /** Its order is on hold: until it is called, others may have its time. */
  held?: boolean
}

const GONE = ['withdrawn', 'rejected']
const WAITING = ['planned', 'assigned']

/**
 * When a load is on site: as it was told, by where its truck is, or as planned and later by as much as its batch is. Never
 * before now while it is not there.
 */
export function forecastOnSite(load: Underway, now: Date): Date {
  if (load.onSiteAt) return new Date(load.onSiteAt)
  const plannedBatch = new Date(load.plannedBatchAt)
  const batch = load.batchedAt ? new Date(load.batchedAt) : laterOf(plannedBatch, now)
  const planned = addMinutes(new Date(load.plannedOnSiteAt), minutesBetween(plannedBatch, batch))
  return laterOf(load.arrivalAt ? new Date(load.arrivalAt) : planned, now)
}

/** Whole minutes by which a load is or will be behind its promise; 0 in time, early, taken back, or held while it waits. */
export const lateMinutes = (load: PromisedLoad, now: Date): number =>
  GONE.includes(load.status) || (load.held && WAITING.includes(load.status))
    ? 0
    : minutesBehind(load.promisedAt, forecastOnSite(load, now))

/** Whole minutes from a promise to what came instead; 0 where it was kept. */
export const minutesBehind = (promisedAt: At, at: Date): number =>
  Math.max(0, Math.floor(minutesBetween(new Date(promisedAt), at)))

/** Whether so many whole minutes behind are late: more than the company counts as on time. */
export const isLate = (minutes: number, onTimeMinutes: number): boolean => minutes > onTimeMinutes

/** Twice that: what a board shows in red. */
export const isVeryLate = (minutes: number, onTimeMinutes: number): boolean => minutes > 2 * onTimeMinutes

/** How late an order is: as its next waiting load or the next one under way, whichever is later. 0 while it is not poured. */
export const orderLateMinutes = (
  { status, toArrive }: { status: string; toArrive: readonly PromisedLoad[] },
  now: Date,
): number => (isIn(UNDER_WAY, status) ? Math.max(0, ...toArrive.map(load => lateMinutes(load, now))) : 0)

/** The loads that say how late an order is: of those not on site yet the next that waits, and the next under way. */
export function nextToArrive<L extends PromisedLoad>(loads: readonly L[]): L[] {
  const open = loads
    .filter(load => !load.onSiteAt && !GONE.includes(load.status) && !DONE.includes(load.status))
    .sort((a, b) => new Date(a.promisedAt).getTime() - new Date(b.promisedAt).getTime())
  const waits = (load: L) => WAITING.includes(load.status)
  return [open.find(waits), open.find(load => !waits(load))].filter(load => load !== undefined)
}

const DONE = ['delivered', 'returned']
const laterOf = (a: Date, b: Date): Date => (a > b ? a : b)
