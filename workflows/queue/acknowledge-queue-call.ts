import { doneIn, type Work } from '~/db/kit/work'
import { lockSeenItem, type QueueItemRow } from '~/db/queue/queue-item'
import * as words from '~/domain/deliveries/words'
import { Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { queueFlow } from './queue-item'

type Taking = { queueId: string; deliveryOrderId?: string | undefined; version?: number | undefined; at?: Date }

/** The driver answers the call, or the batcher for them; `at` is the minute of a press that had to find a network first. */
export async function acknowledgeCall(work: Work, of: Taking): Promise<QueueItemRow> {
  const item = await lockSeenItem(work, of.queueId)
  if (of.deliveryOrderId && of.deliveryOrderId !== item.deliveryOrderId)
    throw new Refused(words.queueCallFirst(), undefined, {
      rule: 'called',
    })
  // No answer is before its call or after now, whatever a clock of a phone says.
  const least = item.calledAt ?? work.now
  const at = of.at && of.at < work.now ? of.at : doneIn(work)
  const acknowledgedAt = at < least ? least : at
  return advanceLocked(work, queueFlow, item, { type: 'acknowledge', values: { acknowledgedAt } }, of.version)
}
