import { and, asc, desc, eq, exists, gt, isNull, notExists, notInArray } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orderPreviews, orders } from '../orders/tables'

/**
 * Orders of the demo company of which nobody kept what they were foreseen to cost, the last days first. One whose load was
 * corrected since is left out: what was told when it was booked is not known any more.
 */
export async function unforeseenOrders(sql: Sql, most: number): Promise<string[]> {
  const loads = sql.select({ id: deliveryOrders.id }).from(deliveryOrders)
  const ofOrder = eq(deliveryOrders.orderId, orders.id)
  const rows = await sql
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderPreviews, eq(orderPreviews.orderId, orders.id))
    .where(
      and(
        eq(orders.demo, true),
        isNull(orderPreviews.id),
        notInArray(orders.status, ['draft', 'cancelled']),
        exists(loads.where(and(ofOrder, notInArray(deliveryOrders.status, ['withdrawn', 'rejected'])))),
        notExists(
          sql
            .select({ id: deliveryOrders.id })
            .from(deliveryOrders)
            .where(and(ofOrder, gt(deliveryOrders.revision, 1))),
        ),
      ),
    )
    .orderBy(desc(orders.orderDate), asc(orders.orderNo))
    .limit(most)
  return rows.map(row => row.id)
}
