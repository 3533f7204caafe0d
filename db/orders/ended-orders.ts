import { and, eq, gte, inArray, isNotNull, lte, max, sql as raw } from 'drizzle-orm'
import { quantitiesOf } from '~/domain/deliveries/delivery-order-quantities'
import { isPositive } from '~/domain/kit/money'
import { loadGroups } from '../deliveries/quantities'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orders } from './tables'

/** More than a company has under way at once. */
const MOST = 2000

/**
 * Orders in progress from a day on whose loads have all ended and that are owed nothing, the last truck back by an instant
 * and nothing changed by people since; the oldest first.
 */
export async function endedOrders(sql: Sql, fromDay: string, by: Date): Promise<{ id: string }[]> {
  const ended = await sql
    .select({
      id: orders.id,
      quantity: orders.quantity,
      onCallQuantity: orders.onCallQuantity,
      status: orders.status,
    })
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
    .limit(MOST)
  if (!ended.length) return []
  const ids = ended.map(({ id }) => id)
  const groups = Map.groupBy(await loadGroups(sql, inArray(deliveryOrders.orderId, ids)), of => of.orderId)
  return ended.filter(order => {
    const { owed, onCall } = quantitiesOf(order, groups.get(order.id) ?? [])
    return !isPositive(owed) && !isPositive(onCall)
  })
}
