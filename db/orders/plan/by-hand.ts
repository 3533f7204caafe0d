import { and, eq, inArray, ne } from 'drizzle-orm'
import { deliveryOrders } from '../../deliveries/tables'
import type { Sql } from '../../kit/open'
import { SYSTEM } from '../../kit/work'
import { orderPlants, orders } from '../tables'

export type HandBooked = {
  loadId: string
  orderId: string
  orderNo: string
  loadNo: number
  startsAt: Date
  plannedOnSiteAt: Date
  plantIds: string[]
}

/** Loads of orders that a person booked, with what that person agreed: the start of the order and its plants. */
export async function handBooked(sql: Sql, loadIds: readonly string[]): Promise<HandBooked[]> {
  if (!loadIds.length) return []
  const rows = await sql
    .select({
      loadId: deliveryOrders.id,
      orderId: orders.id,
      orderNo: orders.orderNo,
      loadNo: deliveryOrders.loadNo,
      startsAt: orders.startsAt,
      plannedOnSiteAt: deliveryOrders.plannedOnSiteAt,
    })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .where(and(inArray(deliveryOrders.id, [...loadIds]), ne(orders.createdBy, SYSTEM.id), eq(orders.demo, false)))
  const chosen = await sql
    .select({ orderId: orderPlants.orderId, plantId: orderPlants.plantId })
    .from(orderPlants)
    .where(inArray(orderPlants.orderId, rows.length ? [...new Set(rows.map(row => row.orderId))] : [SYSTEM.id]))
  const plantsOf = Map.groupBy(chosen, row => row.orderId)
  return rows.map(row => ({ ...row, plantIds: (plantsOf.get(row.orderId) ?? []).map(({ plantId }) => plantId) }))
}
