import { and, asc, between, desc, eq, inArray, notExists } from 'drizzle-orm'
import { UNDER_WAY } from '~/domain/orders/order-states'
import type { Sql } from '../../kit/open'
import { SYSTEM } from '../../kit/work'
import { orders } from '../tables'
import { contentOf, type OrderPlanRow, type PlanContent } from './plan'
import { orderPlans } from './tables'

/** The plan that a day and region works from, whoever asks. */
export async function publishedPlan(sql: Sql, orderDate: string, regionId: string): Promise<OrderPlanRow | undefined> {
  const [row] = await sql
    .select()
    .from(orderPlans)
    .where(
      and(eq(orderPlans.orderDate, orderDate), eq(orderPlans.regionId, regionId), eq(orderPlans.status, 'published')),
    )
  return row
}

export async function publishedContent(
  sql: Sql,
  orderDate: string,
  regionId: string,
): Promise<PlanContent | undefined> {
  const row = await publishedPlan(sql, orderDate, regionId)
  return row && contentOf(sql, row.id)
}

export const publishedFrom = (sql: Sql, from: string, to: string): Promise<OrderPlanRow[]> =>
  sql
    .select()
    .from(orderPlans)
    .where(and(eq(orderPlans.status, 'published'), between(orderPlans.orderDate, from, to)))
    .orderBy(asc(orderPlans.orderDate), asc(orderPlans.planNo))

/** The newest repair of a day that nobody asked for. */
export async function lastRepair(sql: Sql, orderDate: string, regionId: string): Promise<OrderPlanRow | undefined> {
  const [row] = await sql
    .select()
    .from(orderPlans)
    .where(
      and(
        eq(orderPlans.orderDate, orderDate),
        eq(orderPlans.regionId, regionId),
        eq(orderPlans.kind, 'repair'),
        eq(orderPlans.createdBy, SYSTEM.id),
      ),
    )
    .orderBy(desc(orderPlans.createdAt), desc(orderPlans.id))
    .limit(1)
  return row
}

/** Days and regions with orders of the demo company that no plan was published for. */
export const unplannedDays = async (sql: Sql, from: string, to: string) =>
  sql
    .selectDistinct({ orderDate: orders.orderDate, regionId: orders.regionId })
    .from(orders)
    .where(
      and(
        eq(orders.demo, true),
        between(orders.orderDate, from, to),
        inArray(orders.status, UNDER_WAY),
        notExists(
          sql
            .select({ id: orderPlans.id })
            .from(orderPlans)
            .where(and(eq(orderPlans.orderDate, orders.orderDate), eq(orderPlans.regionId, orders.regionId))),
        ),
      ),
    )
    .orderBy(asc(orders.orderDate), asc(orders.regionId))
