import type { Work } from '~/db/kit/work'
import { lockSeenItem, type QueueItemRow } from '~/db/queue/queue-item'
import { Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { queueFlow } from './queue-item'

type Taking = { queueId: string; deliveryOrderId?: string | undefined; version?: number | undefined }

/** The driver answers the call, or the batcher for them. */
export async function acknowledgeCall(work: Work, of: Taking): Promise<QueueItemRow> {
  const item = await lockSeenItem(work, of.queueId)
  if (of.deliveryOrderId && of.deliveryOrderId !== item.deliveryOrderId)
    throw new Refused('This truck is not called for this load. Call it for the load first', undefined, {
      rule: 'called',
    })
  return advanceLocked(work, queueFlow, item, { type: 'acknowledge', values: { acknowledgedAt: work.now } }, of.version)
}
