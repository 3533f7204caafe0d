import { and, asc, eq, gte, inArray, isNull, lte, notInArray, or, sql as raw } from 'drizzle-orm'
import { OUTSTANDING, UNDERWAY } from '~/domain/deliveries/delivery-order-status'
import { UNDER_WAY } from '~/domain/orders/order-states'
import { deliveryOrders } from '../deliveries/tables'
import { trucks, truckTypes } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { queueItems } from '../queue/tables'

/** What the demo still moves on: also the way back of a load that is poured. */
const OPEN = [...OUTSTANDING, 'delivered']

/** Loads of the demo company whose next step is due, oldest first; what a person booked is left to that person. */
export async function dueLoads(sql: Sql, before: Date, most: number) {
  return sql
    .select({ load: deliveryOrders })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .where(
      and(
        eq(deliveryOrders.demo, true),
        inArray(deliveryOrders.status, OPEN),
        lte(deliveryOrders.plannedBatchAt, before),
        inArray(orders.status, UNDER_WAY),
        eq(deliveryOrders.emodificationPending, false),
      ),
    )
    .orderBy(asc(deliveryOrders.plannedBatchAt))
    .limit(most)
}

/** Who takes a load next: the first in the plant's queue, else a truck that is nowhere. */
export async function nextCrew(
  sql: Sql,
  plantId: string,
  quantity: string,
): Promise<{ queueId: string } | { truckId: string } | undefined> {
  const [item] = await sql
    .select({ id: queueItems.id })
    .from(queueItems)
    .innerJoin(trucks, eq(trucks.id, queueItems.truckId))
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .where(
      and(
        eq(queueItems.plantId, plantId),
        eq(queueItems.demo, true),
        inArray(queueItems.status, ['joined', 'called', 'acknowledged']),
        // A truck that is called for a load comes for that load.
        isNull(queueItems.deliveryOrderId),
        gte(truckTypes.maxLoad, quantity),
      ),
    )
    .orderBy(asc(queueItems.rankAt))
    .limit(1)
  if (item) return { queueId: item.id }
  const out = sql
    .select({ id: deliveryOrders.truckId })
    .from(deliveryOrders)
    .where(and(inArray(deliveryOrders.status, UNDERWAY), raw`${deliveryOrders.truckId} is not null`))
  const standing = sql
    .select({ id: queueItems.truckId })
    .from(queueItems)
    .where(inArray(queueItems.status, ['joined', 'called', 'acknowledged', 'loading']))
  const [truck] = await sql
    .select({ id: trucks.id })
    .from(trucks)
    .innerJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .where(
      and(
        eq(trucks.active, true),
        eq(trucks.removed, false),
        gte(truckTypes.maxLoad, quantity),
        or(eq(trucks.mainPlantId, plantId), isNull(trucks.mainPlantId)),
        notInArray(trucks.id, out),
        notInArray(trucks.id, standing),
      ),
    )
    .orderBy(asc(trucks.truckNo))
    .limit(1)
  return truck && { truckId: truck.id }
}

/** Days of demo orders from a day on, so that the roller knows which are missing. */
export async function demoDays(sql: Sql, from: string, to: string): Promise<Set<string>> {
  const rows = await sql
    .selectDistinct({ day: orders.orderDate })
    .from(orders)
    .where(and(eq(orders.demo, true), raw`${orders.orderDate} between ${from} and ${to}`))
  return new Set(rows.map(row => row.day))
}

export async function ordersOfDay(sql: Sql, day: string) {
  return sql
    .select()
    .from(orders)
    .where(and(eq(orders.demo, true), eq(orders.orderDate, day), notInArray(orders.status, ['cancelled'])))
}
