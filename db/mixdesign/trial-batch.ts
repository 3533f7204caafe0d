import { and, asc, desc, eq, ilike, inArray, ne, or } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { TrialBatchAsk } from '~/domain/mixdesign/trial-batch'
import { products } from '../catalog/tables'
import { cylinderAges, cylinderTests } from '../cylinders/tables'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { mixDesigns } from './tables'
import { trialBatches as trials } from './trial-batch-tables'

export const trialBatch = record(trials, 'trial_batch', { label: 'trial batch' })
export type TrialBatchRow = typeof trials.$inferSelect

export type TrialAge = {
  ageDays: number
  dueOn: string
  status: string
  mean: number | null
  counts: boolean | null
}
export type TrialBatchLine = TrialBatchRow & {
  trialBatchId: string
  mixCode: string
  mixVersion: number
  productCode: string
  plantName: string
  /** The set of its specimens. */
  cylinderTestId: string
  testNo: string
  setStatus: string
  specimenKind: string
  fck: number
  targetMean: number | null
  slumpMm: number | null
  ages: TrialAge[]
}

const line = {
  trial: trials,
  mixCode: mixDesigns.mixCode,
  mixVersion: mixDesigns.mixVersion,
  productCode: products.productCode,
  plantName: plants.plantName,
  cylinderTestId: cylinderTests.id,
  testNo: cylinderTests.testNo,
  setStatus: cylinderTests.status,
  specimenKind: cylinderTests.specimenKind,
  fck: cylinderTests.fck,
  targetMean: cylinderTests.targetMean,
  slumpMm: cylinderTests.slumpMm,
}
const trialsAsked = (sql: Sql) =>
  sql
    .select(line)
    .from(trials)
    .innerJoin(mixDesigns, eq(mixDesigns.id, trials.mixDesignId))
    .innerJoin(products, eq(products.id, trials.productId))
    .innerJoin(plants, eq(plants.id, trials.plantId))
    .innerJoin(cylinderTests, eq(cylinderTests.trialBatchId, trials.id))
type Asked = Awaited<ReturnType<typeof trialsAsked>>[number]

const sorts = {
  trialNo: trials.trialNo,
  batchedAt: trials.batchedAt,
  mixCode: mixDesigns.mixCode,
  plantName: plants.plantName,
  status: trials.status,
}

/** Trial batches of the plants that a person sees, newest first. */
export async function trialBatchPage(sql: Sql, person: Person, ask: TrialBatchAsk): Promise<Page<TrialBatchLine>> {
  const where = and(
    seenPlants(person),
    ask.mixDesignId ? eq(trials.mixDesignId, ask.mixDesignId) : undefined,
    ask.plantId ? eq(trials.plantId, ask.plantId) : undefined,
    ask.status ? eq(trials.status, ask.status) : undefined,
    ask.keyword
      ? or(ilike(trials.trialNo, like(ask.keyword)), ilike(mixDesigns.mixCode, like(ask.keyword)))
      : undefined,
  )
  const rows = trialsAsked(sql)
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [desc(trials.batchedAt), desc(trials.trialNo)]), asc(trials.id))
    .$dynamic()
  const total = sql
    .select({ id: trials.id })
    .from(trials)
    .innerJoin(mixDesigns, eq(mixDesigns.id, trials.mixDesignId))
    .innerJoin(plants, eq(plants.id, trials.plantId))
    .where(where)
    .$dynamic()
  const page = await paged<Asked>(rows, cappedCount(sql, total), ask)
  return { ...page, rows: await withAges(sql, page.rows) }
}

/** One that the person may not see is none. */
export async function getSeenTrial(sql: Sql, person: Person, id: string): Promise<TrialBatchLine> {
  const rows = await trialsAsked(sql).where(and(eq(trials.id, id), seenPlants(person)))
  const [found] = await withAges(sql, rows)
  if (!found) throw new Missing('There is no such trial batch')
  return found
}

/** Every trial of a mix that still holds, whosever plant it was made at: the recipe is the company's. */
export const trialsOfMix = async (sql: Sql, mixDesignId: string): Promise<TrialBatchLine[]> =>
  withAges(
    sql,
    await trialsAsked(sql)
      .where(and(eq(trials.mixDesignId, mixDesignId), ne(trials.status, 'withdrawn')))
      .orderBy(asc(trials.batchedAt), asc(trials.trialNo)),
  )

async function withAges(sql: Sql, rows: readonly Asked[]): Promise<TrialBatchLine[]> {
  if (!rows.length) return []
  const { testId, ageDays, dueOn, status, mean, counts } = cylinderAges
  const ages = await sql
    .select({ testId, ageDays, dueOn, status, mean, counts })
    .from(cylinderAges)
    .where(
      inArray(
        testId,
        rows.map(row => row.cylinderTestId),
      ),
    )
    .orderBy(asc(ageDays))
  const of = Map.groupBy(ages, age => age.testId)
  return rows.map(({ trial, ...names }) => ({
    ...trial,
    ...names,
    trialBatchId: trial.id,
    ages: (of.get(names.cylinderTestId) ?? []).map(({ testId: _set, ...age }) => age),
  }))
}
