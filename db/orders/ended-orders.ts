import { and, eq, gte, isNotNull, lte, max, sql as raw } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orders } from './tables'

/**
 * Orders in progress from a day on whose loads have all ended, the last truck back by an instant and nothing changed by people
 * since; the oldest first.
 */
export async function endedOrders(sql: Sql, fromDay: string, by: Date, most = 200): Promise<{ id: string }[]> {
  return sql
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(deliveryOrders, eq(deliveryOrders.orderId, orders.id))
    .where(and(eq(orders.status, 'in_progress'), gte(orders.orderDate, fromDay), lte(orders.updatedAt, by)))
    .groupBy(orders.id)
    .having(
      and(
        raw`bool_and(${deliveryOrders.status} in ('returned', 'rejected', 'withdrawn'))`,
        isNotNull(max(deliveryOrders.returnedAt)),
        lte(max(deliveryOrders.returnedAt), by),
      ),
    )
    .orderBy(orders.startsAt, orders.id)
    .limit(most)
}
