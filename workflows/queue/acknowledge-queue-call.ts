import { lockSeen } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { lockSeenItem, type QueueItemRow } from '~/db/queue/queue-item'
import { invalid } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { queueFlow } from './queue-item'

type Taking = { queueId: string; deliveryOrderId?: string | undefined; version?: number | undefined }

/** The driver answers the call, or the batcher for them. */
export async function acknowledgeCall(work: Work, of: Taking): Promise<QueueItemRow> {
  const item = await lockSeenItem(work, of.queueId)
  if (of.deliveryOrderId) {
    const load = await lockSeen(work, of.deliveryOrderId)
    if (load.plantId !== item.plantId) throw invalid('deliveryOrderId', 'This load is made at another plant')
  }
  const values = { acknowledgedAt: work.now, ...(of.deliveryOrderId ? { deliveryOrderId: of.deliveryOrderId } : {}) }
  return advanceLocked(work, queueFlow, item, { type: 'acknowledge', values }, of.version)
}
