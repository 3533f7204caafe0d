import type * as z from 'zod'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { contentOf, getSeenPlan, type PlanContent, type PlanLine } from '~/db/orders/plan/plan'
import { mayDo } from '~/domain/access/ability'
import { Denied, invalid, Refused } from '~/domain/kit/problem'
import type { MoveAnswer, PlanMove } from '~/domain/orders/plan/change'
import type { Breach } from '~/domain/orders/plan/chart'
import { engineLoads, planDay, standingLoads } from '~/domain/orders/plan/day'
import { unservedOrders } from '~/domain/orders/plan/explain'
import { breachesOf, costParts, judge } from '~/domain/orders/plan/judge'
import { movedLoads } from '~/domain/orders/plan/moves'
import { chartOf, identity } from '~/domain/orders/plan/view'
import { readDay } from './facts'
import { publishPlan } from './publish-plan'
import { keepPlan, newPlan, planRow } from './store'

/** Judges moves by hand against the rules of the day and, where asked, keeps them as a plan of their own. */
export async function movePlan(work: Work, ask: z.output<typeof PlanMove>): Promise<MoveAnswer> {
  const base = await getSeenPlan(work.sql, work.by, ask.planId)
  const { facts, params, loads } = await groundOf(work, base)
  const of = planDay(facts)
  const moved = movedLoads(of, loads, ask.moves, params)
  if ('wrong' in moved) throw invalid(moved.field, moved.wrong)
  const [was, is] = [engineLoads(of, loads), engineLoads(of, moved)]
  const before = breachesOf(of, was, identity(of, was, loads))
  const after = breachesOf(of, is, identity(of, is, moved))
  const known = new Set(before.map(key))
  const still = new Set(after.map(key))
  const breaches = after.filter(breach => !known.has(key(breach)))
  const now = judge(of, is, params, was)
  const chart = chartOf({
    of,
    loads: moved,
    params,
    parts: now.parts,
    plan: null,
    unserved: [],
    published: loads,
    onTimeMinutes: await settingOn(work.sql, 'orders.on-time-minutes', facts.orderDate, facts.regionId),
    now: work.now,
  })
  const places = new Map(
    loads.map(load => [load.loadId, `${load.truckId}${load.plantId}${load.lineId}${load.begin}${load.start}`]),
  )
  const changed = new Set(
    moved
      .filter(
        load => places.get(load.loadId) !== `${load.truckId}${load.plantId}${load.lineId}${load.begin}${load.start}`,
      )
      .map(load => load.loadId),
  )
  if (ask.commit && breaches.length) settleOverride(work, breaches, ask.override)
  const unserved = ask.commit ? unservedOrders(of, moved, params, 5) : []
  const kept = ask.commit
    ? await keep(work, base, ask, { facts, params, loads: moved, parts: now.parts, unserved }, now)
    : null
  return {
    ok: breaches.length === 0,
    breaches,
    mended: before.filter(breach => !still.has(key(breach))),
    loads: chart.loads.filter(load => changed.has(load.loadId)),
    costBefore: judge(of, was, params, was).cost,
    costAfter: now.cost,
    parts: costParts(now.parts, params.weights),
    plan: kept,
  }
}

/** A published plan is moved where the day stands now; any other where it was planned. */
async function groundOf(work: Work, { plan }: PlanLine): Promise<Pick<PlanContent, 'facts' | 'params' | 'loads'>> {
  if (plan.status === 'published') {
    const { facts, params } = await readDay(work.sql, plan.orderDate, plan.regionId, work.now)
    return { facts, params, loads: standingLoads(facts) }
  }
  const content = await contentOf(work.sql, plan.id)
  if (!content) throw new Refused('This plan is not ready yet')
  return content
}

function settleOverride(work: Work, breaches: Breach[], override: string | null | undefined): void {
  if (!override)
    throw new Refused([...new Set(breaches.map(breach => breach.words))].join('. '), undefined, {
      rule: breaches[0]!.rule,
      breaches,
      mayOverride: ['dispatcher_manager', 'admin'],
    })
  if (!mayDo(work.by, 'override', 'order'))
    throw new Denied('Only a dispatcher manager can override a rule', undefined, { right: 'override order' })
}

async function keep(
  work: Work,
  base: PlanLine,
  { publish, override, moves }: z.output<typeof PlanMove>,
  content: PlanContent,
  { parts, cost, figures }: ReturnType<typeof judge>,
) {
  const { facts, params, loads, unserved } = content
  const asked = await newPlan(override ? { ...work, reason: override } : work, {
    orderDate: base.plan.orderDate,
    regionId: base.plan.regionId,
    kind: base.plan.kind === 'what_if' ? 'what_if' : 'move',
    cause: moves.length === 1 ? 'One load moved by hand' : `${moves.length} loads moved by hand`,
    basedOnId: base.plan.id,
    asked: { moves, override: override ?? null },
  })
  const kept = await keepPlan(
    work,
    asked,
    { facts, params },
    { loads, parts, cost, figures, unserved, iterations: 0, bound: null, gapPercent: null, further: null },
  )
  const plan = publish ? (await publishPlan(work, kept.id, kept.version)).row : kept
  return planRow({ plan, regionName: base.regionName, basedOnNo: base.plan.planNo })
}

const key = ({ rule, loadId, orderId, truckId, plantId }: Breach) => [rule, loadId, orderId, truckId, plantId].join('|')
