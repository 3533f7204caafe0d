import { and, asc, eq, gte, inArray, isNull, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import { regions } from '~/db/fleet/tables'
import { addDays, type PlainDate } from '~/domain/kit/time'
import { DONE } from '../billing/billable'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { holidays, orders } from './tables'

export const holiday = record(holidays, 'holiday')
export type HolidayRow = typeof holidays.$inferSelect

/** A holiday without a region is one everywhere. */
const inRegion = (regionId: string | null | undefined): SQL | undefined =>
  regionId ? or(isNull(holidays.regionId), eq(holidays.regionId, regionId)) : undefined

export async function holidayOn(sql: Sql, day: string, regionId?: string | null): Promise<HolidayRow | undefined> {
  const [row] = await sql
    .select()
    .from(holidays)
    .where(and(eq(holidays.day, day), regionId ? inRegion(regionId) : isNull(holidays.regionId)))
    .limit(1)
  return row
}

/** The holidays of the whole company in the year of a day and the next one. */
export async function holidaysFrom(sql: Sql, day: PlainDate): Promise<ReadonlySet<PlainDate>> {
  const year = Number(day.slice(0, 4))
  const rows = await sql
    .select({ day: holidays.day })
    .from(holidays)
    .where(and(isNull(holidays.regionId), gte(holidays.day, `${year}-01-01`), lte(holidays.day, `${year + 1}-12-31`)))
  return new Set(rows.map(row => row.day))
}

export type HolidayLine = Pick<HolidayRow, 'id' | 'version' | 'day' | 'name' | 'regionId'> & {
  regionName: string | null
}

export const holidaysOf = (sql: Sql, year: number, regionId?: string | null): Promise<HolidayLine[]> =>
  sql
    .select({
      id: holidays.id,
      version: holidays.version,
      day: holidays.day,
      name: holidays.name,
      regionId: holidays.regionId,
      regionName: raw<string | null>`${regions.regionName}`,
    })
    .from(holidays)
    .leftJoin(regions, eq(regions.id, holidays.regionId))
    .where(and(gte(holidays.day, `${year}-01-01`), lte(holidays.day, `${year}-12-31`), inRegion(regionId)))
    .orderBy(asc(holidays.day))

/** Whether a load was batched or delivered on a day in a region, or anywhere. */
export async function deliveredOn(sql: Sql, day: PlainDate, regionId: string | null): Promise<boolean> {
  const { batchedAt, doDate, status } = deliveryOrders
  const [row] = await sql
    .select({ id: deliveryOrders.id })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .innerJoin(regions, eq(regions.id, orders.regionId))
    .where(
      and(
        inArray(status, DONE),
        // A pour may go on after midnight.
        gte(doDate, addDays(day, -1)),
        lte(doDate, addDays(day, 1)),
        or(eq(doDate, day), eq(raw<string>`(${batchedAt} at time zone ${regions.zone})::date::text`, day)),
        regionId ? eq(orders.regionId, regionId) : undefined,
      ),
    )
    .limit(1)
  return row !== undefined
}
