import { addDays, type PlainDate, weekday } from './time'

/** A Sunday or a public holiday. */
export const isRestDay = (day: PlainDate, holidays: ReadonlySet<PlainDate>): boolean =>
  weekday(day) === 0 || holidays.has(day)

/** The first day from this one on that is neither a Sunday nor a holiday. */
export function workingDayFrom(day: PlainDate, holidays: ReadonlySet<PlainDate>): PlainDate {
  let at = day
  while (isRestDay(at, holidays)) at = addDays(at, 1)
  return at
}
