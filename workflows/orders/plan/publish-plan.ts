import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import { note } from '~/db/kit/audit'
import type { Work } from '~/db/kit/work'
import { assignedPlants } from '~/db/orders/order'
import { contentOf, getSeenPlan, type OrderPlanRow, orderPlan } from '~/db/orders/plan/plan'
import { publishedPlan } from '~/db/orders/plan/published'
import { seesPlant } from '~/db/queue/yard'
import { cubicMetres, sum } from '~/domain/kit/money'
import { Denied, Refused, Stale } from '~/domain/kit/problem'
import { addMinutes, instantOn } from '~/domain/kit/time'
import { standingLoads } from '~/domain/orders/plan/day'
import { differenceOf } from '~/domain/orders/plan/difference'
import { type PlanFacts, type PlanLoad, staysPut } from '~/domain/orders/plan/facts'
import { type KeptLoad, type Publishable, publishable } from '~/domain/orders/plan/publishable'
import { type WorldChange, worldChanges } from '~/domain/orders/plan/world-changes'
import { deliveryFlow } from '../../deliveries/delivery-order'
import { advanceLocked } from '../../kit/workflow'
import { letTruckGo, uncalled } from '../../queue/truck-of-load'
import { readDayOf } from './facts'
import { sideOfPlan, sideStanding } from './side'

export type PublishedPlan = { row: OrderPlanRow; kept: KeptLoad[] }

/**
 * Hands a plan to its delivery orders. Loads that have gone on since it was made keep what they have and are named; it is
 * refused when the day is no longer the one that was planned.
 */
export async function publishPlan(work: Work, id: string, version: number): Promise<PublishedPlan> {
  await getSeenPlan(work.sql, work.by, id)
  const plan = await orderPlan.lock(work, id)
  if (plan.version !== version) throw new Stale('This plan was changed by somebody else', undefined, { present: plan })
  if (plan.kind === 'what_if') throw new Refused('A trial copy cannot be published', undefined, { rule: 'what-if' })
  if (plan.status !== 'ready')
    throw new Refused(NOT_READY[plan.status] ?? `A plan that is ${plan.status} cannot be published`)
  const content = (await contentOf(work.sql, id))!
  const { facts, params } = await readDayOf(work.sql, content.facts, work.now)
  const changes = worldChanges(content.facts, facts, content.loads)
  const { loads, kept } = publishable(facts, content.loads, params)
  if (!changes.length && kept.length) changes.push(...nothingLeft(facts, { loads, kept }))
  if (changes.length)
    throw new Refused('The day has changed since this plan was made', undefined, {
      rule: 'world-moved',
      changes,
      difference: differenceOf(sideStanding(facts, params), sideOfPlan(plan, content)),
    })
  await seenPlantsOnly(work, facts, loads)
  const before = await publishedPlan(work.sql, plan.orderDate, plan.regionId)
  if (before) await orderPlan.move(work, before, { status: 'superseded' }, 'supersede')
  await writeLoads({ ...work, reason: `Plan ${plan.planNo}` }, facts, { loads, kept })
  const values = { status: 'published', publishedAt: work.now, publishedByName: work.by.name }
  const row = await orderPlan.move(work, plan, values, 'publish')
  if (kept.length) await note(work, { subject: 'order_plan', subjectId: id, action: 'keep loads', after: { kept } })
  return { row, kept }
}

const NOT_READY: Record<string, string> = {
  queued: 'This run has not started yet. Publish its plan when it is ready',
  running: 'This run is still planning. Publish its plan when it is ready',
}

/** A plan of which every load keeps what it has changes nothing. */
function nothingLeft(now: PlanFacts, { loads, kept }: Publishable): WorldChange[] {
  const standing = new Map(standingLoads(now).map(load => [load.loadId, load]))
  const moves = loads.some(load => {
    const is = standing.get(load.loadId)
    return !is || is.truckId !== load.truckId || is.plantId !== load.plantId || is.begin !== load.begin
  })
  return moves ? [] : kept.map(({ loadId, words }) => ({ kind: 'load', id: loadId, words }))
}

/** Loads go to plants that whoever publishes may dispatch to. */
async function seenPlantsOnly(work: Work, { plants }: PlanFacts, loads: readonly PlanLoad[]): Promise<void> {
  for (const { id, name, otherRegion } of plants)
    if (otherRegion && loads.some(load => load.plantId === id) && !(await seesPlant(work.sql, work.by, id)))
      throw new Denied(`${name} belongs to ${otherRegion}, where you have no access`)
}

async function writeLoads(work: Work, now: PlanFacts, { loads, kept }: Publishable): Promise<void> {
  const planned = new Map(loads.map(load => [load.loadId, load]))
  const stay = new Set(kept.map(load => load.loadId))
  const start = instantOn(now.orderDate, '00:00', now.zone)
  for (const order of now.orders) {
    const open = order.loads.filter(load => !staysPut(load) && load.mark === 'free' && !stay.has(load.id))
    let moved = false
    for (const { id } of open) {
      const row = await deliveryOrder.lock(work, id)
      const plan = planned.get(id)
      const loose = row.truckId && row.status !== 'called' ? { truckId: null } : null
      const values = plan ? valuesOf(row, plan, start) : loose
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
    plannedOnSiteAt: addMinutes(start, plan.onSite ?? plan.start),
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

/** A load with a batching line is assigned; at a plant without lines it stays planned. One that is called is called back. */
async function write(
  work: Work,
  row: DeliveryOrderRow,
  values: Partial<DeliveryOrderRow>,
  plan: PlanLoad | undefined,
): Promise<void> {
  if (row.status === 'called') {
    const back = { ...uncalled(row), ...values }
    await advanceLocked(work, deliveryFlow, row, { type: 'transfer', reason: work.reason, values: back })
    return letTruckGo(work, row)
  }
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
