import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import { dutyLines, type WorkingTime, workingTime } from '~/domain/fleet/fatigue'
import type { SettingValue } from '~/domain/kit/setting'
import { addMinutes, startOfBusinessDay } from '~/domain/kit/time'
import { dutyEvents } from '../fleet/tables'
import type { Sql } from '../kit/open'

/** Minutes of duty today by driver. */
export async function hoursOf(
  sql: Sql,
  driverIds: string[],
  now: Date,
  rules: SettingValue<'fleet.fatigue'>,
): Promise<Map<string, WorkingTime>> {
  const duty = await dutyOf(sql, driverIds, now)
  return new Map(driverIds.map(id => [id, workingTime(duty.get(id) ?? [], now, rules)]))
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
