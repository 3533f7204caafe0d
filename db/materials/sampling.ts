import { inArray, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { addDays, businessDay, instantOn } from '~/domain/kit/time'
import type { Unsampled } from '~/domain/materials/sampling'
import { OPEN_REQUESTS } from '~/domain/rawtests/test-request'
import { seenPlants } from '../fleet/scope'
import { plants, regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { rowsOfStatement } from '../kit/rows-of'
import { settingOn } from '../kit/setting'
import { rawMaterialTests, rawTestRequests } from '../rawtests/tables'
import { materialOrders, materialSources, materials, silos } from './tables'

/** What came in earlier is used up: nobody can sample it any more. */
const LOOK_BACK = 31

const [o, t, r] = [materialOrders, rawMaterialTests, rawTestRequests]

/**
 * Receipts that lack their material test: of a source from which no sample was taken within so many days before them, nor
 * since. A source is one wherever it is unloaded, so a sample at one plant does for all; one that was rejected does not.
 */
export async function unsampledReceipts(
  sql: Sql,
  person: Person,
  { plantId, now }: { plantId?: string | undefined; now: Date },
): Promise<Unsampled[]> {
  const today = businessDay(now)
  const every = await settingOn(sql, 'materials.sampling-days', today)
  const asked = Object.entries(every).filter(([, days]) => days > 0)
  if (asked.length === 0) return []
  const from = addDays(today, -LOOK_BACK)
  const earliest = addDays(from, -Math.max(...asked.map(([, days]) => days)))
  const plans = raw.join(
    asked.map(([kind, days]) => raw`(${kind}, ${days}::int)`),
    raw`, `,
  )
  return rowsOfStatement(
    sql,
    raw<Unsampled>`
    with plan (kind, days) as (values ${plans}),
    sampled as materialized (select ${t.materialId}, ${t.sourceId}, max(${t.sampledOn}) as day from ${t}
      where ${t.status} <> 'rejected' and ${t.sampledOn} >= ${earliest}::date
      group by ${t.materialId}, ${t.sourceId}),
    unsampled as (select (array_agg(${o.id} order by ${o.receivedAt}, ${o.id}))[1] as id, ${plants.id} as plant_id,
        ${plants.plantName} as plant_name, ${materials.id} as material_id, ${materials.name} as material_name,
        ${materials.kind} as kind, ${o.sourceId}, count(*)::int as receipts, sum(${o.receivedKg})::text as kg,
        min(${o.receivedAt}) as since, last.day, plan.days
      from ${o} join ${silos} on ${silos.id} = ${o.siloId} join ${plants} on ${plants.id} = ${silos.plantId}
      join ${regions} on ${regions.id} = ${plants.regionId} join ${materials} on ${materials.id} = ${o.materialId}
      join plan on plan.kind = ${materials.kind}
      left join lateral (select max(sampled.day) as day from sampled where sampled.material_id = ${o.materialId}
        and (sampled.source_id is null or sampled.source_id = ${o.sourceId})) last on true
      where ${seenPlants(person) ?? raw`true`} and ${plantId ? raw`${plants.id} = ${plantId}` : raw`true`}
        and ${o.receivedAt} >= ${instantOn(from, '00:00').toISOString()}::timestamptz
        and ${o.status} in ('received', 'disputed', 'claimed', 'settled')
        and (last.day is null or (${o.receivedAt} at time zone ${regions.zone})::date - last.day > plan.days)
      group by ${plants.id}, ${materials.id}, ${o.sourceId}, last.day, plan.days),
    open as materialized (select ${r.id}, ${r.requestNo}, ${r.materialId}, ${r.sourceId}, ${r.plantId}, ${r.dueOn} from ${r}
      where ${inArray(r.status, [...OPEN_REQUESTS])} and ${r.materialId} in (select material_id from unsampled))
    select of.id, of.plant_id as "plantId", of.plant_name as "plantName", of.material_id as "materialId",
      of.material_name as "materialName", of.kind, of.source_id as "sourceId", ${materialSources.sourceName} as "sourceName",
      of.receipts, of.kg as "receivedKg", of.since, of.day::text as "lastSampledOn", of.days as "everyDays",
      request.id as "requestId", request.request_no as "requestNo"
    from unsampled of left join ${materialSources} on ${materialSources.id} = of.source_id
    left join lateral (select open.id, open.request_no from open where open.material_id = of.material_id
      and (open.source_id is null or open.source_id = of.source_id) and (open.plant_id is null or open.plant_id = of.plant_id)
      order by open.due_on, open.id limit 1) request on true
    order by of.since, of.plant_name, of.material_name, of.id`,
  )
}
