import { and, asc, eq, inArray, isNotNull, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { minutesBetween } from '~/domain/kit/time'
import { STANDING } from '~/domain/queue/queue-item'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { atSeenPlants, seenPlants } from '../fleet/scope'
import { batchingPlants, drivers, plants, regions, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { queueItems } from './tables'

/** The plants of a person with their batching lines and how many trucks stand there. */
export async function plantsOf(sql: Sql, person: Person) {
  const [rows, lines, counts] = await Promise.all([
    sql
      .select({
        plantId: plants.id,
        plantCode: plants.plantCode,
        plantName: plants.plantName,
        capacityPerHour: plants.capacityPerHour,
        closedUntil: plants.closedUntil,
        closedReason: plants.closedReason,
        closedFrom: plants.closedFrom,
      })
      .from(plants)
      .where(and(eq(plants.active, true), eq(plants.removed, false), seenPlants(person)))
      .orderBy(asc(plants.plantName)),
    sql
      .select({
        id: batchingPlants.id,
        plantId: batchingPlants.plantId,
        code: batchingPlants.code,
        bpName: batchingPlants.bpName,
      })
      .from(batchingPlants)
      .where(eq(batchingPlants.active, true))
      .orderBy(asc(batchingPlants.code)),
    sql
      .select({ plantId: queueItems.plantId, trucks: raw<number>`count(*)::int` })
      .from(queueItems)
      .where(inArray(queueItems.status, [...STANDING]))
      .groupBy(queueItems.plantId),
  ])
  const standing = new Map(counts.map(row => [row.plantId, row.trucks]))
  return rows.map(row => ({
    ...row,
    lines: lines.filter(line => line.plantId === row.plantId).map(({ id, code, bpName }) => ({ id, code, bpName })),
    trucks: standing.get(row.plantId) ?? 0,
  }))
}
export type YardPlant = Awaited<ReturnType<typeof plantsOf>>[number]

/** Trucks on their way back: the pour has ended and they are not in the yard again. Whose load it was is told with the load. */
export async function returning(sql: Sql, person: Person, now: Date, plantId?: string) {
  const rows = await sql
    .select({
      deliveryOrderId: ifSeen(person, raw<string | null>`${deliveryOrders.id}`),
      doNumber: ifSeen(person, raw<string | null>`${deliveryOrders.doNumber}`),
      plantId: deliveryOrders.plantId,
      truckId: deliveryOrders.truckId,
      truckNo: trucks.truckNo,
      driverId: deliveryOrders.driverId,
      driverName: drivers.driverName,
      deliveredAt: deliveryOrders.deliveredAt,
      returnConcrete: deliveryOrders.returnConcrete,
      plannedBatchAt: deliveryOrders.plannedBatchAt,
      plannedOnSiteAt: deliveryOrders.plannedOnSiteAt,
      leftAt: deliveryOrders.leftAt,
      onSiteAt: deliveryOrders.onSiteAt,
    })
    .from(deliveryOrders)
    .innerJoin(trucks, eq(trucks.id, deliveryOrders.truckId))
    .innerJoin(drivers, eq(drivers.id, deliveryOrders.driverId))
    .where(
      and(
        eq(deliveryOrders.status, 'delivered'),
        isNotNull(deliveryOrders.deliveredAt),
        raw`${deliveryOrders.deliveredAt} > ${new Date(now.getTime() - 6 * 3_600_000)}`,
        plantId ? eq(deliveryOrders.plantId, plantId) : undefined,
        atSeenPlants(person, deliveryOrders.plantId),
      ),
    )
    .orderBy(asc(deliveryOrders.deliveredAt))
  return rows
    .map(({ leftAt, onSiteAt, plannedBatchAt, plannedOnSiteAt, ...row }) => {
      // The way back takes about as long as the way there took.
      const way =
        leftAt && onSiteAt ? minutesBetween(leftAt, onSiteAt) : minutesBetween(plannedBatchAt, plannedOnSiteAt)
      return { ...row, expectedAt: new Date(row.deliveredAt!.getTime() + Math.max(5, way) * 60_000) }
    })
    .sort((a, b) => a.expectedAt.getTime() - b.expectedAt.getTime())
}
const ifSeen = <Value>(person: Person, column: SQL<Value>) =>
  raw<Value | null>`case when ${seenDeliveries(person) ?? raw`true`} then ${column} end`

export type ReturningRow = Awaited<ReturnType<typeof returning>>[number]

/** How many trucks an order keeps busy, and how many carry for it now. */
export async function trucksOfOrder(sql: Sql, orderId: string) {
  const [row] = await sql
    .select({
      orderNo: orders.orderNo,
      spacingMinutes: orders.spacingMinutes,
      unloadingMinutes: orders.unloadingMinutes,
      using: raw<number>`(select count(distinct d.truck_id)::int from delivery_order d where d.order_id = ${orderId}::uuid
        and d.status in ('generated','loading','loaded','in_transit','on_site','pouring','delivered'))`,
      cycle: raw<
        number | null
      >`(select avg(extract(epoch from (d.planned_on_site_at - d.planned_batch_at)) / 60)::float8
        from delivery_order d where d.order_id = ${orderId}::uuid)`,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!row) throw new Missing('There is no such order')
  const { using, cycle, spacingMinutes, unloadingMinutes, orderNo } = row
  // A truck is away for both ways and the pour; a new load starts every spacing.
  const max = Math.max(1, Math.ceil((2 * (cycle ?? 30) + unloadingMinutes) / Math.max(1, spacingMinutes)))
  return { orderNo, max, using, left: Math.max(0, max - using), full: using >= max }
}

export async function seesPlant(sql: Sql, person: Person, plantId: string): Promise<boolean> {
  const [row] = await sql
    .select({ id: plants.id })
    .from(plants)
    .where(and(eq(plants.id, plantId), seenPlants(person)))
  return !!row
}

/** Trucks in the queues of all plants, with the hours of the plant where each is. */
export const standingTrucks = async (sql: Sql) =>
  sql
    .select({
      id: queueItems.id,
      status: queueItems.status,
      joinedAt: queueItems.joinedAt,
      deliveryOrderId: queueItems.deliveryOrderId,
      opensAt: plants.opensAt,
      closesAt: plants.closesAt,
      zone: regions.zone,
    })
    .from(queueItems)
    .innerJoin(plants, eq(plants.id, queueItems.plantId))
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(inArray(queueItems.status, [...STANDING]))
export type StandingTruck = Awaited<ReturnType<typeof standingTrucks>>[number]
