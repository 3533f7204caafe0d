import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { capacityProfiles } from './capacity-tables'

export const capacityProfile = record(capacityProfiles, 'capacity_profile')
export type CapacityProfileRow = typeof capacityProfiles.$inferSelect
export type ProfileOf = { plantId: string; weekday: number | null; day: string | null }

/** The rows of a plant: its weekdays, and those of a date when one is asked for. */
export const profileRows = (sql: Sql, plantId: string, day: string | undefined): Promise<CapacityProfileRow[]> =>
  sql
    .select()
    .from(capacityProfiles)
    .where(
      and(
        eq(capacityProfiles.plantId, plantId),
        day ? or(isNull(capacityProfiles.day), eq(capacityProfiles.day, day)) : undefined,
      ),
    )
    .orderBy(asc(capacityProfiles.day), asc(capacityProfiles.weekday), asc(capacityProfiles.hour))

/** The hours of a weekday or date as a whole: what is not named any more goes, what is the same stays untouched. */
export async function replaceProfile(
  work: Work,
  { plantId, weekday, day }: ProfileOf,
  hours: { hour: number; quantity: string }[],
  remarks: string | null,
): Promise<CapacityProfileRow[]> {
  const before = await work.sql
    .select()
    .from(capacityProfiles)
    .where(
      and(
        eq(capacityProfiles.plantId, plantId),
        day ? eq(capacityProfiles.day, day) : and(isNull(capacityProfiles.day), eq(capacityProfiles.weekday, weekday!)),
      ),
    )
  const after: CapacityProfileRow[] = []
  for (const row of before.filter(row => !hours.some(each => each.hour === row.hour)))
    await capacityProfile.remove(work, row)
  for (const { hour, quantity } of hours) {
    const row = before.find(each => each.hour === hour)
    const values = { plantId, weekday: day ? null : weekday, day, hour, quantity, remarks }
    const same = row && Number(row.quantity) === Number(quantity) && row.remarks === remarks
    after.push(
      same ? row : await capacityProfile.save(work, row ? { ...values, id: row.id, version: row.version } : values),
    )
  }
  return after.sort((a, b) => a.hour - b.hour)
}
