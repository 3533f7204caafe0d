import { and, eq, gte, inArray, lt, notExists, sql as raw, type SQL, sum } from 'drizzle-orm'
import { addDays, type PlainDate } from '~/domain/kit/time'
import { EFFECT_DAYS } from '~/domain/pricing/price-adjustment/effect'
import { SUPPLIED } from '../customers/project'
import { projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { inForce } from './in-force'
import { productPrices, projectPricings } from './tables'

/** What was delivered in the days before `today` from which the money in a price is reckoned. */
const suppliedLately = (today: PlainDate): SQL =>
  and(gte(deliveryOrders.doDate, addDays(today, -EFFECT_DAYS)), lt(deliveryOrders.doDate, today), SUPPLIED)!

const cubicMetres = raw<string>`${sum(deliveryOrders.quantity)}::numeric(14,2)::text`

type Pair = { projectId: string; productId: string }

/** m³ of each of these products to each of these projects. */
export async function deliveredLately(
  sql: Sql,
  pairs: readonly Pair[],
  today: PlainDate,
): Promise<(of: Pair) => string | undefined> {
  if (!pairs.length) return () => undefined
  const { projectId, productId } = deliveryOrders
  const rows = await sql
    .select({ projectId, productId, quantity: cubicMetres })
    .from(deliveryOrders)
    .where(
      and(
        inArray(projectId, [...new Set(pairs.map(of => of.projectId))]),
        inArray(productId, [...new Set(pairs.map(of => of.productId))]),
        suppliedLately(today),
      ),
    )
    .groupBy(projectId, productId)
  const found = new Map(rows.map(row => [`${row.projectId} ${row.productId}`, row.quantity]))
  return of => found.get(`${of.projectId} ${of.productId}`)
}

/** To projects of the region, or those of some customers there, that have no price of their own on the first day. */
export async function deliveredAtList(
  sql: Sql,
  { regionId, fromDate, customerIds }: { regionId: string; fromDate: PlainDate; customerIds?: readonly string[] },
  productIds: readonly string[],
  today: PlainDate,
): Promise<Map<string, string>> {
  if (!productIds.length || customerIds?.length === 0) return new Map()
  const { productId } = deliveryOrders
  const agreed = sql
    .select({ id: productPrices.id })
    .from(productPrices)
    .innerJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
    .where(
      and(
        eq(projectPricings.projectId, projects.id),
        eq(productPrices.productId, productId),
        eq(projectPricings.status, 'active'),
        inForce(projectPricings.effectiveStartDate, projectPricings.effectiveEndDate, fromDate),
      ),
    )
  const rows = await sql
    .select({ productId, quantity: cubicMetres })
    .from(deliveryOrders)
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .where(
      and(
        eq(projects.regionId, regionId),
        customerIds && inArray(projects.customerId, [...customerIds]),
        inArray(productId, [...new Set(productIds)]),
        suppliedLately(today),
        notExists(agreed),
      ),
    )
    .groupBy(productId)
  return new Map(rows.map(row => [row.productId, row.quantity]))
}
