import { and, eq, inArray, lt, sql as raw } from 'drizzle-orm'
import { MADE } from '~/domain/deliveries/delivery-order-status'
import { deliveryOrders as loads } from '../deliveries/tables'
import type { Sql } from '../kit/open'

type Asked = { plantId: string; productIds: readonly string[]; from: string; to: string }

/** What a plant made of some products in a span of days: m³, production days, calendar months, and whether it began then. */
export async function producedOf(
  sql: Sql,
  { plantId, productIds, from, to }: Asked,
): Promise<{ cubicMetres: number; days: number; months: number; fromStart: boolean }> {
  const of = and(
    eq(loads.plantId, plantId),
    inArray(loads.productId, [...productIds]),
    inArray(loads.status, [...MADE]),
  )
  const [sums] = await sql
    .select({
      cubicMetres: raw<number>`coalesce(sum(${loads.quantity}), 0)::float8`,
      days: raw<number>`count(distinct ${loads.doDate})::int`,
      months: raw<number>`count(distinct date_trunc('month', ${loads.doDate}))::int`,
    })
    .from(loads)
    .where(and(of, raw`${loads.doDate} between ${from} and ${to}`))
  const earlier = await sql
    .select({ id: loads.id })
    .from(loads)
    .where(and(of, lt(loads.doDate, from)))
    .limit(1)
  return { ...(sums ?? { cubicMetres: 0, days: 0, months: 0 }), fromStart: earlier.length === 0 }
}
