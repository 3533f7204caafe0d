import { and, gte, inArray, lt, sql as raw, type SQL, sum } from 'drizzle-orm'
import { addDays, type PlainDate } from '~/domain/kit/time'
import { EFFECT_DAYS } from '~/domain/pricing/price-adjustment/effect'
import { SUPPLIED } from '../customers/project'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'

/** What was delivered in the days before `today` from which the money in a price is reckoned. */
export const suppliedLately = (today: PlainDate): SQL =>
  and(gte(deliveryOrders.doDate, addDays(today, -EFFECT_DAYS)), lt(deliveryOrders.doDate, today), SUPPLIED)!

export const cubicMetres = raw<string>`${sum(deliveryOrders.quantity)}::numeric(14,2)::text`

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
