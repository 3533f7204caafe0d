import { and, eq, gte, isNull, lte, ne, or } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { bans } from './tables'

export const ban = record(bans, 'ban')
export type BanRow = typeof bans.$inferSelect

type Period = Pick<BanRow, 'driverId' | 'truckId' | 'customerId' | 'projectId' | 'locationId' | 'fromDate' | 'toDate'>

/** A ban in force of the same truck or driver from the same place whose days overlap. */
export async function overlapping(sql: Sql, of: Period, exceptId: string | null): Promise<BanRow | undefined> {
  const same = (column: Parameters<typeof eq>[0], value: string | null) =>
    value ? eq(column, value) : isNull(column as typeof bans.driverId)
  const [row] = await sql
    .select()
    .from(bans)
    .where(
      and(
        eq(bans.active, true),
        same(bans.driverId, of.driverId),
        same(bans.truckId, of.truckId),
        same(bans.customerId, of.customerId),
        same(bans.projectId, of.projectId),
        same(bans.locationId, of.locationId),
        or(isNull(bans.toDate), gte(bans.toDate, of.fromDate)),
        of.toDate ? lte(bans.fromDate, of.toDate) : undefined,
        exceptId ? ne(bans.id, exceptId) : undefined,
      ),
    )
    .limit(1)
  return row
}
