import { eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import type { OrderRow } from './order'
import { addOnsOf, loadLines, orderNames, technicianName, trucksOf } from './order-detail'
import { orderRows } from './order-rows'
import { serviceLinesOf, servicesTakenOff } from './ordered-extras'
import { promisesOfOrder } from './promise'
import { orders } from './tables'

/** Everything that the page and the form of an order show. */
export async function orderPage(sql: Sql, row: OrderRow) {
  const [[line], names, associateProducts, fleetTrucks, loads, technician, services, takenOff, promises] =
    await Promise.all([
      orderRows(sql, eq(orders.id, row.id)),
      orderNames(sql, row),
      addOnsOf(sql, row.id),
      trucksOf(sql, row.id),
      loadLines(sql, row.id),
      technicianName(sql, row.cylinderTest?.technicianId),
      serviceLinesOf(sql, row.id),
      servicesTakenOff(sql, row.servicesOff),
      promisesOfOrder(sql, row.id),
    ])
  const { plants, ...facts } = line!
  const assignedPlants = plants.map(({ startTime, ...plant }) => ({ ...plant, startTime: startTime.toISOString() }))
  return {
    ...row,
    ...facts,
    ...names,
    technician,
    assignedPlants,
    associateProducts,
    services,
    takenOff,
    fleetTrucks,
    fleetTruckIds: fleetTrucks.map(truck => truck.id),
    regionIds: [row.regionId],
    loadLines: loads,
    promises,
  }
}
export type OrderPage = Awaited<ReturnType<typeof orderPage>>
