import * as z from 'zod'
import table from '~/domain/cylinders/data/specimen.json'
import { EngineeringFault } from '~/domain/kit/fault'
import { moment } from '~/domain/kit/moment'
import { roundTo } from '~/domain/kit/rounding'
import { businessDay, SINGAPORE } from '~/domain/kit/time'
import { within } from '~/domain/kit/within'

const HOUR = 3_600_000
export const AGE_TOLERANCE: Record<string, number> = table.ageToleranceHours.hours

export const TestAgeInput = z.strictObject({ castAt: moment(), testedAt: moment(), nominalDays: z.number() })

export type TestAge = { hours: number; differenceHours: number; toleranceHours: number; withinTolerance: boolean }

/** Age of a specimen at test against its nominal age and tolerance in hours (ASTM C39 §8.3). Missing times are `age-missing`. */
export function testAge(
  castAt: Date | null | undefined,
  testedAt: Date | null | undefined,
  nominalDays: number,
): TestAge {
  const hours = (instant(testedAt, 'testedAt') - instant(castAt, 'castAt')) / HOUR
  if (hours < 0)
    throw new EngineeringFault('tested-before-cast', 'the specimen was tested before it was cast', 'testedAt')
  const toleranceHours = ageTolerance(nominalDays)
  const differenceHours = hours - nominalDays * 24
  return { hours, differenceHours, toleranceHours, withinTolerance: Math.abs(differenceHours) <= toleranceHours + 1e-9 }
}

/**
 * Hours either side of an age from 12 hours to ten years: those of the table, and of any other age 2 % of it
 * (ASTM C39 §8.3). Cubes are judged by the same, as EN 12390-3 gives no tolerance of its own.
 */
export function ageTolerance(nominalDays: number): number {
  within(nominalDays, 'nominalDays', [0.5, 3650], 'd')
  return AGE_TOLERANCE[nominalDays] ?? roundTo((nominalDays * 24 * table.ageToleranceHours.otherPercent) / 100, 0.01)
}

export type DueTest = {
  nominalDays: number
  due: Date
  from: Date
  to: Date
  /** The plant's days the window touches, and those of them on which the laboratory is open. */
  days: string[]
  openDays: string[]
  /** The due day itself is closed; `conflict` when no open day is left in the window: a holiday cannot move the test. */
  dueDayClosed: boolean
  conflict: boolean
}

/** When a specimen falls due and whether holidays leave a lawful day, in the zone of the plant. */
export function dueTest(
  castAt: Date,
  nominalDays: number,
  closed: (day: string) => boolean,
  zone = SINGAPORE,
): DueTest {
  const due = new Date(instant(castAt, 'castAt') + nominalDays * 24 * HOUR)
  const tolerance = ageTolerance(nominalDays) * HOUR
  const from = new Date(due.getTime() - tolerance)
  const to = new Date(due.getTime() + tolerance)
  const days = daysBetween(from, to, zone)
  const openDays = days.filter(day => !closed(day))
  const dueDayClosed = closed(businessDay(due, zone))
  return { nominalDays, due, from, to, days, openDays, dueDayClosed, conflict: openDays.length === 0 }
}

function daysBetween(from: Date, to: Date, zone: string): string[] {
  const days = new Set<string>()
  for (let at = from.getTime(); at < to.getTime(); at += 12 * HOUR) days.add(businessDay(new Date(at), zone))
  days.add(businessDay(to, zone))
  return [...days]
}

function instant(value: Date | null | undefined, field: string): number {
  const time = value?.getTime()
  if (time === undefined || Number.isNaN(time)) throw new EngineeringFault('age-missing', `${field} is missing`, field)
  return time
}
