import { and, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { CarbonCell, CarbonEmissionAsk } from '~/domain/reports/carbon-emission'
import { products } from '../catalog/tables'
import { SUPPLIED } from '../customers/project'
import { seenDeliveries } from '../deliveries/scope'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { carbonOfLoad } from './load-carbon'

const o = deliveryOrders

/** Loads that were delivered, by plant, month and strength, with the carbon of their stages, exact to be rounded once; `narrowing` asks for those of one order or site. */
export async function carbonCells(
  sql: Sql,
  person: Person,
  ask: CarbonEmissionAsk,
  narrowing?: SQL,
): Promise<CarbonCell[]> {
  const stages = await carbonOfLoad(sql, ask.to)
  const narrow = raw`${SUPPLIED} and ${o.doDate} between ${ask.from} and ${ask.to}
    and ${ask.plantId ? raw`${o.plantId} = ${ask.plantId}` : raw`true`}`
  const { rows } = await sql.execute<CarbonCell>(raw`
    select ${plants.id} as "plantId", ${plants.plantName} as "plantName", to_char(${o.doDate}, 'YYYY-MM') as month,
      ${products.strengthMpa} as "strengthMpa",
      (count(*) filter (where a1 is not null))::int as deliveries,
      (count(*) filter (where a1 is not null and by_mix))::int as theoretical,
      (count(*) filter (where a1 is null))::int as unknown,
      coalesce(sum(${o.quantity}) filter (where a1 is not null), 0)::numeric(14,2)::text as "cubicMetres",
      coalesce(sum(a1), 0)::text as a1,
      coalesce(sum(a2) filter (where a1 is not null), 0)::text as a2,
      coalesce(sum(a3) filter (where a1 is not null), 0)::text as a3,
      coalesce(sum(a4) filter (where a1 is not null), 0)::text as a4
    from ${o} join ${plants} on ${plants.id} = ${o.plantId} join ${products} on ${products.id} = ${o.productId}
    join lateral (${stages}) stage on true
    where ${and(seenDeliveries(person), narrow, narrowing)}
    group by 1, 2, 3, 4 order by 2, 3, 4`)
  return rows
}
