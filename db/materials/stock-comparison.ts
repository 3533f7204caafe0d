import { and, eq, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { type Page, pageOf } from '~/domain/kit/page'
import {
  type ComparedSums,
  compared,
  isOutside,
  type StockComparison,
  type StockComparisonAsk,
} from '~/domain/materials/stock-comparison'
import { weightCounts } from '../deliveries/last-weights'
import { batchWeights, deliveryOrders } from '../deliveries/tables'
import { seenPlants } from '../fleet/scope'
import { plants, regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { settingOn } from '../kit/setting'
import { materials, silos, stockEntries } from './tables'

const [e, o, w] = [stockEntries, deliveryOrders, batchWeights]

/** Entries of the stock book with their silo, its plant and the load that they are for. */
export const BOOK = raw`${e} join ${silos} on ${silos.id} = ${e.siloId} join ${plants} on ${plants.id} = ${silos.plantId}
  join ${regions} on ${regions.id} = ${plants.regionId} left join ${o} on ${o.id} = ${e.deliveryOrderId}`
/** The same of loads alone, found by their day. */
const OF_LOADS = raw`${o} join ${e} on ${e.deliveryOrderId} = ${o.id} join ${silos} on ${silos.id} = ${e.siloId}`
/** Of what the book took for a load the day of its delivery order, else the plant's day of the entry. */
export const BOOK_DAY = raw`coalesce(${o.doDate}, (${e.at} at time zone ${regions.zone})::date)`
/** Taken for a load or a batch, and what was put back when that was corrected. */
export const IS_DRAWN = raw`(${e.countId} is null and (${e.kind} = 'used'
  or (${e.kind} = 'adjusted' and (${e.deliveryOrderId} is not null or ${e.panelBatchId} is not null))))`
/** The difference of a count, with what came to light of the time before it. */
export const IS_COUNTED = raw`${e.countId} is not null`

/** What each plant used of each material: asked by the recipes, weighed, taken from the book, found by counts. */
export async function stockComparison(
  sql: Sql,
  person: Person,
  ask: StockComparisonAsk,
): Promise<Page<StockComparison>> {
  const [batching, countPercent, sums] = await Promise.all([
    settingOn(sql, 'batching.tolerance', ask.to),
    settingOn(sql, 'materials.count-second-person', ask.to),
    comparedSums(sql, person, ask),
  ])
  const rows = sums.map(of => compared(of, { batching, countPercent }))
  return pageOf(ask.outside === undefined ? rows : rows.filter(row => isOutside(row) === ask.outside), ask)
}

function comparedSums(sql: Sql, person: Person, { from, to, plantId, materialId }: StockComparisonAsk) {
  const within = (day: SQL) => raw`${day} between ${from} and ${to}`
  // Wider than the day of any zone, so that an index of the time finds the entries.
  const near = raw`${e.at} between ${from}::date - interval '1 day' and ${to}::date + interval '2 days'`
  const entries = (which: SQL, from: SQL) => raw`select ${silos.plantId}, ${silos.materialId}, ${e.countId},
    case when ${IS_DRAWN} then -${e.kg} else 0 end as drawn, case when ${IS_COUNTED} then ${e.kg} else 0 end as counted
    from ${from} where ${which} and (${IS_DRAWN} or ${IS_COUNTED})`
  const total = (column: string) => raw`coalesce(sum(of.${raw.raw(column)}), 0)::numeric(16,3)::text`
  const where = and(
    seenPlants(person),
    plantId ? eq(plants.id, plantId) : undefined,
    materialId ? eq(materials.id, materialId) : undefined,
  )
  return rowsOfStatement(
    sql,
    raw<ComparedSums>`
    select ${plants.id} as "plantId", ${plants.plantName} as "plantName", ${materials.id} as "materialId",
      ${materials.name} as "materialName", ${materials.kind} as kind, ${total('asked')} as "askedKg",
      ${total('weighed')} as "weighedKg", sum(of.weighings)::int as weighings, ${total('drawn')} as "drawnKg",
      ${total('counted')} as "countedKg", count(of.count_id)::int as counts,
      (select coalesce(sum(s.capacity_kg), 0)::text from ${silos} s
        where s.plant_id = ${plants.id} and s.material_id = ${materials.id} and s.active) as "capacityKg"
    from (
      select ${o.plantId}, ${w.materialId}, sum(${w.targetKg}) as asked, sum(${w.actualKg}) as weighed, count(*) as weighings,
        0 as drawn, 0 as counted, null::uuid as count_id
      from ${w} join ${o} on ${o.id} = ${w.deliveryOrderId} where ${within(raw`${o.doDate}`)} and ${weightCounts}
      group by ${o.plantId}, ${w.materialId}
      union all
      select booked.plant_id, booked.material_id, 0, 0, 0, sum(booked.drawn), sum(booked.counted), booked.count_id
      from (${entries(within(raw`${o.doDate}`), OF_LOADS)}
        union all ${entries(raw`${e.deliveryOrderId} is null and ${within(BOOK_DAY)} and ${near}`, BOOK)}) booked
      group by booked.plant_id, booked.material_id, booked.count_id
    ) of join ${plants} on ${plants.id} = of.plant_id join ${materials} on ${materials.id} = of.material_id
    where ${where ?? raw`true`} group by ${plants.id}, ${materials.id} order by ${plants.plantName}, ${materials.kind}, ${materials.name}`,
  )
}
