import { and, asc, eq, getTableColumns, inArray, ne, notInArray, sql as raw } from 'drizzle-orm'
import { associateProducts, products } from '../../catalog/tables'
import { customers, locations, projectPlants, projects } from '../../customers/tables'
import { deliveryOrders } from '../../deliveries/tables'
import type { Sql } from '../../kit/open'
import { promisedAt } from '../promise'
import { dischargeMethods, orderAssociateProducts, orderPlants, orders, orderTrucks } from '../tables'

/** Loads that were taken back. */
export const GONE = ['withdrawn', 'rejected']
const NOT_PLANNED = ['draft', 'cancelled']

export type PlanOrderRow = Awaited<ReturnType<typeof planOrderRows>>[number]

/** Orders of a day and region that have or had loads, with the names that people read. */
export const planOrderRows = async (sql: Sql, day: string, regionId: string) =>
  sql
    .select({
      order: orders,
      customerName: customers.customerName,
      projectName: projects.projectName,
      locationName: locations.locationName,
      productCode: products.productCode,
      needsPump: dischargeMethods.needsPump,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .innerJoin(products, eq(products.id, orders.productId))
    .leftJoin(dischargeMethods, eq(dischargeMethods.id, orders.dischargeMethodId))
    .where(and(eq(orders.orderDate, day), eq(orders.regionId, regionId), notInArray(orders.status, NOT_PLANNED)))
    .orderBy(asc(orders.startsAt), asc(orders.orderNo))

export const planLoadRows = async (sql: Sql, orderIds: readonly string[]) =>
  orderIds.length
    ? sql
        .select({ ...getTableColumns(deliveryOrders), promisedAt: promisedAt() })
        .from(deliveryOrders)
        .where(and(inArray(deliveryOrders.orderId, [...orderIds]), notInArray(deliveryOrders.status, GONE)))
        .orderBy(asc(deliveryOrders.orderId), asc(deliveryOrders.loadNo))
    : Promise.resolve([])

/** Plants that were assigned to orders and plants set for their sites, best first. */
export async function planOrderPlants(sql: Sql, orderIds: readonly string[], locationIds: readonly string[]) {
  if (!orderIds.length) return { assigned: [], set: [] }
  const assigned = await sql
    .select({ orderId: orderPlants.orderId, plantId: orderPlants.plantId })
    .from(orderPlants)
    .where(inArray(orderPlants.orderId, [...orderIds]))
    .orderBy(asc(orderPlants.startTime))
  const set = await sql
    .select({ locationId: projectPlants.locationId, plantId: projectPlants.plantId })
    .from(projectPlants)
    .where(and(inArray(projectPlants.locationId, [...new Set(locationIds)]), eq(projectPlants.active, true)))
    .orderBy(asc(projectPlants.rank))
  return { assigned, set }
}

/** Trucks that orders wish for. */
export const planWishes = async (sql: Sql, orderIds: readonly string[]) =>
  orderIds.length
    ? sql
        .select({ orderId: orderTrucks.orderId, truckId: orderTrucks.truckId })
        .from(orderTrucks)
        .where(inArray(orderTrucks.orderId, [...orderIds]))
        .orderBy(asc(orderTrucks.truckId))
    : Promise.resolve([])

/** Orders with an add-on that is dosed by hand. */
export async function handDosedOrders(sql: Sql, orderIds: readonly string[]): Promise<Set<string>> {
  if (!orderIds.length) return new Set()
  const rows = await sql
    .selectDistinct({ orderId: orderAssociateProducts.orderId })
    .from(orderAssociateProducts)
    .innerJoin(associateProducts, eq(associateProducts.id, orderAssociateProducts.materialId))
    .where(and(inArray(orderAssociateProducts.orderId, [...orderIds]), eq(associateProducts.handDosed, true)))
  return new Set(rows.map(row => row.orderId))
}

/** Loads that trucks carry for other regions on the day: there they are not to be had. */
export const loadsElsewhere = async (sql: Sql, day: string, regionId: string, truckIds: readonly string[]) =>
  truckIds.length
    ? sql
        .select({
          truckId: deliveryOrders.truckId,
          beginAt: deliveryOrders.plannedBatchAt,
          onSiteAt: deliveryOrders.plannedOnSiteAt,
          unloading: orders.unloadingMinutes,
        })
        .from(deliveryOrders)
        .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
        .where(
          and(
            eq(deliveryOrders.doDate, day),
            ne(deliveryOrders.regionId, regionId),
            inArray(deliveryOrders.truckId, [...truckIds]),
            notInArray(deliveryOrders.status, [...GONE, 'returned']),
          ),
        )
    : Promise.resolve([])

/** Trucks that stand on loads of the day, also those that belong to another region. */
export async function trucksOnLoads(sql: Sql, day: string, regionId: string): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ truckId: deliveryOrders.truckId })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.doDate, day),
        eq(deliveryOrders.regionId, regionId),
        raw`${deliveryOrders.truckId} is not null`,
        notInArray(deliveryOrders.status, GONE),
      ),
    )
  return rows.flatMap(row => row.truckId ?? [])
}

/** Plants at which the loads of a region are made that day, also those of another region. */
export async function plantsOnLoads(sql: Sql, day: string, regionId: string): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ plantId: deliveryOrders.plantId })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.doDate, day),
        eq(deliveryOrders.regionId, regionId),
        notInArray(deliveryOrders.status, GONE),
      ),
    )
  return rows.map(row => row.plantId)
}

/** Loads that plants make for other regions on the day: their lines and hours are taken. */
export const loadsForOthers = async (sql: Sql, day: string, regionId: string, plantIds: readonly string[]) =>
  plantIds.length
    ? sql
        .select({
          plantId: deliveryOrders.plantId,
          lineId: deliveryOrders.batchingPlantId,
          beginAt: deliveryOrders.plannedBatchAt,
          quantity: deliveryOrders.quantity,
        })
        .from(deliveryOrders)
        .where(
          and(
            eq(deliveryOrders.doDate, day),
            ne(deliveryOrders.regionId, regionId),
            inArray(deliveryOrders.plantId, [...plantIds]),
            notInArray(deliveryOrders.status, GONE),
          ),
        )
    : Promise.resolve([])
