import { and, count, eq, notInArray } from 'drizzle-orm'
import { deliveryOrders } from '~/db/deliveries/tables'
import type { Sql } from '../kit/open'

/** Loads that a plant has still to make or that are on their way. */
export async function loadsUnderWay(sql: Sql, plantId: string): Promise<number> {
  const [row] = await sql
    .select({ loads: count() })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.plantId, plantId),
        notInArray(deliveryOrders.status, ['delivered', 'returned', 'withdrawn', 'rejected']),
      ),
    )
  return row?.loads ?? 0
}
