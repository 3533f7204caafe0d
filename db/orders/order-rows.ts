import { and, asc, eq, inArray, sql as raw, type SQL } from 'drizzle-orm'
import { products } from '~/db/catalog/tables'
import { customers, locations, projects } from '~/db/customers/tables'
import { deliveryOrders } from '~/db/deliveries/tables'
import { plants, regions } from '~/db/fleet/tables'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'
import { seenOrders } from './scope'
import { mergedOrders, orderPlants, orders } from './tables'

const DONE = raw`${deliveryOrders.status} in ('delivered','returned')`
const GONE = raw`${deliveryOrders.status} in ('withdrawn','rejected')`
const WAITING = raw`${deliveryOrders.status} in ('planned','assigned')`

/** An order as boards and lists show it, with the m³ and loads of its delivery orders. */
const row = {
  id: orders.id,
  version: orders.version,
  orderNo: orders.orderNo,
  status: orders.status,
  orderDate: orders.orderDate,
  startTime: orders.startTime,
  startsAt: orders.startsAt,
  regionId: orders.regionId,
  regionName: regions.regionName,
  customerId: orders.customerId,
  customerName: customers.customerName,
  projectId: orders.projectId,
  projectName: projects.projectName,
  locationId: orders.locationId,
  locationName: locations.locationName,
  latitude: orders.latitude,
  longitude: orders.longitude,
  productCode: products.productCode,
  productDescription: products.name,
  quantity: orders.quantity,
  loadSize: orders.loadSize,
  spacingMinutes: orders.spacingMinutes,
  priority: orders.priority,
  willCall: orders.willCall,
  weatherPermitting: orders.weatherPermitting,
  holdReason: orders.holdReason,
  mergedOrderId: orders.mergedOrderId,
  mergeNo: mergedOrders.mergeNo,
  hasPump: raw<boolean>`${orders.pumpId} is not null`,
  hasCylinderTest: raw<boolean>`${orders.cylinderTest} is not null`,
}

export type OrderListRow = Awaited<ReturnType<typeof orderRows>>[number]

export function ordersOfDay(sql: Sql, person: Person, orderDate: string, regionIds: readonly string[]) {
  return orderRows(
    sql,
    and(eq(orders.orderDate, orderDate), inArray(orders.regionId, [...regionIds]), seenOrders(person)),
  )
}

export const ordersOfSeenMerge = (sql: Sql, person: Person, mergedOrderId: string) =>
  orderRows(sql, and(eq(orders.mergedOrderId, mergedOrderId), seenOrders(person)))

export async function orderRows(sql: Sql, where: SQL | undefined) {
  const found = await sql
    .select(row)
    .from(orders)
    .innerJoin(regions, eq(regions.id, orders.regionId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .innerJoin(products, eq(products.id, orders.productId))
    .leftJoin(mergedOrders, eq(mergedOrders.id, orders.mergedOrderId))
    .where(where)
    .orderBy(asc(orders.startsAt), asc(orders.orderNo))
    .limit(2000)
  const ids = found.map(order => order.id)
  const [volumes, supply] = await Promise.all([volumesOf(sql, ids), supplyOf(sql, ids)])
  return found.map(order => ({
    ...order,
    ...(volumes.get(order.id) ?? NONE),
    plants: supply.get(order.id) ?? [],
  }))
}

export type OrderVolumes = {
  loads: number
  waitingLoads: number
  runningLoads: number
  doneLoads: number
  deliveredQuantity: string
  runningQuantity: string
  nextLoadAt: Date | null
}
const NONE: OrderVolumes = {
  loads: 0,
  waitingLoads: 0,
  runningLoads: 0,
  doneLoads: 0,
  deliveredQuantity: '0.00',
  runningQuantity: '0.00',
  nextLoadAt: null,
}

async function volumesOf(sql: Sql, orderIds: string[]): Promise<Map<string, OrderVolumes>> {
  if (!orderIds.length) return new Map()
  const count = (where: SQL) => raw<number>`(count(*) filter (where ${where}))::int`
  const total = (where: SQL) =>
    raw<string>`coalesce(sum(${deliveryOrders.quantity}) filter (where ${where}), 0)::numeric(10,2)`
  const rows = await sql
    .select({
      orderId: deliveryOrders.orderId,
      loads: count(raw`not (${GONE})`),
      waitingLoads: count(WAITING),
      runningLoads: count(raw`not (${GONE} or ${WAITING} or ${DONE})`),
      doneLoads: count(DONE),
      deliveredQuantity: total(DONE),
      runningQuantity: total(raw`not (${GONE} or ${WAITING} or ${DONE})`),
      nextLoadAt: raw<string | null>`min(${deliveryOrders.plannedBatchAt}) filter (where ${WAITING})`,
    })
    .from(deliveryOrders)
    .where(inArray(deliveryOrders.orderId, orderIds))
    .groupBy(deliveryOrders.orderId)
  return new Map(
    rows.map(({ orderId, nextLoadAt, ...volumes }) => [
      orderId,
      { ...volumes, nextLoadAt: nextLoadAt === null ? null : new Date(nextLoadAt) },
    ]),
  )
}

export type Supply = { id: string; plantCode: string; plantName: string; startTime: Date; quantity: string }

async function supplyOf(sql: Sql, orderIds: string[]): Promise<Map<string, Supply[]>> {
  const found = new Map<string, Supply[]>()
  if (!orderIds.length) return found
  const rows = await sql
    .select({
      orderId: orderPlants.orderId,
      id: plants.id,
      plantCode: plants.plantCode,
      plantName: plants.plantName,
      startTime: orderPlants.startTime,
      quantity: orderPlants.quantity,
    })
    .from(orderPlants)
    .innerJoin(plants, eq(plants.id, orderPlants.plantId))
    .where(inArray(orderPlants.orderId, orderIds))
    .orderBy(asc(orderPlants.startTime), asc(orderPlants.id))
  for (const { orderId, ...plant } of rows) found.set(orderId, [...(found.get(orderId) ?? []), plant])
  return found
}
