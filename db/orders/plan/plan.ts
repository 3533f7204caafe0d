import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { UnservedOrder } from '~/domain/orders/plan/chart'
import { keptParams, type Params } from '~/domain/orders/plan/engine/params'
import type { PlanFacts, PlanLoad } from '~/domain/orders/plan/facts'
import { regions } from '../../fleet/tables'
import { ledger } from '../../kit/ledger'
import type { Sql } from '../../kit/open'
import { cappedCount, like, paged, sorted } from '../../kit/page'
import { record } from '../../kit/record'
import { setColumns } from '../../kit/set-columns'
import type { Work } from '../../kit/work'
import { seenPlans } from '../scope'
import { orderPlanContents, orderPlans } from './tables'

export const orderPlan = record(orderPlans, 'order_plan', { hidden: ['progress'] })
const contents = ledger(orderPlanContents, 'order_plan_content')
export type OrderPlanRow = typeof orderPlans.$inferSelect
export type PlanContent = {
  facts: PlanFacts
  params: Params
  loads: PlanLoad[]
  parts: Record<string, number>
  unserved: UnservedOrder[]
}

const line = { plan: orderPlans, regionName: regions.regionName }
export type PlanLine = { plan: OrderPlanRow; regionName: string; basedOnNo: string | null }

type Ask = {
  orderDate?: string | undefined
  regionId?: string | undefined
  status?: string | undefined
  kind?: string | undefined
  keyword?: string | undefined
  sort?: string | undefined
  limit: number
  offset: number
}
const sorts = { planNo: orderPlans.planNo, orderDate: orderPlans.orderDate, cost: orderPlans.cost }

export async function planPage(sql: Sql, person: Person, ask: Ask): Promise<Page<PlanLine>> {
  const where = and(
    seenPlans(person),
    ask.orderDate ? eq(orderPlans.orderDate, ask.orderDate) : undefined,
    ask.regionId ? eq(orderPlans.regionId, ask.regionId) : undefined,
    ask.status ? eq(orderPlans.status, ask.status) : undefined,
    ask.kind ? eq(orderPlans.kind, ask.kind) : undefined,
    ask.keyword
      ? or(ilike(orderPlans.planNo, like(ask.keyword)), ilike(orderPlans.name, like(ask.keyword)))
      : undefined,
  )
  const rows = withNames(sql)
    .where(where)
    .orderBy(...sorted(ask.sort, sorts, [desc(orderPlans.createdAt), desc(orderPlans.id)]))
    .$dynamic()
  return paged(rows, cappedCount(sql, sql.select({ id: orderPlans.id }).from(orderPlans).where(where).$dynamic()), ask)
}

/** A plan that the person may see; outside their regions it does not exist. */
export async function getSeenPlan(sql: Sql, person: Person, id: string): Promise<PlanLine> {
  const [row] = await withNames(sql).where(and(seenPlans(person), eq(orderPlans.id, id)))
  if (!row) throw new Missing('There is no such plan')
  return row
}

/** The published plans of a day in the regions asked for. */
export const publishedPlans = (sql: Sql, person: Person, day: string, regionIds: readonly string[]) =>
  plansOf(sql, person, day, regionIds, ['published'])

/** The newest plan of each region that could be published or is. */
export async function newestPlans(sql: Sql, person: Person, day: string, regionIds: readonly string[]) {
  const rows = await plansOf(sql, person, day, regionIds, ['ready', 'published'])
  const ready = rows.filter(({ plan }) => plan.kind !== 'what_if')
  return regionIds.flatMap(id => ready.find(({ plan }) => plan.regionId === id) ?? [])
}

async function plansOf(
  sql: Sql,
  person: Person,
  day: string,
  regionIds: readonly string[],
  statuses: string[],
): Promise<PlanLine[]> {
  if (!regionIds.length) return []
  return withNames(sql)
    .where(
      and(
        seenPlans(person),
        eq(orderPlans.orderDate, day),
        inArray(orderPlans.regionId, [...regionIds]),
        inArray(orderPlans.status, statuses),
      ),
    )
    .orderBy(desc(orderPlans.createdAt), desc(orderPlans.id))
}

const based = alias(orderPlans, 'based')
const withNames = (sql: Sql) =>
  sql
    .select({ ...line, basedOnNo: based.planNo })
    .from(orderPlans)
    .innerJoin(regions, eq(regions.id, orderPlans.regionId))
    .leftJoin(based, eq(based.id, orderPlans.basedOnId))

export async function contentOf(sql: Sql, planId: string): Promise<PlanContent | undefined> {
  const [row] = await sql.select().from(orderPlanContents).where(eq(orderPlanContents.planId, planId))
  if (!row) return undefined
  const content = row as unknown as PlanContent
  return { ...content, params: keptParams(content.params) }
}

export async function storeContent(
  work: Work,
  planId: string,
  { facts, params, loads, parts, unserved }: PlanContent,
): Promise<void> {
  await contents.addAll(work, [{ planId, facts, params, loads, parts, unserved, at: work.now }], 'store', planId, {
    loads: loads.length,
  })
}

/** What a run has found so far is a mark, not a change; zero when the plan is not wanted any more. */
export const markProgress = (
  sql: Sql,
  planId: string,
  progress: NonNullable<OrderPlanRow['progress']>,
): Promise<number> => setColumns(sql, orderPlans, { progress, status: 'running' }, underWay(planId))

/** A run that ends without a plan. */
export const endRun = (sql: Sql, planId: string, status: 'cancelled' | 'failed', error: string | null) =>
  setColumns(sql, orderPlans, { status, error, progress: null }, underWay(planId))

const underWay = (planId: string) => and(eq(orderPlans.id, planId), inArray(orderPlans.status, ['queued', 'running']))!
