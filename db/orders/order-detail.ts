import { asc, eq } from 'drizzle-orm'
import { associateProducts } from '~/db/catalog/tables'
import { customers, locations, projects, purchaseOrders } from '~/db/customers/tables'
import { deliveryOrders } from '~/db/deliveries/tables'
import { batchingPlants, drivers, plants, trucks, truckTypes } from '~/db/fleet/tables'
import type { Sql } from '../kit/open'
import type { OrderRow } from './order'
import { promisedAt } from './promise'
import { dischargeMethods, orderAssociateProducts, orders, orderTrucks, pumps, structures, technicians } from './tables'

/** The names behind the ids of an order that its list row does not carry. */
export async function orderNames(sql: Sql, row: OrderRow) {
  const [names] = await sql
    .select({
      creditSuspended: customers.creditSuspended,
      creditReason: customers.creditReason,
      projectCode: projects.projectCode,
      address: locations.address,
      gate: locations.gate,
      siteMaxLoad: locations.maxLoad,
      poNumber: purchaseOrders.poNumber,
      truckType: truckTypes.truckType,
      structure: structures.name,
      dischargeMethod: dischargeMethods.name,
      pump: pumps.name,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .leftJoin(purchaseOrders, eq(purchaseOrders.id, orders.purchaseOrderId))
    .leftJoin(truckTypes, eq(truckTypes.id, orders.truckTypeId))
    .leftJoin(structures, eq(structures.id, orders.structureId))
    .leftJoin(dischargeMethods, eq(dischargeMethods.id, orders.dischargeMethodId))
    .leftJoin(pumps, eq(pumps.id, orders.pumpId))
    .where(eq(orders.id, row.id))
  return names!
}

export const addOnsOf = async (sql: Sql, orderId: string) =>
  sql
    .select({
      materialId: orderAssociateProducts.materialId,
      quantity: orderAssociateProducts.quantity,
      code: associateProducts.associateProductCode,
      name: associateProducts.name,
      unit: associateProducts.unit,
      handDosed: associateProducts.handDosed,
    })
    .from(orderAssociateProducts)
    .innerJoin(associateProducts, eq(associateProducts.id, orderAssociateProducts.materialId))
    .where(eq(orderAssociateProducts.orderId, orderId))
    .orderBy(asc(associateProducts.associateProductCode))

export const trucksOf = async (sql: Sql, orderId: string) =>
  sql
    .select({ id: trucks.id, truckNo: trucks.truckNo, plateNo: trucks.plateNo })
    .from(orderTrucks)
    .innerJoin(trucks, eq(trucks.id, orderTrucks.truckId))
    .where(eq(orderTrucks.orderId, orderId))
    .orderBy(asc(trucks.truckNo))

/** The loads of an order as its page shows them, with the chain of times. */
export const loadLines = async (sql: Sql, orderId: string) =>
  sql
    .select({
      id: deliveryOrders.id,
      loadNo: deliveryOrders.loadNo,
      doNumber: deliveryOrders.doNumber,
      version: deliveryOrders.version,
      status: deliveryOrders.status,
      cancellation: deliveryOrders.cancellation,
      quantity: deliveryOrders.quantity,
      plantId: deliveryOrders.plantId,
      plantCode: plants.plantCode,
      batchingPlant: batchingPlants.bpName,
      truckNo: trucks.truckNo,
      driverName: drivers.driverName,
      plannedBatchAt: deliveryOrders.plannedBatchAt,
      plannedOnSiteAt: deliveryOrders.plannedOnSiteAt,
      promisedAt: promisedAt(),
      calledAt: deliveryOrders.calledAt,
      batchedAt: deliveryOrders.batchedAt,
      leftAt: deliveryOrders.leftAt,
      arrivalAt: deliveryOrders.arrivalAt,
      onSiteAt: deliveryOrders.onSiteAt,
      pourStartAt: deliveryOrders.pourStartAt,
      pourEndAt: deliveryOrders.pourEndAt,
      deliveredAt: deliveryOrders.deliveredAt,
      waterAddedLitres: deliveryOrders.waterAddedLitres,
      returnConcrete: deliveryOrders.returnConcrete,
      emodificationPending: deliveryOrders.emodificationPending,
      invoiceDraftId: deliveryOrders.invoiceDraftId,
    })
    .from(deliveryOrders)
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .leftJoin(batchingPlants, eq(batchingPlants.id, deliveryOrders.batchingPlantId))
    .leftJoin(trucks, eq(trucks.id, deliveryOrders.truckId))
    .leftJoin(drivers, eq(drivers.id, deliveryOrders.driverId))
    .where(eq(deliveryOrders.orderId, orderId))
    .orderBy(asc(deliveryOrders.loadNo))
export type LoadLine = Awaited<ReturnType<typeof loadLines>>[number]

export async function technicianName(sql: Sql, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const [row] = await sql.select({ name: technicians.technicianName }).from(technicians).where(eq(technicians.id, id))
  return row?.name ?? null
}
