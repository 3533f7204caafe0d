import { and, eq, inArray, lte, ne, sql as raw, sum } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { CLOSED, UNDERWAY } from '~/domain/deliveries/delivery-order-status'
import { Missing } from '~/domain/kit/problem'
import { associateProducts, products } from '../catalog/tables'
import { PAPER_LANGUAGE } from '../customers/project'
import { customers, locations, projects, purchaseOrders } from '../customers/tables'
import { batchingPlants, drivers, plants, regions, trucks, truckTypes } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { mixDesigns } from '../mixdesign/tables'
import { dischargeMethods, orders, pumps, structures } from '../orders/tables'
import { seenDeliveries } from './scope'
import { deliveryAssociateProducts, deliveryOrders } from './tables'

/** Everything that a ticket says, with the names behind its references; outside the person's scope it does not exist. */
export async function ticketOf(sql: Sql, person: Person, which: { id: string } | { doNumber: string }) {
  const [found] = await sql
    .select(FACTS)
    .from(deliveryOrders)
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .innerJoin(customers, eq(customers.id, deliveryOrders.customerId))
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .innerJoin(locations, eq(locations.id, deliveryOrders.locationId))
    .innerJoin(regions, eq(regions.id, deliveryOrders.regionId))
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .leftJoin(batchingPlants, eq(batchingPlants.id, deliveryOrders.batchingPlantId))
    .leftJoin(mixDesigns, eq(mixDesigns.id, deliveryOrders.mixDesignId))
    .leftJoin(trucks, eq(trucks.id, deliveryOrders.truckId))
    .leftJoin(truckTypes, eq(truckTypes.id, trucks.truckTypeId))
    .leftJoin(drivers, eq(drivers.id, deliveryOrders.driverId))
    .leftJoin(purchaseOrders, eq(purchaseOrders.id, orders.purchaseOrderId))
    .leftJoin(structures, eq(structures.id, orders.structureId))
    .leftJoin(pumps, eq(pumps.id, orders.pumpId))
    .leftJoin(dischargeMethods, eq(dischargeMethods.id, orders.dischargeMethodId))
    .where(
      and(
        seenDeliveries(person),
        'id' in which ? eq(deliveryOrders.id, which.id) : eq(deliveryOrders.doNumber, which.doNumber),
      ),
    )
    .limit(1)
  if (!found) throw new Missing('There is no such delivery order')
  return found
}
export type Ticket = Awaited<ReturnType<typeof ticketOf>>

const FACTS = {
  load: deliveryOrders,
  orderNo: orders.orderNo,
  ordered: orders.quantity,
  orderStatus: orders.status,
  orderRemarks: orders.remarks,
  contactName: orders.contactName,
  contactPhone: orders.contactPhone,
  landmark: orders.landmark,
  cylinderTest: orders.cylinderTest,
  exposureClasses: orders.exposureClasses,
  spacingMinutes: orders.spacingMinutes,
  customerName: customers.customerName,
  customerCode: customers.customerCode,
  customerAddress: customers.address,
  projectName: projects.projectName,
  projectCode: projects.projectCode,
  paperLanguage: PAPER_LANGUAGE,
  locationName: locations.locationName,
  siteAddress: locations.address,
  gate: locations.gate,
  regionName: regions.regionName,
  zone: regions.zone,
  plantCode: plants.plantCode,
  plantName: plants.plantName,
  plantAddress: plants.address,
  certificateNo: plants.certificateNo,
  certificateValidTo: plants.certificateValidTo,
  bpName: batchingPlants.bpName,
  productCode: products.productCode,
  productName: products.name,
  strengthMpa: products.strengthMpa,
  slumpMin: products.slumpMin,
  slumpMax: products.slumpMax,
  stoneSizeMm: products.stoneSizeMm,
  cementType: products.cementType,
  mixCode: mixDesigns.mixCode,
  mixVersion: mixDesigns.mixVersion,
  waterCementRatio: mixDesigns.waterCementRatio,
  gwpPerM3: mixDesigns.gwpPerM3,
  truckNo: trucks.truckNo,
  plateNo: trucks.plateNo,
  truckType: truckTypes.truckType,
  driverNo: drivers.driverNo,
  driverName: drivers.driverName,
  driverPhone: drivers.phone,
  poNumber: purchaseOrders.poNumber,
  structure: structures.name,
  pump: pumps.name,
  dischargeMethod: dischargeMethods.name,
}

/** m³ of the order that left or were generated up to and with this load. */
export async function cumulative(sql: Sql, load: { orderId: string; loadNo: number }): Promise<string> {
  const [row] = await sql
    .select({ total: raw<string>`coalesce(${sum(deliveryOrders.quantity)}, 0)::numeric(12,2)` })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.orderId, load.orderId),
        lte(deliveryOrders.loadNo, load.loadNo),
        inArray(deliveryOrders.status, [...UNDERWAY, ...CLOSED]),
        ne(deliveryOrders.status, 'rejected'),
      ),
    )
  return row?.total ?? '0.00'
}

export const addOnsOf = async (sql: Sql, deliveryOrderId: string) =>
  sql
    .select({
      associateProductId: associateProducts.id,
      associateProductCode: associateProducts.associateProductCode,
      name: associateProducts.name,
      unit: associateProducts.unit,
      quantity: deliveryAssociateProducts.quantity,
    })
    .from(deliveryAssociateProducts)
    .innerJoin(associateProducts, eq(associateProducts.id, deliveryAssociateProducts.associateProductId))
    .where(eq(deliveryAssociateProducts.deliveryOrderId, deliveryOrderId))
    .orderBy(associateProducts.associateProductCode)
