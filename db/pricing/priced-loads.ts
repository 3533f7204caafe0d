import { and, eq, gte, isNull, lte, max, ne, or, sql as raw } from 'drizzle-orm'
import { SUPPLIED } from '../customers/project'
import { projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { productPrices, projectPricings } from './tables'

/** The last day before today, on the clock of the region, with a delivered load whose price an agreed price is. */
export async function lastDayPriced(sql: Sql, productPriceId: string, now: Date): Promise<string | null> {
  const { doDate, productId, projectId, orderId } = deliveryOrders
  const { effectiveStartDate: from, effectiveEndDate: to } = projectPricings
  const [row] = await sql
    .select({ day: max(doDate) })
    .from(productPrices)
    .innerJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
    .innerJoin(projects, eq(projects.id, projectPricings.projectId))
    .innerJoin(regions, eq(regions.id, projects.regionId))
    .innerJoin(deliveryOrders, and(eq(projectId, projects.id), eq(productId, productPrices.productId)))
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        eq(productPrices.id, productPriceId),
        eq(projectPricings.status, 'active'),
        SUPPLIED,
        // A one-off price is that of the product of its order; another one that was sent has the agreed price.
        or(isNull(orders.oneOffPrice), ne(orders.productId, productId)),
        lte(from, doDate),
        or(isNull(to), gte(to, doDate)),
        raw`${doDate} < (${now.toISOString()}::timestamptz at time zone ${regions.zone})::date`,
      ),
    )
  return row?.day ?? null
}
