import { and, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
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
