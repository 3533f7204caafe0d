import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { type QueueItemRow, queueItem } from '~/db/queue/queue-item'
import { deliveryFlow } from '../deliveries/delivery-order'
import { advanceLocked } from '../kit/workflow'

const UNCALLED = { status: 'joined', deliveryOrderId: null, calledAt: null, calledBy: null, acknowledgedAt: null }

/** Nobody comes for the load any more: the truck that was called is no longer its truck. One that was planned for it stays. */
export const uncalled = ({ queueItemId }: DeliveryOrderRow): Partial<DeliveryOrderRow> => ({
  ...{ calledAt: null, queueItemId: null },
  ...(queueItemId && { truckId: null, driverId: null }),
})

/** The truck that a load lets go keeps its place in the queue. */
export async function letTruckGo(work: Work, load: DeliveryOrderRow): Promise<void> {
  if (!load.queueItemId) return
  const item = await queueItem.lock(work, load.queueItemId)
  if (item.deliveryOrderId !== load.id || !['called', 'acknowledged', 'loading'].includes(item.status)) return
  await queueItem.move(work, item, UNCALLED, 'stand again')
}

/** The load that a truck lets go is assigned again: nobody comes for it. */
export async function letLoadGo(work: Work, item: QueueItemRow): Promise<void> {
  if (!item.deliveryOrderId) return
  const load = await deliveryOrder.lock(work, item.deliveryOrderId)
  if (load.queueItemId !== item.id || load.status !== 'called') return
  await advanceLocked(work, deliveryFlow, load, { type: 'unmark_called', values: uncalled(load) })
}

/** Before a truck takes a load: the call that either of them had with another one ends. */
export async function endOtherCalls(work: Work, load: DeliveryOrderRow, item: QueueItemRow | null): Promise<void> {
  if (load.queueItemId && load.queueItemId !== item?.id) await letTruckGo(work, load)
  if (item?.deliveryOrderId && item.deliveryOrderId !== load.id) await letLoadGo(work, item)
}
