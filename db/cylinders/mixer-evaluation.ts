import { and, asc, desc, eq, gte, ilike, lte } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { MixerEvaluationAsk } from '~/domain/cylinders/mixer-evaluation'
import type { Page } from '~/domain/kit/page'
import { batchingPlants, plants, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { ofSeenPlants } from './scope'
import { mixerEvaluations as evaluations } from './tables'

export const mixerEvaluation = record(evaluations, 'mixer_evaluation', { label: 'mixer evaluation' })
export type MixerEvaluationRow = typeof evaluations.$inferSelect
export type MixerEvaluationLine = MixerEvaluationRow & {
  plantName: string
  batchingPlantName: string | null
  truckNo: string | null
}

const sorts = {
  evaluationNo: evaluations.evaluationNo,
  evaluatedOn: evaluations.evaluatedOn,
  verdict: evaluations.verdict,
  plantName: plants.plantName,
}

export async function mixerEvaluationPage(
  sql: Sql,
  person: Person,
  ask: MixerEvaluationAsk,
): Promise<Page<MixerEvaluationLine>> {
  const where = and(
    ofSeenPlants(person, evaluations.plantId),
    ask.plantId ? eq(evaluations.plantId, ask.plantId) : undefined,
    ask.from ? gte(evaluations.evaluatedOn, ask.from) : undefined,
    ask.to ? lte(evaluations.evaluatedOn, ask.to) : undefined,
    ask.verdict ? eq(evaluations.verdict, ask.verdict) : undefined,
    ask.keyword ? ilike(evaluations.evaluationNo, like(ask.keyword)) : undefined,
  )
  const rows = sql
    .select({
      evaluation: evaluations,
      plantName: plants.plantName,
      batchingPlantName: batchingPlants.bpName,
      truckNo: trucks.truckNo,
    })
    .from(evaluations)
    .innerJoin(plants, eq(plants.id, evaluations.plantId))
    .leftJoin(batchingPlants, eq(batchingPlants.id, evaluations.batchingPlantId))
    .leftJoin(trucks, eq(trucks.id, evaluations.truckId))
    .where(where)
    .orderBy(
      ...sorted(ask.sort, sorts, [desc(evaluations.evaluatedOn), desc(evaluations.evaluationNo)]),
      asc(evaluations.id),
    )
    .$dynamic()
  const page = await paged<{
    evaluation: MixerEvaluationRow
    plantName: string
    batchingPlantName: string | null
    truckNo: string | null
  }>(rows, cappedCount(sql, sql.select({ id: evaluations.id }).from(evaluations).where(where).$dynamic()), ask)
  return { ...page, rows: page.rows.map(({ evaluation, ...names }) => ({ ...evaluation, ...names })) }
}
