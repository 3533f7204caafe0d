import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  notInArray,
  sql as raw,
} from 'drizzle-orm'
import { invoiceDrafts } from '../billing/tables'
import { products } from '../catalog/tables'
import { customers, projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { priceAdjustments } from '../pricing/price-adjustment/tables'
import { repricings } from '../pricing/repricing-tables'
import { priceApprovals, pricings, productPrices, projectPricings } from '../pricing/tables'

export async function anyPriceApproval(sql: Sql): Promise<boolean> {
  return (await sql.select({ id: priceApprovals.id }).from(priceApprovals).limit(1)).length > 0
}

export async function anySuperseded(sql: Sql): Promise<boolean> {
  return (
    (await sql.select({ id: pricings.id }).from(pricings).where(isNotNull(pricings.superseded)).limit(1)).length > 0
  )
}

export async function anyAdjustment(sql: Sql): Promise<boolean> {
  return (await sql.select({ id: priceAdjustments.id }).from(priceAdjustments).limit(1)).length > 0
}

/** Orders of coming days of which no load is called, of customers who are supplied; the farthest first. */
export async function ordersToPrice(sql: Sql, day: string, most: number) {
  const called = sql
    .select({ id: deliveryOrders.id })
    .from(deliveryOrders)
    .where(and(eq(deliveryOrders.orderId, orders.id), notInArray(deliveryOrders.status, ['planned', 'assigned'])))
  const rows = await sql
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        eq(orders.demo, true),
        eq(orders.status, 'confirmed'),
        gt(orders.orderDate, day),
        isNull(orders.oneOffPrice),
        isNull(orders.mergedOrderId),
        eq(customers.creditSuspended, false),
        notExists(called),
      ),
    )
    .orderBy(desc(orders.startsAt), asc(orders.orderNo))
    .limit(most)
  return rows.map(row => row.id)
}

/** Agreed prices without an end, by the name of their project. */
export async function openPeriods(sql: Sql) {
  return sql
    .select({
      id: projectPricings.id,
      projectId: projects.id,
      customerId: projects.customerId,
      regionId: projects.regionId,
    })
    .from(projectPricings)
    .innerJoin(projects, eq(projects.id, projectPricings.projectId))
    .where(and(eq(projectPricings.status, 'active'), isNull(projectPricings.effectiveEndDate)))
    .orderBy(asc(projects.projectName), asc(projectPricings.id))
}

/** A product for which nothing is agreed in a period. */
export async function productToAgree(sql: Sql, projectPricingId: string): Promise<string | undefined> {
  const agreed = sql
    .select({ id: productPrices.id })
    .from(productPrices)
    .where(and(eq(productPrices.projectPricingId, projectPricingId), eq(productPrices.productId, products.id)))
  const [row] = await sql
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.active, true), notExists(agreed)))
    .orderBy(asc(products.productCode))
    .limit(1)
  return row?.id
}

export async function anyRepricing(sql: Sql): Promise<boolean> {
  return (await sql.select({ id: repricings.id }).from(repricings).limit(1)).length > 0
}

/** Projects with a product of which loads were delivered in these days, those with the most invoiced loads first. */
export function deliveredLately(sql: Sql, of: { fromDate: string; toDate: string }, most: number) {
  const { projectId, productId, customerId, regionId, doDate, invoiceDraftId, demo, status } = deliveryOrders
  return sql
    .select({ projectId, productId, customerId, regionId })
    .from(deliveryOrders)
    .leftJoin(invoiceDrafts, and(eq(invoiceDrafts.id, invoiceDraftId), eq(invoiceDrafts.status, 'invoiced')))
    .where(
      and(eq(demo, true), inArray(status, ['delivered', 'returned']), gte(doDate, of.fromDate), lte(doDate, of.toDate)),
    )
    .groupBy(projectId, productId, customerId, regionId)
    .orderBy(desc(raw`count(${invoiceDrafts.id})`), desc(raw`count(*)`), asc(projectId), asc(productId))
    .limit(most)
}
