import { and, eq, gte, isNull, lte, max, min, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Period } from '~/domain/pricing/period'
import { SUPPLIED } from '../customers/project'
import { projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { productPrices, projectPricings } from './tables'

/** Delivered on a day before today at a price of the project or the list. */
const pricedBefore = (now: Date): SQL =>
  and(
    SUPPLIED,
    // A one-off price is that of the product of its order; another one that was sent has the agreed price.
    or(isNull(orders.oneOffPrice), ne(orders.productId, deliveryOrders.productId)),
    raw`${deliveryOrders.doDate} < (${now.toISOString()}::timestamptz at time zone ${regions.zone})::date`,
  )!

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
        pricedBefore(now),
        lte(from, doDate),
        or(isNull(to), gte(to, doDate)),
      ),
    )
  return row?.day ?? null
}

type ProductDays = Period & { productId: string }

/** The first day before today with a load of one of these products, each in its days, that has no price of its own. */
export async function firstDayDelivered(
  sql: Sql,
  projectId: string,
  days: readonly ProductDays[],
  now: Date,
): Promise<string | null> {
  if (!days.length) return null
  const { doDate, productId, orderId } = deliveryOrders
  const [row] = await sql
    .select({ day: min(doDate) })
    .from(deliveryOrders)
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .innerJoin(regions, eq(regions.id, projects.regionId))
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        eq(deliveryOrders.projectId, projectId),
        pricedBefore(now),
        or(
          ...days.map(of =>
            and(eq(productId, of.productId), gte(doDate, of.from), of.to ? lte(doDate, of.to) : undefined),
          ),
        ),
      ),
    )
  return row?.day ?? null
}
