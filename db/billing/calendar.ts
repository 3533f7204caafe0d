import { and, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { SINGAPORE } from '~/domain/kit/time'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { holidays } from '../orders/tables'

/** Holidays of a region and those without one, which count everywhere. */
export async function holidaysIn(sql: Sql, regionId: string, from: string, to: string): Promise<Set<string>> {
  const rows = await sql
    .select({ day: holidays.day })
    .from(holidays)
    .where(
      and(
        gte(holidays.day, from),
        lte(holidays.day, to),
        or(isNull(holidays.regionId), eq(holidays.regionId, regionId)),
      ),
    )
  return new Set(rows.map(row => row.day))
}

/** The zone that the clock of a region runs in. */
export async function zoneOf(sql: Sql, regionId: string): Promise<string> {
  const [row] = await sql.select({ zone: regions.zone }).from(regions).where(eq(regions.id, regionId))
  return row?.zone ?? SINGAPORE
}
