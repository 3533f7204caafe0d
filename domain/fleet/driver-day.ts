import * as z from 'zod'
import { id, plainDate } from '../kit/shape'
import { daysBetween, minutesBetween } from '../kit/time'

const MOST_DAYS = 92

/** A driver and the days asked about; today where none is named. */
export const DriverDays = z
  .strictObject({ driverId: id(), fromDate: plainDate().optional(), toDate: plainDate().optional() })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || fromDate <= toDate, {
    path: ['toDate'],
    message: 'The last day is before the first',
  })
  .refine(({ fromDate, toDate }) => !fromDate || !toDate || daysBetween(fromDate, toDate) < MOST_DAYS, {
    path: ['toDate'],
    message: `At most ${MOST_DAYS} days at once`,
  })

type Stamps = {
  loadingAt: Date | null
  leftAt: Date | null
  onSiteAt: Date | null
  pourStartAt: Date | null
  pourEndAt: Date | null
  returnedAt: Date | null
}
/** Whole minutes; null where the chain has not come so far. */
export type TripMinutes = {
  toSite: number | null
  waiting: number | null
  pouring: number | null
  back: number | null
  turn: number | null
}

export function tripMinutes(of: Stamps): TripMinutes {
  return {
    toSite: span(of.leftAt, of.onSiteAt),
    waiting: span(of.onSiteAt, of.pourStartAt),
    pouring: span(of.pourStartAt, of.pourEndAt),
    back: span(of.pourEndAt, of.returnedAt),
    turn: span(of.loadingAt, of.returnedAt),
  }
}

const span = (from: Date | null, to: Date | null) => (from && to ? Math.round(minutesBetween(from, to)) : null)
