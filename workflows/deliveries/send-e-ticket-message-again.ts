import { eTicketMessage } from '~/db/deliveries/e-ticket-message'
import { eTicketSubscription, getSeenSubscription } from '~/db/deliveries/e-ticket-subscription'
import type { Work } from '~/db/kit/work'
import { Missing, Refused } from '~/domain/kit/problem'
import { askToSend } from './tell-subscribers'

/** Sends what was sent or given up once more, at once; the receiver knows it by its id. */
export async function sendMessageAgain(
  work: Work,
  subscriptionId: string,
  messageId: string,
): Promise<{ id: string; round: number }> {
  await getSeenSubscription(work.sql, work.by, subscriptionId)
  const held = await eTicketMessage.lock(work, messageId)
  if (held.subscriptionId !== subscriptionId) throw new Missing('There is no such message')
  const to = await eTicketSubscription.get(work.sql, subscriptionId)
  if (to.status !== 'active' && held.event !== 'test')
    throw new Refused(`This subscription is ${to.status}. Resume it first`, undefined, { status: to.status })
  const round = held.round + 1
  await eTicketMessage.move(work, held, { status: 'waiting', round, attempts: 0, nextAt: work.now }, 'send again')
  await askToSend(work, { id: messageId, round })
  return { id: messageId, round }
}
