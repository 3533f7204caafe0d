import { and, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { SINGAPORE } from '~/domain/kit/time'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { holidays } from '../orders/tables'

export type RegionCalendar = (regionId: string) => { zone: string; holidays: Set<string> }

/** The zone that the clock of each region runs in, its holidays, and those without a region, which count everywhere. */
export async function calendarsOf(
  sql: Sql,
  regionIds: readonly string[],
  from: string,
  to: string,
): Promise<RegionCalendar> {
  const ids = [...new Set(regionIds)]
  const zones = await sql.select({ id: regions.id, zone: regions.zone }).from(regions).where(inArray(regions.id, ids))
  const rows = await sql
    .select({ day: holidays.day, regionId: holidays.regionId })
    .from(holidays)
    .where(
      and(
        gte(holidays.day, from),
        lte(holidays.day, to),
        or(isNull(holidays.regionId), inArray(holidays.regionId, ids)),
      ),
    )
  return regionId => ({
    zone: zones.find(({ id }) => id === regionId)?.zone ?? SINGAPORE,
    holidays: new Set(rows.filter(row => row.regionId === null || row.regionId === regionId).map(row => row.day)),
  })
}
