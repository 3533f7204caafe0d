import type * as z from 'zod'
import { getSeenRegion } from '~/db/fleet/region-rows'
import type { Work } from '~/db/kit/work'
import { contentOf, getSeenPlan } from '~/db/orders/plan/plan'
import { publishedPlan } from '~/db/orders/plan/published'
import { recommenderOf } from '~/db/orders/plan/recommender'
import { Refused } from '~/domain/kit/problem'
import { instantOn, minutesBetween } from '~/domain/kit/time'
import type { IncidentAnswer, PlanIncident } from '~/domain/orders/plan/change'
import { planDay, standingLoads } from '~/domain/orders/plan/day'
import { differenceOf, placeOf } from '~/domain/orders/plan/difference'
import type { Params } from '~/domain/orders/plan/engine/params'
import { explainLoad } from '~/domain/orders/plan/explain'
import type { FactLoad, PlanFacts, PlanLoad } from '~/domain/orders/plan/facts'
import type { PlanRow } from '~/domain/orders/plan/plan'
import { repaired } from '~/domain/orders/plan/run'
import { readDay } from './facts'
import { struck } from './incident'
import { nearestPlants, otherRegionsPlants } from './nearest-plants'
import { sideOf, sideStanding } from './side'
import { keepPlan, newPlan, planRow } from './store'

type Place = { orderDate: string; regionId: string }

/** The running plan follows what happened since; the answer is a proposal. */
export async function repairPlan(work: Work, { orderDate, regionId }: Place, cause: string): Promise<PlanRow> {
  await getSeenRegion(work.sql, work.by, regionId)
  const { facts, params } = await readDay(work.sql, orderDate, regionId, work.now)
  return (await propose(work, { kind: 'repair', cause }, facts, standingLoads(facts), params)).plan
}

/** Something is out: what it hits, with the minutes that are left, where it could go, and a plan that puts it right. */
export async function reportIncident(work: Work, told: z.output<typeof PlanIncident>): Promise<IncidentAnswer> {
  await getSeenRegion(work.sql, work.by, told.regionId)
  const elsewhere = await otherRegionsPlants(work, told)
  const { facts, params } = await readDay(work.sql, told.orderDate, told.regionId, work.now, elsewhere)
  const running = standingLoads(facts)
  if (!running.length)
    throw new Refused('Nothing is planned for this day and region yet', undefined, { rule: 'no-plan' })
  const { after, cause, hits, stillHit } = struck(facts, told, work.now)
  const { plan, loads } = await propose(work, { kind: 'incident', cause }, after, standingLoads(after), params)
  const before = sideStanding(facts, params)
  const difference = differenceOf(before, sideOf(after, loads, params, plan))
  const changed = new Set(difference.loads.map(change => change.loadId))
  const { alternatives } = await recommenderOf(work.sql, told.regionId)
  const now = Math.floor(minutesBetween(instantOn(told.orderDate, '00:00', facts.zone), work.now))
  const affected = running.filter(load => hits(load) || changed.has(load.loadId)).sort((a, b) => a.begin - b.begin)
  const of = planDay(after)
  const near = await nearestPlants(work, after)
  return {
    plan,
    affected: affected.map((load, turn) => {
      const planned = loads.find(each => each.loadId === load.loadId)
      const placed = planned && !stillHit(planned) ? planned : undefined
      const order = facts.orders.find(each => each.id === load.orderId)!
      const own = order.loads.find(each => each.id === load.loadId)!
      const explained = turn < EXPLAINED ? explainLoad(of, loads, load.loadId, params, plan.planNo, alternatives) : null
      return {
        loadId: load.loadId,
        orderId: order.id,
        orderNo: order.no,
        loadNo: own.loadNo,
        quantity: (own.volume / 100).toFixed(2),
        customerName: order.customerName,
        before: placeOf(before, load),
        after: placeOf({ of }, placed),
        needs: placed ? null : needOf(own, order.productCode),
        otherPlants: placed ? [] : near(order, load),
        minutesLeft: load.begin - now,
        alternatives: (explained?.alternatives ?? [])
          .slice(0, 3)
          .map(({ truckNo, plantName, onSiteAt, extraCost }) => ({
            truckNo,
            plantName,
            onSiteAt,
            extraCost,
          })),
      }
    }),
    difference,
  }
}

/** A ticket belongs to its plant, and what is at the mixer cannot go elsewhere. */
function needOf({ status, doNumber }: FactLoad, productCode: string): string {
  if (doNumber) return `Ticket ${doNumber} belongs to its plant: withdraw it and make the load elsewhere`
  if (status !== 'called' && status !== 'assigned' && status !== 'planned') return 'Loading has begun: ask the plant'
  return `No plant here can make ${productCode} in time: decide by hand`
}

/** Explaining a load costs some milliseconds; the first ones are those that press. */
const EXPLAINED = 12

async function propose(
  work: Work,
  { kind, cause }: { kind: 'repair' | 'incident'; cause: string },
  facts: PlanFacts,
  running: PlanLoad[],
  params: Params,
): Promise<{ plan: PlanRow; loads: PlanLoad[] }> {
  const base = await publishedPlan(work.sql, facts.orderDate, facts.regionId)
  const known = base ? await contentOf(work.sql, base.id) : undefined
  const open = new Set(known?.unserved.map(order => order.orderId))
  const found = repaired(facts, running, params, 1, open)
  const asked = await newPlan(work, {
    orderDate: facts.orderDate,
    regionId: facts.regionId,
    kind,
    cause,
    basedOnId: base?.id ?? null,
  })
  await keepPlan(work, asked, { facts, params }, found)
  return { plan: planRow(await getSeenPlan(work.sql, work.by, asked.id)), loads: found.loads }
}
