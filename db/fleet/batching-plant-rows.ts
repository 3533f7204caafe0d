import { and, asc, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { BatchingPlantAsk } from '~/domain/fleet/batching-plant'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import type { BatchingPlantRow } from './batching-plant'
import { seenPlants } from './scope'
import { batchingPlants, plants } from './tables'

const line = {
  id: batchingPlants.id,
  version: batchingPlants.version,
  active: batchingPlants.active,
  plantId: batchingPlants.plantId,
  plantName: plants.plantName,
  plantCode: plants.plantCode,
  regionId: plants.regionId,
  code: batchingPlants.code,
  bpName: batchingPlants.bpName,
  capacityPerHour: batchingPlants.capacityPerHour,
  maxBatch: batchingPlants.maxBatch,
}
export type BatchingPlantLine = Pick<
  BatchingPlantRow,
  'id' | 'version' | 'active' | 'plantId' | 'code' | 'bpName' | 'capacityPerHour' | 'maxBatch'
> & { plantName: string; plantCode: string; regionId: string }

export function batchingPlantPage(
  sql: Sql,
  person: Person,
  ask: BatchingPlantAsk,
  ...more: (SQL | undefined)[]
): Promise<Page<BatchingPlantLine>> {
  const where = and(
    eq(plants.removed, false),
    seenPlants(person),
    ask.active === undefined ? undefined : eq(batchingPlants.active, ask.active),
    ask.plantId ? eq(batchingPlants.plantId, ask.plantId) : undefined,
    ask.keyword
      ? or(
          ilike(batchingPlants.bpName, like(ask.keyword)),
          ilike(batchingPlants.code, like(ask.keyword)),
          ilike(plants.plantName, like(ask.keyword)),
        )
      : undefined,
    ...more,
  )
  const from = () =>
    sql.select(line).from(batchingPlants).innerJoin(plants, eq(plants.id, batchingPlants.plantId)).where(where)
  const order = sorted(
    ask.sort,
    { plantName: plants.plantName, bpName: batchingPlants.bpName, code: batchingPlants.code },
    [asc(plants.plantCode), asc(batchingPlants.code)],
  )
  return paged<BatchingPlantLine>(
    from()
      .orderBy(...order)
      .$dynamic(),
    cappedCount(sql, from().$dynamic()),
    ask,
  )
}

export async function getSeenLine(sql: Sql, person: Person, id: string): Promise<BatchingPlantLine> {
  const ask = { limit: 1, offset: 0 }
  const { rows } = await batchingPlantPage(sql, person, ask, eq(batchingPlants.id, id))
  if (!rows[0]) throw new Missing('There is no such batching plant')
  return rows[0]
}
