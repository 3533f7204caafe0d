import { deliveryAssociate } from '~/db/deliveries/add-ons'
import { changingPlaces } from '~/db/deliveries/changing-places'
import { deliveryEvent } from '~/db/deliveries/delivery-event'
import { type DeliveryOrderRow, deliveryOrder, getSeen } from '~/db/deliveries/delivery-order'
import { divertTarget } from '~/db/deliveries/divert-targets'
import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import type { DivertDo } from '~/domain/deliveries/divert'
import { invalid, Refused } from '~/domain/kit/problem'
import { addMinutes, minutesBetween } from '~/domain/kit/time'
import { assignSets } from '../cylinders/assign-cylinder-tests'
import { withdrawSetsOf } from '../cylinders/withdraw-cylinder-tests'
import { advanceLocked } from '../kit/workflow'
import { startOrder } from '../orders/order'
import { deliveryFlow } from './delivery-order'
import { carriedBy } from './divert-candidates'
import { waysFrom } from './divert-way'
import { type Judged, judgeDivert } from './judge-divert'
import { keptAside } from './kept-aside'
import { allow } from './load-rules'
import { heldByNobodyElse } from './lock-delivery-order'
import { orderSide } from './order-side'
import { recordRevision } from './record-delivery-revision'
import { tellSubscribers } from './tell-subscribers'

export type Diverted = { load: DeliveryOrderRow; opened: DeliveryOrderRow }

/**
 * Sends a truck with its load to another pour. The load and the open one change places: ticket number, weights, stock, carbon,
 * times and truck are of the concrete and stay with it, so that none of them is written twice; the place in each pour changes
 * hands. The ticket is issued again as the next revision, and the first pour has its place open again, promised as before.
 */
export async function divertDo(work: Work, id: string, of: DivertDo): Promise<Diverted> {
  const withReason = { ...work, reason: of.reason }
  const { load, open } = await lockBoth(withReason, id, of)
  const carried = await carriedBy(work.sql, load)
  const target = await divertTarget(work.sql, open.id)
  const wayTo = await waysFrom(work.sql, load, [target.order], work.now)
  const judged = await judgeDivert(work.sql, carried, target, wayTo(target.order), work.now)
  allow(work, judged.refusals, of)
  const aside = judged.refusals.filter(({ rule }) => of.rules.some(named => named === rule))
  const overrides = [...load.overrides, ...keptAside(work, aside, of.reason)]
  await withdrawSetsOf(withReason, load.id, of.reason)
  const [moved, opened] = await changingPlaces(work, async () => [
    await advanceLocked(withReason, deliveryFlow, load, {
      type: 'divert',
      reason: of.reason,
      values: { ...divertedValues(judged, overrides), arrivalAt: wayTo(target.order).arrivesAt },
    }),
    await advanceLocked(withReason, deliveryFlow, open, { type: 'take_place', values: openAgain(work, load) }),
  ])
  await deliveryAssociate.replace(withReason, moved.id, judged.addOns)
  await recordRevision(withReason, moved, { emodificationId: null, cause: 'diverted' })
  await startOrder(withReason, moved.orderId)
  await assignSets(withReason, moved)
  await deliveryEvent.add(withReason, toldOf(work, moved.id, of.reason), 'divert', moved.id)
  await tellSubscribers(withReason, moved, 'corrected', { before: load })
  await tellOrders(withReason, moved.orderId, opened.orderId)
  return { load: moved, opened }
}

/** Both orders before both loads, each pair by its id, so that two diverts across each other wait and do not deadlock. */
export async function lockBoth(work: Work, id: string, { targetId, version, targetVersion }: DivertDo) {
  const [from, to] = [await getSeen(work.sql, work.by, id), await getSeen(work.sql, work.by, targetId)]
  if (from.orderId === to.orderId) throw invalid('targetId', 'This load is of the same order')
  for (const orderId of [from.orderId, to.orderId].sort()) await order.lock(work, orderId)
  const locked = new Map<string, DeliveryOrderRow>()
  for (const loadId of [id, targetId].sort()) locked.set(loadId, await deliveryOrder.lock(work, loadId))
  const [load, open] = [locked.get(id)!, locked.get(targetId)!]
  heldByNobodyElse(work, load)
  heldByNobodyElse(work, open)
  deliveryOrder.atVersion(load, version)
  deliveryOrder.atVersion(open, targetVersion)
  if (open.status !== 'planned' && open.status !== 'assigned')
    throw new Refused('The other load is called already', undefined, { status: open.status })
  return { load, open }
}

/** The concrete in its new place; the site that it leaves is not where it arrived. */
const divertedValues = ({ after }: Judged, overrides: DeliveryOrderRow['overrides']): Partial<DeliveryOrderRow> => ({
  ...orderSide(after),
  onSiteAt: null,
  revision: after.revision + 1,
  printCount: 0,
  overrides,
})

/** The place in the first pour, to be made again at its plant: planned as before, or as soon as it can be. */
function openAgain(work: Work, left: DeliveryOrderRow): Partial<DeliveryOrderRow> {
  const late = Math.max(0, Math.ceil(minutesBetween(left.plannedBatchAt, work.now)))
  return {
    ...orderSide(left),
    plannedBatchAt: addMinutes(left.plannedBatchAt, late),
    plannedOnSiteAt: addMinutes(left.plannedOnSiteAt, late),
    plantId: left.plantId,
    batchingPlantId: left.batchingPlantId,
    quantity: left.quantity,
    mixDesignId: null,
    truckId: null,
    driverId: null,
    arrivalAt: null,
  }
}

const toldOf = (work: Work, deliveryOrderId: string, reason: string) => ({
  deliveryOrderId,
  event: 'diverted',
  at: work.now,
  by: work.by.id,
  byName: work.by.name,
  source: 'person',
  reason,
})

/** Each order has its line in the trail, beside those of the loads. */
async function tellOrders(work: Work, toId: string, fromId: string): Promise<void> {
  await order.move(work, await order.get(work.sql, fromId), {}, 'load diverted to another order')
  await order.move(work, await order.get(work.sql, toId), {}, 'load diverted from another order')
}
