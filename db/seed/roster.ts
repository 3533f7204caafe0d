import { addDays, addMinutes, instantOn, weekday } from '~/domain/kit/time'
import { shifts, usualShifts } from '../fleet/roster-tables'
import { bulkInsert } from '../kit/bulk'
import type { Seed } from './base'
import type { Shift } from './busy-trucks'
import type { Yard } from './yard'

/** Ten trucks of a plant come in waves as it opens; each drives ten hours. */
const WAVES = ['05:30', '05:30', '06:00', '06:00', '06:30', '07:00', '08:00', '09:00', '10:30', '12:00'] as const
export const HOURS = 10
const REASONS = ['Annual leave', 'Medical leave', 'Training', 'Annual leave', 'Truck in the workshop']

/** The drivers who are off on these days, one of each plant but one. */
export const restsToday = (at: number): boolean => at % 11 === 10

/** When the driver of the n-th truck usually comes: the trucks are dealt out to the plants in turn. */
export const usualStart = (plants: readonly unknown[], at: number): string =>
  WAVES[Math.floor(at / plants.length) % WAVES.length]!

/** The day of the week on which the driver of the n-th truck rests; most have none but Sunday. */
const restDay = (at: number): number | null => (at % 5 === 4 ? 1 + (Math.floor(at / 5) % 6) : null)

/** The trucks with the hours of their drivers on a day; who rests or is off has none. */
export const shiftsOf = ({ plants, trucks }: Pick<Yard, 'plants' | 'trucks'>, day: string): Shift[] =>
  trucks.map((truck, at) => {
    const from = instantOn(day, usualStart(plants, at))
    const away = restsToday(at) || restDay(at) === weekday(day)
    const { regionId } = plants.find(({ id }) => id === truck.plantId)!
    return { truck, regionId, span: away ? null : { from, to: addMinutes(from, HOURS * 60) } }
  })

/** Usual hours from Monday to Saturday, a few with a rest day in the week, and who is off on the days to come. */
export async function seedRoster(seed: Seed, { plants, trucks }: Pick<Yard, 'plants' | 'trucks'>): Promise<void> {
  const { sql, start, stamp, today } = seed
  await bulkInsert(
    sql,
    usualShifts,
    trucks.flatMap((truck, at) => {
      const startsAt = usualStart(plants, at)
      const rests = restDay(at)
      return [1, 2, 3, 4, 5, 6]
        .filter(weekday => weekday !== rests)
        .map(weekday => ({
          ...stamp(start),
          driverId: truck.driverId,
          weekday,
          startsAt,
          endsAt: `${Number(startsAt.slice(0, 2)) + HOURS}${startsAt.slice(2)}`,
          fromDate: addDays(today, -120),
          toDate: null,
        }))
    }),
  )
  for (const ahead of [1, 2]) await seedOff(seed, trucks, addDays(today, ahead), new Set())
}

/** Who is off, unless they carried a load. */
export async function seedOff(
  { sql, start, stamp }: Seed,
  trucks: Yard['trucks'],
  day: string,
  carried: ReadonlySet<string | null | undefined>,
): Promise<void> {
  const away = trucks.filter(({ driverId }, at) => restsToday(at) && !carried.has(driverId))
  if (!away.length) return
  await bulkInsert(
    sql,
    shifts,
    away.map((truck, at) => ({
      ...stamp(start),
      driverId: truck.driverId,
      plantId: truck.plantId,
      day,
      status: 'off',
      reason: REASONS[at % REASONS.length]!,
      source: 'typed',
    })),
  )
}
