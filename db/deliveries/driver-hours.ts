import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import { dutyLines, type WorkingTime, workingTime } from '~/domain/fleet/fatigue'
import type { SettingValue } from '~/domain/kit/setting'
import { addMinutes, businessDay, startOfBusinessDay } from '~/domain/kit/time'
import { drivers, dutyEvents, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingByRegion } from '../kit/setting'

/** Minutes of duty today by driver, each by the rules of their own region. */
export async function hoursOf(sql: Sql, driverIds: string[], now: Date): Promise<Map<string, WorkingTime>> {
  const [duty, rulesOf] = await Promise.all([dutyOf(sql, driverIds, now), fatigueOf(sql, driverIds, now)])
  return new Map(driverIds.map(id => [id, workingTime(duty.get(id) ?? [], now, rulesOf(id))]))
}

/** The law follows the driver: the rules of the region of their main plant, else those of the company. */
export async function fatigueOf(
  sql: Sql,
  driverIds: string[],
  now: Date,
): Promise<(driverId: string) => SettingValue<'fleet.fatigue'>> {
  const [rows, byRegion] = await Promise.all([
    driverIds.length
      ? sql
          .select({ id: drivers.id, regionId: plants.regionId })
          .from(drivers)
          .innerJoin(plants, eq(plants.id, drivers.mainPlantId))
          .where(inArray(drivers.id, driverIds))
      : [],
    settingByRegion(sql, 'fleet.fatigue', businessDay(now)),
  ])
  const regionOf = new Map(rows.map(row => [row.id, row.regionId]))
  return driverId => byRegion(regionOf.get(driverId) ?? null)
}

/** No lawful shift is longer than this, so one that began earlier is over. */
const LONGEST_SHIFT_MINUTES = 14 * 60

/** Duty lines of today by driver. */
export async function dutyOf(sql: Sql, driverIds: string[], now: Date) {
  const dayStart = startOfBusinessDay(now)
  const rows = driverIds.length
    ? await sql
        .select({ driverId: dutyEvents.driverId, event: dutyEvents.event, at: dutyEvents.at })
        .from(dutyEvents)
        .where(
          and(
            inArray(dutyEvents.driverId, driverIds),
            gte(dutyEvents.at, addMinutes(dayStart, -LONGEST_SHIFT_MINUTES)),
            lte(dutyEvents.at, now),
          ),
        )
        .orderBy(asc(dutyEvents.at), asc(dutyEvents.id))
    : []
  const ofDriver = Map.groupBy(rows, row => row.driverId)
  return new Map([...ofDriver].map(([driverId, lines]) => [driverId, dutyLines(lines, dayStart)]))
}
