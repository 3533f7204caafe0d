import { businessDay } from '~/domain/kit/time'

/** The running half month up to today: what finance drafts most of the time. */
export function halfMonthOf(now: string): { fromDate: string; toDate: string; today: string } {
  const today = businessDay(new Date(now))
  return { fromDate: `${today.slice(0, 8)}${Number(today.slice(8)) <= 15 ? '01' : '16'}`, toDate: today, today }
}
