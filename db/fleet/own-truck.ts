import { and, eq, or } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { drivers } from './tables'

/** Whether a driver who signs in as this user drives the truck, as own or as alternate. */
export async function ownTruckOf(sql: Sql, userId: string, truckId: string): Promise<boolean> {
  const rows = await sql
    .select({ id: drivers.id })
    .from(drivers)
    .where(
      and(
        eq(drivers.userId, userId),
        eq(drivers.active, true),
        or(eq(drivers.truckId, truckId), eq(drivers.altTruckId, truckId)),
      ),
    )
  return rows.length > 0
}
