import { byText } from '../kit/collation'
import { addDays, type PlainDate } from '../kit/time'
import { dueTest } from './specimen/test-age'

export type PlannedDay = {
  dueAt: Date
  dueOn: PlainDate
  /** The day on which the laboratory crushes it: the due day, or the nearest open day within the age tolerance. */
  plannedOn: PlainDate
  /** No open day is left within the tolerance: the laboratory opens for it or the result does not count. */
  conflict: boolean
}

/** 0 is Sunday. `closed` are the days of the holiday calendar; weekdays that are not open are closed too. */
export function plannedDay(
  sampledAt: Date,
  castOn: PlainDate,
  ageDays: number,
  calendar: { closed: ReadonlySet<PlainDate>; openWeekdays: readonly number[] },
  zone?: string,
): PlannedDay {
  const closed = (day: PlainDate) =>
    calendar.closed.has(day) || !calendar.openWeekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  const dueOn = addDays(castOn, ageDays)
  const { due, openDays, conflict } = dueTest(sampledAt, ageDays, closed, zone)
  const nearest = [...openDays].sort((a, b) => distance(a, dueOn) - distance(b, dueOn) || byText(b, a))[0]
  return { dueAt: due, dueOn, plannedOn: nearest ?? dueOn, conflict }
}

const distance = (day: PlainDate, from: PlainDate) => Math.abs(Date.parse(day) - Date.parse(from))
