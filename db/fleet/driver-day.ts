import { and, asc, desc, eq, gte, lt, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { addDays, instantOn } from '~/domain/kit/time'
import { customers, locations, projects } from '../customers/tables'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { plants, trucks } from './tables'

const of = deliveryOrders
const load = {
  id: of.id,
  doNumber: of.doNumber,
  doDate: of.doDate,
  status: of.status,
  quantity: of.quantity,
  orderNo: orders.orderNo,
  loadNo: of.loadNo,
  customerName: customers.customerName,
  projectName: projects.projectName,
  locationName: locations.locationName,
  latitude: locations.latitude,
  longitude: locations.longitude,
  plantId: of.plantId,
  plantName: plants.plantName,
  plantLatitude: plants.latitude,
  plantLongitude: plants.longitude,
  truckId: of.truckId,
  truckNo: trucks.truckNo,
  driverId: of.driverId,
  plannedOnSiteAt: of.plannedOnSiteAt,
  calledAt: of.calledAt,
  loadingAt: of.loadingAt,
  batchedAt: of.batchedAt,
  loadedAt: of.loadedAt,
  leftAt: of.leftAt,
  onSiteAt: of.onSiteAt,
  pourStartAt: of.pourStartAt,
  pourEndAt: of.pourEndAt,
  returnedAt: of.returnedAt,
  dischargeLimitMinutes: of.dischargeLimitMinutes,
}
export type DayLoad = Awaited<ReturnType<typeof loadsOfDriver>>[number]

/** The loads that a driver carried on some days, in the order of the day. */
export async function loadsOfDriver(sql: Sql, person: Person, driverId: string, fromDate: string, toDate: string) {
  return from(sql)
    .where(and(seenDeliveries(person), eq(of.driverId, driverId), raw`${of.doDate} between ${fromDate} and ${toDate}`))
    .orderBy(desc(of.doDate), asc(of.plannedBatchAt))
    .limit(1000)
}

/** The loads of one truck on a day of the plant: by what it did, not by what was planned. */
export async function loadsOfTruck(sql: Sql, person: Person, truckId: string, day: string) {
  const [start, end] = [instantOn(day, '00:00'), instantOn(addDays(day, 1), '00:00')]
  return from(sql)
    .where(
      and(
        seenDeliveries(person),
        eq(of.truckId, truckId),
        and(gte(of.plannedBatchAt, start), lt(of.plannedBatchAt, end)),
      ),
    )
    .orderBy(asc(of.plannedBatchAt))
    .limit(100)
}

const from = (sql: Sql) =>
  sql
    .select(load)
    .from(of)
    .innerJoin(orders, eq(orders.id, of.orderId))
    .innerJoin(customers, eq(customers.id, of.customerId))
    .innerJoin(projects, eq(projects.id, of.projectId))
    .innerJoin(locations, eq(locations.id, of.locationId))
    .innerJoin(plants, eq(plants.id, of.plantId))
    .leftJoin(trucks, eq(trucks.id, of.truckId))
