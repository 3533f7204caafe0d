import { getSeenRegion } from '~/db/fleet/region-rows'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import {
  contentOf,
  getSeenPlan,
  newestPlans,
  type PlanContent,
  type PlanLine,
  publishedPlans,
} from '~/db/orders/plan/plan'
import { publishedContent, publishedPlan } from '~/db/orders/plan/published'
import { recommenderOf } from '~/db/orders/plan/recommender'
import type { Person } from '~/domain/access/roles'
import { Missing, Refused } from '~/domain/kit/problem'
import type { PlanDifference } from '~/domain/orders/plan/change'
import type { LoadExplanation, PlanChart, UnservedOrder } from '~/domain/orders/plan/chart'
import { engineLoads, planDay, standingLoads } from '~/domain/orders/plan/day'
import type { PlanDetail } from '~/domain/orders/plan/detail'
import { differenceOf } from '~/domain/orders/plan/difference'
import { explainLoad } from '~/domain/orders/plan/explain'
import { judge } from '~/domain/orders/plan/judge'
import { type ChartOf, chartOf } from '~/domain/orders/plan/view'
import { worldChanges } from '~/domain/orders/plan/world-changes'
import { type ReadDay, readDay, readDayOf } from './facts'
import { sideOfPlan, sideStanding } from './side'
import { planRow } from './store'

type Asked = { orderDate: string; regionIds: readonly string[]; planId?: string | null | undefined }
type Reader = { sql: Sql; person: Person; now: Date }

/** The day of each region as its delivery orders stand, whoever planned them. */
export async function standingCharts(of: Reader, { orderDate, regionIds }: Asked): Promise<PlanChart[]> {
  const charts: PlanChart[] = []
  for (const regionId of new Set(regionIds)) {
    await getSeenRegion(of.sql, of.person, regionId)
    const published = (await publishedContent(of.sql, orderDate, regionId))?.loads ?? null
    const read = await readDay(of.sql, orderDate, regionId, of.now)
    charts.push(await standingChart(of, read, { plan: null, unserved: [], published }))
  }
  return charts
}

/** A day as its delivery orders stand. */
async function standingChart(
  of: Reader,
  { facts, params }: ReadDay,
  given: Pick<ChartOf, 'plan' | 'unserved' | 'published'>,
): Promise<PlanChart> {
  const loads = standingLoads(facts)
  const day = planDay(facts)
  const { parts } = judge(day, engineLoads(day, loads), params)
  const onTimeMinutes = await onTime(of.sql, facts.orderDate, facts.regionId)
  return chartOf({ of: day, loads, params, parts, ...given, onTimeMinutes, now: of.now })
}

/** The plan asked for, else the newest of each region that is ready or published. */
export async function optimizedCharts(of: Reader, { orderDate, regionIds, planId }: Asked): Promise<PlanChart[]> {
  const lines = planId
    ? [await getSeenPlan(of.sql, of.person, planId)]
    : await newestPlans(of.sql, of.person, orderDate, regionIds)
  const charts: PlanChart[] = []
  for (const line of lines) {
    const content = await contentOf(of.sql, line.plan.id)
    if (content) charts.push(await shownChart(of, line, content))
  }
  return charts
}

/** The published plans of a day as they were published. */
export async function currentPlans(of: Reader, { orderDate, regionIds }: Asked): Promise<PlanDetail[]> {
  const details: PlanDetail[] = []
  for (const line of await publishedPlans(of.sql, of.person, orderDate, regionIds))
    details.push(await detailOf(of, line, storedChart))
  return details
}

export const planDetail = async (of: Reader, id: string): Promise<PlanDetail> =>
  detailOf(of, await getSeenPlan(of.sql, of.person, id), shownChart)

type Shown = (of: Reader, line: PlanLine, content: PlanContent) => Promise<PlanChart>

async function detailOf(of: Reader, line: PlanLine, chartFor: Shown): Promise<PlanDetail> {
  const content = await contentOf(of.sql, line.plan.id)
  const row = planRow(line)
  if (!content) return { ...row, chart: null, difference: null, stale: false }
  const base = await publishedPlan(of.sql, line.plan.orderDate, line.plan.regionId)
  const published = base && base.id !== line.plan.id ? await contentOf(of.sql, base.id) : undefined
  const ready = line.plan.status === 'ready' && line.plan.kind !== 'what_if'
  const fresh = ready ? await readDayOf(of.sql, content.facts, of.now) : null
  return {
    ...row,
    chart: await chartFor(of, line, content),
    difference: published && base ? differenceOf(sideOfPlan(base, published), sideOfPlan(line.plan, content)) : null,
    stale: !!fresh && worldChanges(content.facts, fresh.facts, content.loads).length > 0,
  }
}

/** What is published is the day: it is seen as its delivery orders stand now, as on every other board. */
const shownChart: Shown = async (of, line, content) => {
  if (line.plan.status !== 'published') return storedChart(of, line, content)
  const read = await readDayOf(of.sql, content.facts, of.now)
  return standingChart(of, read, { plan: planRow(line), unserved: content.unserved, published: null })
}

/** A plan as it was made. */
const storedChart: Shown = async (of, line, content) => {
  const { orderDate, regionId } = line.plan
  const published =
    line.plan.status === 'published' ? null : ((await publishedContent(of.sql, orderDate, regionId))?.loads ?? null)
  return chartOf({
    of: planDay(content.facts),
    loads: content.loads,
    params: content.params,
    parts: content.parts,
    plan: planRow(line),
    unserved: content.unserved,
    published,
    onTimeMinutes: await onTime(of.sql, orderDate, regionId),
    now: of.now,
  })
}

/** Against another plan, or against the delivery orders as they stand. */
export async function planDifference(of: Reader, id: string, withId: string): Promise<PlanDifference> {
  const [before, after] = [await sideById(of, withId), await sideById(of, id)]
  return differenceOf(before, after)
}

async function sideById(of: Reader, id: string) {
  const { plan } = await getSeenPlan(of.sql, of.person, id)
  return sideOfPlan(plan, await ready(of.sql, id))
}

export async function loadExplanation(of: Reader, planId: string, loadId: string): Promise<LoadExplanation> {
  const { plan } = await getSeenPlan(of.sql, of.person, planId)
  const { facts, params, loads } = await ready(of.sql, planId)
  const { alternatives } = await recommenderOf(of.sql, plan.regionId)
  const found = explainLoad(planDay(facts), loads, loadId, params, plan.planNo, alternatives)
  if (!found) throw new Missing('There is no such load in this plan')
  return found
}

export async function unservedReason(of: Reader, planId: string, orderId: string): Promise<UnservedOrder> {
  await getSeenPlan(of.sql, of.person, planId)
  const { unserved } = await ready(of.sql, planId)
  const found = unserved.find(each => each.orderId === orderId)
  if (!found) throw new Missing('There is no such order without a place in this plan')
  return found
}

/** The load of an order in the published plan of its day, or as it stands where nothing was published. */
export async function assignMessage(
  of: Reader,
  { orderDate, orderNo, loadNo }: { orderDate: string; orderNo: string; loadNo: number },
  regionId: string,
): Promise<LoadExplanation> {
  const [line] = await publishedPlans(of.sql, of.person, orderDate, [regionId])
  const stored = line && (await contentOf(of.sql, line.plan.id))
  const { facts, params } = stored ?? (await readDay(of.sql, orderDate, regionId, of.now))
  const loads = stored?.loads ?? sideStanding(facts, params).loads
  const load = facts.orders.find(order => order.no === orderNo)?.loads.find(each => each.loadNo === loadNo)
  if (!load) throw new Missing('There is no such load on that day')
  const { alternatives } = await recommenderOf(of.sql, regionId)
  return explainLoad(planDay(facts), loads, load.id, params, line?.plan.planNo ?? '', alternatives)!
}

async function ready(sql: Sql, planId: string): Promise<PlanContent> {
  const content = await contentOf(sql, planId)
  if (!content) throw new Refused('This plan is not ready yet')
  return content
}

const onTime = (sql: Sql, day: string, regionId: string) => settingOn(sql, 'orders.on-time-minutes', day, regionId)
