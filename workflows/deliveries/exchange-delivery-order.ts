import { deliveryAssociate } from '~/db/deliveries/add-ons'
import { deliveryEvent } from '~/db/deliveries/delivery-event'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { divertTarget } from '~/db/deliveries/divert-targets'
import type { Work } from '~/db/kit/work'
import type { DivertDo } from '~/domain/deliveries/divert'
import { decimal } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import { assignSets } from '../cylinders/assign-cylinder-tests'
import { advanceLocked } from '../kit/workflow'
import { startOrder } from '../orders/order'
import { cutLoad } from './assign-delivery-order'
import { deliveryFlow } from './delivery-order'
import { carriedBy } from './divert-candidates'
import { lockBoth } from './divert-delivery-order'
import { waysFrom } from './divert-way'
import { judgeDivert } from './judge-divert'
import { keptAside } from './kept-aside'
import { allow } from './load-rules'
import { numberFor } from './number-delivery-order'
import { recordRevision } from './record-delivery-revision'
import { tellSubscribers } from './tell-subscribers'

/**
 * What is left in a truck goes to another pour instead of back: a load of its own there, with a ticket of its own and the age of
 * its concrete. Weights, stock and carbon stay with the load that it was batched for, so that they count once.
 */
export async function exchangeDo(work: Work, id: string, of: DivertDo): Promise<DeliveryOrderRow> {
  const withReason = { ...work, reason: of.reason }
  const { load, open } = await lockBoth(withReason, id, of)
  const carried = await carriedBy(work.sql, load)
  if (!carried.isRest)
    throw new Refused('Nothing is left of a load before it is poured', undefined, { status: load.status })
  const target = await divertTarget(work.sql, open.id)
  const wayTo = await waysFrom(work.sql, load, [target.order], work.now)
  const judged = await judgeDivert(work.sql, carried, target, wayTo(target.order), work.now)
  allow(work, judged.refusals, of)
  const aside = judged.refusals.filter(({ rule }) => of.rules.some(named => named === rule))
  const text = `${carried.quantity} m³ left of ${load.doNumber}`
  const share = decimal(open.quantity).equals(carried.quantity) ? {} : await cutLoad(withReason, open, carried.quantity)
  const made = { ...open, plantId: load.plantId }
  const moved = await advanceLocked(withReason, deliveryFlow, open, {
    type: 'take_rest',
    reason: of.reason,
    values: {
      ...share,
      ...ofConcrete(load),
      doNumber: await numberFor(withReason, made),
      calledAt: work.now,
      leftAt: work.now,
      arrivalAt: wayTo(target.order).arrivesAt,
      overrides: [...open.overrides, ...keptAside(work, [{ rule: 'batch', text }, ...aside], of.reason)],
    },
  })
  await deliveryAssociate.replace(withReason, moved.id, judged.addOns)
  await recordRevision(withReason, moved, null)
  await startOrder(withReason, moved.orderId)
  await assignSets(withReason, moved)
  for (const { id: deliveryOrderId } of [load, moved])
    await deliveryEvent.add(
      withReason,
      toldOf(work, deliveryOrderId, `${text}: ${of.reason}`),
      'exchange',
      deliveryOrderId,
    )
  await tellSubscribers(withReason, moved, 'ticket_made')
  return moved
}

/** The truck, and the concrete from its first batch until it was loaded. */
const ofConcrete = (load: DeliveryOrderRow): Partial<DeliveryOrderRow> => ({
  plantId: load.plantId,
  batchingPlantId: load.batchingPlantId,
  mixDesignId: load.mixDesignId,
  truckId: load.truckId,
  driverId: load.driverId,
  generatedAt: load.generatedAt,
  loadingAt: load.loadingAt,
  batchedAt: load.batchedAt,
  loadedAt: load.loadedAt,
})

const toldOf = (work: Work, deliveryOrderId: string, reason: string) => ({
  deliveryOrderId,
  event: 'exchanged',
  at: work.now,
  by: work.by.id,
  byName: work.by.name,
  source: 'person',
  reason,
})
