import { byName, byText } from '~/domain/kit/collation'
import { isLate, orderLateMinutes } from '~/domain/orders/lateness'
import type { PlanChart } from '~/domain/orders/plan/chart'
import { showTime } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import type { BoardOrder } from '../board-sums'

export const KINDS = {
  open: 'Not planned',
  breach: 'Breaks a rule',
  late: 'Late now',
  truck: 'Without a truck',
  order: 'Order not ready',
} as const
export type Issue = {
  id: string
  kind: keyof typeof KINDS
  orderId: string
  orderNo: string
  customerName: string
  /** HH:mm when it bites. */
  time: string
  words: string
  /** What would mend it, in words. */
  fix: string | null
  /** More trucks would mend it. */
  shortOfTrucks?: boolean
  /** Loads of so many m³ would mend it. */
  cutTo?: string | null
  loadNo: number | null
}

/** Everything wrong with a day from its orders and its plans, by the time at which it bites. */
export function issuesOf(orders: readonly BoardOrder[], charts: readonly PlanChart[], now: Date): Issue[] {
  const found = [...charts.flatMap(ofPlan), ...orders.flatMap(order => ofOrder(order, now))]
  const seen = new Set<string>()
  return found
    .filter(each => !seen.has(each.id) && seen.add(each.id))
    .sort((a, b) => byText(a.time, b.time) || byName(a.orderNo, b.orderNo))
}

function ofPlan(chart: PlanChart): Issue[] {
  const pours = new Map(chart.pours.map(pour => [pour.orderId, pour]))
  const open = chart.unserved.map(order => ({
    id: `open ${order.orderId}`,
    kind: 'open' as const,
    orderId: order.orderId,
    orderNo: order.orderNo,
    customerName: order.customerName,
    time: showTime(order.startTime, chart.zone),
    words: order.words,
    fix: order.relaxation?.words ?? null,
    shortOfTrucks: order.relaxation?.rule === 'more-trucks',
    cutTo: order.relaxation?.loadSize ?? null,
    loadNo: null,
  }))
  const ofLoads = chart.loads
    .filter(load => load.mark !== 'done')
    .flatMap(load => {
      const base = {
        orderId: load.orderId,
        orderNo: load.orderNo,
        customerName: pours.get(load.orderId)?.customerName ?? '',
        time: showTime(load.beginAt, chart.zone),
        loadNo: load.loadNo,
      }
      const broken = load.breaches.map(breach => ({
        ...base,
        id: `breach ${load.loadId} ${breach.rule}`,
        kind: 'breach' as const,
        words: breach.words,
        fix: 'Move the load on the schedule, or repair the plan',
      }))
      return broken
    })
  return [...open, ...ofLoads, ...withoutTruck(chart, pours)]
}

/** Loads of one order without a truck are one issue, from the first of them on. */
function withoutTruck(chart: PlanChart, pours: ReadonlyMap<string, PlanChart['pours'][number]>): Issue[] {
  const open = new Set(chart.unserved.map(order => order.orderId))
  const loose = new Map<string, PlanChart['loads']>()
  for (const load of chart.loads)
    if (!load.truckId && load.mark !== 'done' && !open.has(load.orderId))
      loose.set(load.orderId, [...(loose.get(load.orderId) ?? []), load])
  return [...loose].map(([orderId, loads]) => ({
    id: `truck ${orderId}`,
    kind: 'truck',
    orderId,
    orderNo: loads[0]!.orderNo,
    customerName: pours.get(orderId)?.customerName ?? '',
    time: loads.map(load => showTime(load.beginAt, chart.zone)).sort()[0]!,
    words: `${countOf(loads.length, 'load')} of ${loads[0]!.loadCount} without a truck`,
    fix: 'Plan the day, or move the loads to trucks',
    shortOfTrucks: true,
    loadNo: Math.min(...loads.map(load => load.loadNo)),
  }))
}

function ofOrder(order: BoardOrder, now: Date): Issue[] {
  const base = {
    orderId: order.id,
    orderNo: order.orderNo,
    customerName: order.customerName,
    time: order.startTime,
    loadNo: null,
  }
  const late = orderLateMinutes(order, now)
  const troubles: Issue[] = []
  if (isLate(late, order.onTimeMinutes))
    troubles.push({
      ...base,
      id: `late ${order.id}`,
      kind: 'late',
      words: `The next load is ${late} min behind its promise`,
      fix: 'Repair the plan from now on',
    })
  if (order.status === 'on_hold')
    troubles.push({
      ...base,
      id: `hold ${order.id}`,
      kind: 'order',
      words: `On hold: ${order.holdReason ?? 'no reason was given'}`,
      fix: 'Release the order',
    })
  if (order.status === 'draft')
    troubles.push({
      ...base,
      id: `draft ${order.id}`,
      kind: 'order',
      words: 'Still a draft: the planner does not see it',
      fix: 'Confirm the order',
    })
  if (!order.plants.length && !['completed', 'cancelled', 'draft'].includes(order.status))
    troubles.push({
      ...base,
      id: `plant ${order.id}`,
      kind: 'order',
      words: 'No plant is set for this order',
      fix: 'Assign a plant',
    })
  return troubles
}
