import type { AppLoadContext } from '@remix-run/node'
import type { PlanDifference } from '~/domain/orders/plan/change'
import type { PlanChart } from '~/domain/orders/plan/chart'
import type { PlanRow } from '~/domain/orders/plan/plan'
import { apiFor, take } from '~/web/kit/api'

type Asked = { request: Request; context: AppLoadContext }

export type Schedule = {
  today: string
  orderDate: string
  regions: { id: string; regionName: string }[]
  regionId: string | null
  truckTypes: { id: string; truckType: string }[]
  plans: PlanRow[]
  /** The plan that is looked at; null while the day has none. */
  plan: PlanRow | null
  chart: PlanChart | null
  stale: boolean
  /** Against the published plan. */
  difference: PlanDifference | null
  beside: PlanChart | null
}

/** A run that is queued or on its way: its plan is not there yet, the chart shows the current delivery orders. */
export const isPlanning = (plan: PlanRow | null): boolean => plan?.status === 'queued' || plan?.status === 'running'

const SHOWN = ['ready', 'published', 'superseded']

/** A day and region: its plans, the one asked for or the newest that is ready, else the delivery orders as they stand. */
export async function loadSchedule(asked: Asked, today: string): Promise<Schedule> {
  const params = new URL(asked.request.url).searchParams
  const orderDate = params.get('day') || today
  const api = apiFor(asked).fleet
  const [{ rows: regions }, { rows: truckTypes }] = await Promise.all([
    take(api.region.region.$get()),
    take(api.truck.types.$get()),
  ])
  const regionId = params.get('region') || regions[0]?.id || null
  const empty = { plan: null, chart: null, stale: false, difference: null, beside: null }
  if (!regionId) return { today, orderDate, regions, truckTypes, regionId, plans: [], ...empty }
  const calls = apiFor(asked).orders['order-plan'].plans
  const { rows: plans } = await take(calls.$get({ query: { orderDate, regionId, limit: '60' } }))
  const wanted = params.get('plan')
  const plan = plans.find(row => (wanted ? row.id === wanted : SHOWN.includes(row.status))) ?? null
  const seen = await contentOf(asked, { orderDate, regionIds: [regionId] }, plan)
  const withId = params.get('with')
  const beside =
    withId && withId !== plan?.id ? await chartOf(asked, { orderDate, regionIds: [regionId] }, withId) : null
  return { today, orderDate, regions, truckTypes, regionId, plans, plan, ...seen, beside }
}

type Day = { orderDate: string; regionIds: string[] }

async function contentOf(asked: Asked, day: Day, plan: PlanRow | null) {
  const { orders } = apiFor(asked)
  if (plan && SHOWN.includes(plan.status)) {
    const { chart, stale, difference } = await take(orders['order-plan'].plans[':id'].$get({ param: { id: plan.id } }))
    return { chart, stale, difference }
  }
  const [chart = null] = await take(orders.order.chart.$post({ json: day }))
  return { chart, stale: false, difference: null }
}

async function chartOf(asked: Asked, day: Day, planId: string): Promise<PlanChart | null> {
  const [chart = null] = await take(apiFor(asked).orders.order['optimized-chart'].$post({ json: { ...day, planId } }))
  return chart
}
