import { eq, sql as raw } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { batchingPlants, drivers, plants, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { promisedAt } from '../orders/promise'
import { orders } from '../orders/tables'
import { deliveryOrders } from './tables'

/** A load with the names behind its references, one line of any list. */
export const lines = (sql: Sql) => named(sql.select(LINE).from(deliveryOrders).$dynamic())

/**
 * The lines of rows found before. These are joined first: past eight tables PostgreSQL keeps the order that is written,
 * and joined last they would come after the names of every load there is.
 */
export function linesOf(sql: Sql, found: ReturnType<typeof idsOf>) {
  const page = found.as('page')
  return named(sql.select(LINE).from(deliveryOrders).innerJoin(page, eq(page.id, deliveryOrders.id)).$dynamic())
}

export const idsOf = (sql: Sql) => sql.select({ id: deliveryOrders.id }).from(deliveryOrders).$dynamic()

const named = <T extends PgSelect>(loads: T) =>
  loads
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .innerJoin(customers, eq(customers.id, deliveryOrders.customerId))
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .innerJoin(locations, eq(locations.id, deliveryOrders.locationId))
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .leftJoin(batchingPlants, eq(batchingPlants.id, deliveryOrders.batchingPlantId))
    .leftJoin(trucks, eq(trucks.id, deliveryOrders.truckId))
    .leftJoin(drivers, eq(drivers.id, deliveryOrders.driverId))

const LINE = {
  id: deliveryOrders.id,
  deliveryOrderId: deliveryOrders.id,
  version: deliveryOrders.version,
  doNumber: deliveryOrders.doNumber,
  doDate: deliveryOrders.doDate,
  status: deliveryOrders.status,
  loadNo: deliveryOrders.loadNo,
  doQuantity: deliveryOrders.quantity,
  orderId: deliveryOrders.orderId,
  orderNo: orders.orderNo,
  held: raw<boolean>`${orders.status} = 'on_hold'`,
  mergedOrderId: deliveryOrders.mergedOrderId,
  customerId: deliveryOrders.customerId,
  customerName: customers.customerName,
  projectId: deliveryOrders.projectId,
  projectName: projects.projectName,
  locationName: locations.locationName,
  productId: deliveryOrders.productId,
  productCode: products.productCode,
  assignedPlantId: deliveryOrders.plantId,
  assignedPlant: plants.plantName,
  assignedBPId: deliveryOrders.batchingPlantId,
  assignedBP: batchingPlants.bpName,
  truckId: deliveryOrders.truckId,
  truckNo: trucks.truckNo,
  driverId: deliveryOrders.driverId,
  driverName: drivers.driverName,
  plannedBatchAt: deliveryOrders.plannedBatchAt,
  plannedOnSiteAt: deliveryOrders.plannedOnSiteAt,
  promisedAt: promisedAt(),
  generatedAt: deliveryOrders.generatedAt,
  batchedAt: deliveryOrders.batchedAt,
  leftAt: deliveryOrders.leftAt,
  arrivalAt: deliveryOrders.arrivalAt,
  onSiteAt: deliveryOrders.onSiteAt,
  pourStartAt: deliveryOrders.pourStartAt,
  pourEndAt: deliveryOrders.pourEndAt,
  returnedAt: deliveryOrders.returnedAt,
  deliveredAt: deliveryOrders.deliveredAt,
  dischargeLimitMinutes: deliveryOrders.dischargeLimitMinutes,
  returnConcrete: deliveryOrders.returnConcrete,
  revision: deliveryOrders.revision,
  emodificationPending: deliveryOrders.emodificationPending,
  invoiceDraftId: deliveryOrders.invoiceDraftId,
  lockedBy: deliveryOrders.lockedBy,
  lockedByName: deliveryOrders.lockedByName,
  lockedUntil: deliveryOrders.lockedUntil,
}
