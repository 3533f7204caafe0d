import { and, asc, eq, getTableColumns, gte, inArray, or, sql as raw } from 'drizzle-orm'
import { products } from '~/db/catalog/tables'
import { locations, projects } from '~/db/customers/tables'
import { plants, trucks } from '~/db/fleet/tables'
import { promisedAt } from '~/db/orders/promise'
import { orders } from '~/db/orders/tables'
import { queueItems } from '~/db/queue/tables'
import { AWAY } from '~/domain/deliveries/delivery-order-status'
import { addDays, businessDay } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { deliveryEvents, deliveryOrders } from './tables'

/** From the call on, which the queue knows, or the ticket, which names the driver, until the truck is back. */
const ofDriver = (driverId: string, now: Date) =>
  and(
    inArray(deliveryOrders.status, ['called', ...AWAY]),
    or(
      eq(deliveryOrders.driverId, driverId),
      and(eq(deliveryOrders.status, 'called'), eq(queueItems.driverId, driverId)),
    ),
    gte(deliveryOrders.doDate, addDays(businessDay(now), -1)),
  )

const { id, status, orderId, doNumber, loadNo, quantity, plannedOnSiteAt, batchedAt, waterAddedLitres } =
  getTableColumns(deliveryOrders)
const { leftAt, onSiteAt, pourStartAt, pourEndAt, dischargeLimitMinutes } = deliveryOrders

/** The loads that a driver carries, is called for, or has still to come back from, in their order. */
export const loadsOfDriver = async (sql: Sql, driverId: string, now: Date) =>
  sql
    .select({
      id,
      status,
      orderId,
      doNumber,
      loadNo,
      quantity,
      plannedOnSiteAt,
      batchedAt,
      leftAt,
      onSiteAt,
      pourStartAt,
      pourEndAt,
      dischargeLimitMinutes,
      waterAddedLitres,
      promisedAt: promisedAt(),
      orderNo: orders.orderNo,
      contactName: orders.contactName,
      contactPhone: orders.contactPhone,
      landmark: orders.landmark,
      remarks: orders.remarks,
      projectName: projects.projectName,
      siteName: locations.locationName,
      address: locations.address,
      gate: locations.gate,
      latitude: locations.latitude,
      longitude: locations.longitude,
      productCode: products.productCode,
      productName: products.name,
      plantName: plants.plantName,
      truckNo: trucks.truckNo,
      /** When its truck was sent to this site with the load of another one. */
      divertedAt: raw<string | null>`(select max(${deliveryEvents.at}) from ${deliveryEvents}
        where ${deliveryEvents.deliveryOrderId} = ${id} and ${deliveryEvents.event} = 'diverted')`,
    })
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, orderId))
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .innerJoin(locations, eq(locations.id, deliveryOrders.locationId))
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .leftJoin(queueItems, eq(queueItems.id, deliveryOrders.queueItemId))
    .leftJoin(trucks, or(eq(trucks.id, deliveryOrders.truckId), eq(trucks.id, queueItems.truckId)))
    .where(ofDriver(driverId, now))
    .orderBy(asc(deliveryOrders.plannedBatchAt))
    .limit(10)

/** Whether a load is one of those. */
export async function isOwnLoad(sql: Sql, of: { driverId: string; loadId: string; now: Date }): Promise<boolean> {
  const rows = await sql
    .select({ id })
    .from(deliveryOrders)
    .leftJoin(queueItems, eq(queueItems.id, deliveryOrders.queueItemId))
    .where(and(eq(id, of.loadId), ofDriver(of.driverId, of.now)))
  return rows.length > 0
}
