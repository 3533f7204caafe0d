import type { SpecimenKind } from '~/domain/kit/specimen-kind'
import { byText } from '../kit/collation'
import { businessDay, type PlainDate, SINGAPORE } from '../kit/time'
import { SPECIMEN } from './specimen/kind'
import { dueTest } from './specimen/test-age'

export type PlannedDay = {
  dueOn: PlainDate
  /** The day on which the laboratory crushes it: the due day, or the nearest open day within the age tolerance. */
  plannedOn: PlainDate
  /** The end of the age tolerance: a result after it does not count. */
  testUntil: Date
  /** No open day is left within the tolerance: the laboratory opens for it or the result does not count. */
  conflict: boolean
}

/** 0 is Sunday. `closed` are the days of the holiday calendar; weekdays that are not open are closed too. */
export function plannedDay(
  sampledAt: Date,
  of: { ageDays: number; specimenKind: string },
  calendar: { closed: ReadonlySet<PlainDate>; openWeekdays: readonly number[] },
  zone = SINGAPORE,
): PlannedDay {
  const closed = (day: PlainDate) =>
    calendar.closed.has(day) || !calendar.openWeekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
  const { shape } = SPECIMEN[of.specimenKind as SpecimenKind]
  const { due, to, openDays, conflict } = dueTest(sampledAt, { nominalDays: of.ageDays, shape }, closed, zone)
  const dueOn = businessDay(due, zone)
  const nearest = [...openDays].sort((a, b) => distance(a, dueOn) - distance(b, dueOn) || byText(b, a))[0]
  return { dueOn, plannedOn: nearest ?? dueOn, testUntil: to, conflict }
}

const distance = (day: PlainDate, from: PlainDate) => Math.abs(Date.parse(day) - Date.parse(from))

/** Whether what is still to be crushed is past its planned day or past its tolerance. The list of sets asks the same in SQL. */
export const isLate = (
  age: { plannedOn: PlainDate; testUntil: Date | string | null },
  at: { today: PlainDate; now: Date },
): boolean => age.plannedOn < at.today || (age.testUntil !== null && new Date(age.testUntil) < at.now)
