import { halfMonthOf } from '~/domain/billing/bill-split'
import { businessDay } from '~/domain/kit/time'

/** The running half month up to today: what finance drafts most of the time. */
export function runningHalfMonth(now: string): { fromDate: string; toDate: string; today: string } {
  const today = businessDay(new Date(now))
  return { fromDate: halfMonthOf(today).fromDate, toDate: today, today }
}
