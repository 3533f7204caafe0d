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
  const plans = raw.join(
    asked.map(([kind, days]) => raw`(${kind}, ${days}::int)`),
    raw`, `,
  )
  return rowsOfStatement(
    sql,
    raw<Unsampled>`
    with plan (kind, days) as (values ${plans}),
    sampled as (select ${t.materialId}, ${t.sourceId}, max(${t.sampledOn}) as day from ${t}
      where ${t.status} <> 'rejected' and ${t.sampledOn} >= ${from}::date - (select max(days) from plan)
      group by ${t.materialId}, ${t.sourceId})
    select (min(${o.id}::text))::uuid as id, ${plants.id} as "plantId", ${plants.plantName} as "plantName",
      ${materials.id} as "materialId", ${materials.name} as "materialName", ${materials.kind} as kind,
      ${materialSources.id} as "sourceId", ${materialSources.sourceName} as "sourceName", count(*)::int as receipts,
      sum(${o.receivedKg})::text as "receivedKg", min(${o.receivedAt}) as since, last.day::text as "lastSampledOn",
      plan.days as "everyDays", request.id as "requestId", request.request_no as "requestNo"
    from ${o} join ${silos} on ${silos.id} = ${o.siloId} join ${plants} on ${plants.id} = ${silos.plantId}
    join ${regions} on ${regions.id} = ${plants.regionId} join ${materials} on ${materials.id} = ${o.materialId}
    join plan on plan.kind = ${materials.kind} left join ${materialSources} on ${materialSources.id} = ${o.sourceId}
    left join lateral (select max(sampled.day) as day from sampled where sampled.material_id = ${o.materialId}
      and (sampled.source_id is null or sampled.source_id = ${o.sourceId})) last on true
    left join lateral (select ${r.id}, ${r.requestNo} from ${r} where ${r.materialId} = ${o.materialId}
      and ${inArray(r.status, [...OPEN_REQUESTS])} and (${r.sourceId} is null or ${r.sourceId} = ${o.sourceId})
      and (${r.plantId} is null or ${r.plantId} = ${plants.id}) order by ${r.dueOn}, ${r.id} limit 1) request on true
    where ${seenPlants(person) ?? raw`true`} and ${plantId ? raw`${plants.id} = ${plantId}` : raw`true`}
      and ${o.receivedAt} >= ${instantOn(from, '00:00').toISOString()}::timestamptz
      and ${o.status} in ('received', 'disputed', 'claimed', 'settled')
      and (last.day is null or (${o.receivedAt} at time zone ${regions.zone})::date - last.day > plan.days)
    group by ${plants.id}, ${materials.id}, ${materialSources.id}, last.day, plan.days, request.id, request.request_no
    order by since, ${plants.plantName}, ${materials.name}, id`,
  )
}
