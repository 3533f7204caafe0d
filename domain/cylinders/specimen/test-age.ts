import * as z from 'zod'
import table from '~/domain/cylinders/data/specimen.json'
import { EngineeringFault } from '~/domain/kit/fault'
import { moment } from '~/domain/kit/moment'
import { roundTo } from '~/domain/kit/rounding'
import { hoursOfAge } from '~/domain/kit/specimen-age'
import { businessDay, SINGAPORE } from '~/domain/kit/time'
import { within } from '~/domain/kit/within'
import { SPECIMEN_SHAPES, type SpecimenShape } from '~/domain/mixdesign/strength-class'

const HOUR = 3_600_000

export const TestAgeInput = z.strictObject({
  castAt: moment(),
  testedAt: moment(),
  nominalDays: z.number(),
  specimen: z.enum(SPECIMEN_SHAPES).default('cylinder'),
})

export type TestAge = { hours: number; differenceHours: number; toleranceHours: number; withinTolerance: boolean }

/** Age of a specimen at test against its nominal age and the tolerance of its standard, hours. Missing times are `age-missing`. */
export function testAge(
  castAt: Date | null | undefined,
  testedAt: Date | null | undefined,
  nominalDays: number,
  shape: SpecimenShape,
): TestAge {
  const hours = (instant(testedAt, 'testedAt') - instant(castAt, 'castAt')) / HOUR
  if (hours < 0)
    throw new EngineeringFault('tested-before-cast', 'the specimen was tested before it was cast', 'testedAt')
  const toleranceHours = ageTolerance(nominalDays, shape)
  const differenceHours = hours - hoursOfAge(nominalDays)
  return { hours, differenceHours, toleranceHours, withinTolerance: Math.abs(differenceHours) <= toleranceHours + 1e-9 }
}

/**
 * Hours either side of an age from 12 hours to ten years. A cylinder: the hours of ASTM C39 §8.3, and of any other age 2 % of
 * it. A cube: the hours of BS 1881-111, as EN 12390-3 gives no tolerance of its own.
 */
export function ageTolerance(nominalDays: number, shape: SpecimenShape): number {
  within(nominalDays, 'nominalDays', [0.5, 3650], 'd')
  const age = hoursOfAge(nominalDays)
  if (shape === 'cube') return CUBE.upToHours.find(([most]) => age <= most!)?.[1] ?? CUBE.olderHours
  return CYLINDER.hours[age] ?? roundTo((age * CYLINDER.otherPercent) / 100, 0.01)
}

const CUBE: { upToHours: number[][]; olderHours: number } = table.ageTolerance.cube
const CYLINDER: { hours: Record<string, number>; otherPercent: number } = table.ageTolerance.cylinder

export type AgeWindow = { due: Date; from: Date; to: Date }

/** When a specimen falls due, and the first and last moment at which its result counts. */
export function ageWindow(castAt: Date, nominalDays: number, shape: SpecimenShape): AgeWindow {
  const due = new Date(instant(castAt, 'castAt') + hoursOfAge(nominalDays) * HOUR)
  const tolerance = ageTolerance(nominalDays, shape) * HOUR
  return { due, from: new Date(due.getTime() - tolerance), to: new Date(due.getTime() + tolerance) }
}

export type DueTest = AgeWindow & {
  nominalDays: number
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
  { nominalDays, shape }: { nominalDays: number; shape: SpecimenShape },
  closed: (day: string) => boolean,
  zone = SINGAPORE,
): DueTest {
  const window = ageWindow(castAt, nominalDays, shape)
  const days = daysBetween(window.from, window.to, zone)
  const openDays = days.filter(day => !closed(day))
  const dueDayClosed = closed(businessDay(window.due, zone))
  return { nominalDays, ...window, days, openDays, dueDayClosed, conflict: openDays.length === 0 }
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
