import { and, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { isCosted } from '~/domain/pricing/cost'
import type { CockpitAsk, Sold } from '~/domain/reports/cockpit'
import { invoiceDraftLines } from '../billing/tables'
import { products } from '../catalog/tables'
import { deliveryOrders } from '../deliveries/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { productCosts } from '../pricing/cost'
import { BILLED_DAY, BILLED_LINES, billedIn } from './billed-line'

const line = invoiceDraftLines
const o = deliveryOrders

/** Delivered revenue by day, of all or of one customer or project. */
export async function revenueByDay(
  sql: Sql,
  person: Person,
  of: CockpitAsk,
  narrowing?: SQL,
): Promise<Map<string, string>> {
  const rows = await rowsOfStatement(
    sql,
    raw<{ day: string; total: string }>`
      select to_char(${BILLED_DAY}, 'YYYY-MM-DD') as day, sum(${line.amount})::numeric(14,2)::text as total
      from ${BILLED_LINES} where ${and(billedIn(person, of), narrowing)} group by 1`,
  )
  return new Map(rows.map(row => [row.day, row.total]))
}

/** The concrete of the span by region and product: what is billed of it, what was batched, and its cost on the last day. */
export async function soldIn(sql: Sql, person: Person, of: CockpitAsk): Promise<Sold[]> {
  const rows = await rowsOfStatement(
    sql,
    raw<Omit<Sold, 'cost'>>`
      select ${regions.id} as "regionId", ${regions.regionName} as "regionName", ${products.id} as "productId",
        ${products.productCode} as "productCode", sum(load.quantity)::numeric(14,2)::text as quantity,
        sum(load.revenue)::numeric(14,2)::text as revenue
      from (
        select ${o.regionId}, ${o.productId}, ${o.quantity}, sum(${line.amount}) as revenue
        from ${BILLED_LINES} where ${billedIn(person, of)} and ${o.id} is not null and ${line.kind} in ('product','adjustment')
        group by ${o.id}) load
      join ${regions} on ${regions.id} = load.region_id join ${products} on ${products.id} = load.product_id
      group by ${regions.id}, ${products.id} order by sum(load.revenue) desc, ${regions.regionName}, ${products.productCode}`,
  )
  const byRegion = [...Map.groupBy(rows, row => row.regionId)]
  const costs = new Map(
    await Promise.all(
      byRegion.map(async ([regionId, group]) => {
        const ids = group.map(row => row.productId)
        return [regionId, await productCosts(sql, { regionId, day: of.to }, ids)] as const
      }),
    ),
  )
  return rows.map(row => {
    const cost = costs.get(row.regionId)?.get(row.productId)
    return { ...row, cost: cost && isCosted(cost) ? cost.cost : null }
  })
}
