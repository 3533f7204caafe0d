import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { assignedPlants } from '~/db/orders/order'
import { contentOf, getSeenPlan, type OrderPlanRow, orderPlan, type PlanContent } from '~/db/orders/plan/plan'
import { publishedPlan } from '~/db/orders/plan/published'
import { cubicMetres, sum } from '~/domain/kit/money'
import { Refused, Stale } from '~/domain/kit/problem'
import { addMinutes, instantOn } from '~/domain/kit/time'
import { differenceOf } from '~/domain/orders/plan/difference'
import { type PlanFacts, type PlanLoad, staysPut } from '~/domain/orders/plan/facts'
import { worldChanges } from '~/domain/orders/plan/world-changes'
import { deliveryFlow } from '../../deliveries/delivery-order'
import { advanceLocked } from '../../kit/workflow'
import { readDay } from './facts'
import { sideOfPlan, sideStanding } from './side'

/** Hands a plan to its delivery orders; refused when the day is no longer the one that was planned. */
export async function publishPlan(work: Work, id: string, version: number): Promise<OrderPlanRow> {
  await getSeenPlan(work.sql, work.by, id)
  const plan = await orderPlan.lock(work, id)
  if (plan.version !== version) throw new Stale('This plan was changed by somebody else', undefined, { present: plan })
  if (plan.kind === 'what_if') throw new Refused('A trial copy cannot be published', undefined, { rule: 'what-if' })
  if (plan.status !== 'ready') throw new Refused(`A plan that is ${plan.status} cannot be published`)
  const content = (await contentOf(work.sql, id))!
  const { facts, params } = await readDay(work.sql, plan.orderDate, plan.regionId, work.now)
  const changes = worldChanges(content.facts, facts, content.loads)
  if (changes.length)
    throw new Refused('The day has changed since this plan was made', undefined, {
      rule: 'world-moved',
      changes,
      difference: differenceOf(sideStanding(facts, params), sideOfPlan(plan, content)),
    })
  const before = await publishedPlan(work.sql, plan.orderDate, plan.regionId)
  if (before) await orderPlan.move(work, before, { status: 'superseded' }, 'supersede')
  await writeLoads({ ...work, reason: `Plan ${plan.planNo}` }, content, facts)
  return orderPlan.move(
    work,
    plan,
    { status: 'published', publishedAt: work.now, publishedByName: work.by.name },
    'publish',
  )
}

async function writeLoads(work: Work, { facts: then, loads }: PlanContent, now: PlanFacts): Promise<void> {
  const planned = new Map(loads.map(load => [load.loadId, load]))
  const start = instantOn(then.orderDate, '00:00', then.zone)
  for (const order of now.orders) {
    const open = order.loads.filter(load => !staysPut(load) && load.mark === 'free')
    let moved = false
    for (const { id } of open) {
      const row = await deliveryOrder.lock(work, id)
      const plan = planned.get(id)
      const values = plan ? valuesOf(row, plan, start) : row.truckId ? { truckId: null } : null
      if (!values) continue
      moved ||= !!plan && plan.plantId !== row.plantId
      await write(work, row, values, plan)
    }
    if (moved) await writePlants(work, order.id, order.loads, planned, start)
  }
}

/** What differs; null when the load stands there already. A load at another plant or line needs its recipe anew. */
function valuesOf(row: DeliveryOrderRow, plan: PlanLoad, start: Date): Partial<DeliveryOrderRow> | null {
  const values = {
    plantId: plan.plantId,
    batchingPlantId: plan.lineId,
    truckId: plan.truckId,
    plannedBatchAt: addMinutes(start, plan.begin),
    plannedOnSiteAt: addMinutes(start, plan.start),
  }
  const same =
    row.plantId === values.plantId &&
    row.batchingPlantId === values.batchingPlantId &&
    row.truckId === values.truckId &&
    row.plannedBatchAt.getTime() === values.plannedBatchAt.getTime() &&
    row.plannedOnSiteAt.getTime() === values.plannedOnSiteAt.getTime()
  if (same) return null
  const elsewhere = row.plantId !== values.plantId || row.batchingPlantId !== values.batchingPlantId
  return elsewhere ? { ...values, mixDesignId: null } : values
}

/** A load with a batching line is assigned; at a plant without lines it stays planned. */
async function write(
  work: Work,
  row: DeliveryOrderRow,
  values: Partial<DeliveryOrderRow>,
  plan: PlanLoad | undefined,
): Promise<void> {
  if (plan?.lineId) await advanceLocked(work, deliveryFlow, row, { type: 'assign', values })
  else await deliveryOrder.move(work, row, values, 'plan')
}

/** The plants of an order say what its loads say, so that a later change of the order starts from the plan. */
async function writePlants(
  work: Work,
  orderId: string,
  loads: PlanFacts['orders'][number]['loads'],
  planned: Map<string, PlanLoad>,
  start: Date,
): Promise<void> {
  const places = loads.flatMap(load => {
    const place = planned.get(load.id) ?? load.place
    return place ? [{ plantId: place.plantId, begin: place.begin, quantity: (load.volume / 100).toFixed(2) }] : []
  })
  const byPlant = [...Map.groupBy(places, place => place.plantId)]
  await assignedPlants.replace(
    work,
    orderId,
    byPlant.map(([plantId, own]) => ({
      plantId,
      startTime: addMinutes(start, Math.min(...own.map(place => place.begin))),
      quantity: cubicMetres(sum(own.map(place => place.quantity))),
    })),
  )
}
