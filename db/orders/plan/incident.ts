import { and, eq, sql as raw } from 'drizzle-orm'
import type { FactIncident } from '~/domain/orders/plan/facts'
import type { Sql } from '../../kit/open'
import { orderPlanContents, orderPlans } from './tables'

/** Accidents that the published plan of a day answers; later plans of that day know of them too. */
export async function incidentsOf(sql: Sql, orderDate: string, regionId: string): Promise<FactIncident[]> {
  const [row] = await sql
    .select({ incidents: raw<FactIncident[] | null>`${orderPlanContents.facts} -> 'incidents'` })
    .from(orderPlanContents)
    .innerJoin(orderPlans, eq(orderPlans.id, orderPlanContents.planId))
    .where(
      and(eq(orderPlans.orderDate, orderDate), eq(orderPlans.regionId, regionId), eq(orderPlans.status, 'published')),
    )
  return row?.incidents ?? []
}
