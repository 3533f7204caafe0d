import { type PlainDate, weekday } from './time'

/** A Sunday or a public holiday. */
export const isRestDay = (day: PlainDate, holidays: ReadonlySet<PlainDate>): boolean =>
  weekday(day) === 0 || holidays.has(day)
