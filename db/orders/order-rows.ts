import { and, asc, eq, inArray, isNull, notInArray, sql as raw, type SQL } from 'drizzle-orm'
import { products } from '~/db/catalog/tables'
import { customers, locations, projects } from '~/db/customers/tables'
import { loadGroups } from '~/db/deliveries/quantities'
import { deliveryOrders } from '~/db/deliveries/tables'
import { plants, regions } from '~/db/fleet/tables'
import type { Person } from '~/domain/access/roles'
import { DELIVERED, type LoadGroup, quantitiesOf } from '~/domain/deliveries/delivery-order-quantities'
import { cubicMetres, sum } from '~/domain/kit/money'
import { nextToArrive, type PromisedLoad } from '~/domain/orders/lateness'
import type { Sql } from '../kit/open'
import { settingByDay } from '../kit/setting'
import { promisedAt, promisedStart } from './promise'
import { seenOrders } from './scope'
import { mergedOrders, orderPlants, orders } from './tables'

const GONE = ['withdrawn', 'rejected']
const WAITING = ['planned', 'assigned']

/** An order as boards and lists show it, with the m³ and loads of its delivery orders. */
const row = {
  id: orders.id,
  version: orders.version,
  orderNo: orders.orderNo,
  status: orders.status,
  orderDate: orders.orderDate,
  startTime: orders.startTime,
  startsAt: orders.startsAt,
  promisedStart,
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
  onCallQuantity: orders.onCallQuantity,
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
  const [volumes, supply, onTime] = await Promise.all([
    volumesOf(sql, found),
    supplyOf(sql, ids),
    settingByDay(sql, 'orders.on-time-minutes'),
  ])
  return found.map(order => ({
    ...order,
    ...volumes.get(order.id)!,
    plants: supply.get(order.id) ?? [],
    onTimeMinutes: onTime(order.orderDate, order.regionId),
  }))
}

type Volumes = ReturnType<typeof volumesFrom>

/** The m³ and loads of an order, out of its loads by state. */
function volumesFrom(
  order: { quantity: string; onCallQuantity: string; status: string },
  groups: readonly LoadGroup[],
  loadLines: readonly LoadTimes[],
) {
  const of = quantitiesOf(order, groups)
  const loads = (which: (status: string) => boolean) =>
    groups.filter(({ status }) => which(status)).reduce((total, group) => total + group.loads, 0)
  const [waitingLoads, doneLoads] = [loads(is(WAITING)), loads(is(DELIVERED))]
  const all = loads(status => !is(GONE)(status))
  return {
    loads: all,
    waitingLoads,
    runningLoads: all - waitingLoads - doneLoads,
    doneLoads,
    deliveredQuantity: of.delivered,
    returnedQuantity: of.returned,
    acceptedQuantity: of.accepted,
    owedQuantity: of.owed,
    /** None once the order is closed. */
    onCallQuantity: of.onCall,
    toComeQuantity: of.toCome,
    runningQuantity: cubicMetres(sum([of.called, of.underway])),
    nextLoadAt: nextWaiting(loadLines),
    toArrive: nextToArrive(loadLines).map(({ orderId: _orderId, ...load }) => load),
  }
}

type LoadTimes = PromisedLoad & { orderId: string; plannedBatchAt: Date }

/** When the next waiting load is to be batched. */
function nextWaiting(loads: readonly LoadTimes[]): Date | null {
  const times = loads.filter(load => WAITING.includes(load.status)).map(load => load.plannedBatchAt.getTime())
  return times.length ? new Date(Math.min(...times)) : null
}

const is = (statuses: readonly string[]) => (status: string) => statuses.includes(status)

async function volumesOf(
  sql: Sql,
  found: readonly { id: string; quantity: string; onCallQuantity: string; status: string }[],
) {
  const volumes = new Map<string, Volumes>()
  if (!found.length) return volumes
  const { orderId, status, plannedBatchAt, plannedOnSiteAt, batchedAt, arrivalAt, onSiteAt } = deliveryOrders
  const own = inArray(
    orderId,
    found.map(order => order.id),
  )
  const times = {
    orderId,
    status,
    plannedBatchAt,
    plannedOnSiteAt,
    batchedAt,
    arrivalAt,
    onSiteAt,
    promisedAt: promisedAt(),
  }
  const [groups, open] = await Promise.all([
    loadGroups(sql, own),
    sql
      .select(times)
      .from(deliveryOrders)
      .where(and(own, isNull(onSiteAt), notInArray(status, [...GONE, ...DELIVERED]))),
  ])
  const byOrder = Map.groupBy(groups, group => group.orderId)
  const openOf = Map.groupBy(open, load => load.orderId)
  for (const order of found)
    volumes.set(order.id, volumesFrom(order, byOrder.get(order.id) ?? [], openOf.get(order.id) ?? []))
  return volumes
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
