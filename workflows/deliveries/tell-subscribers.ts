import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { eTicketMessage, nextSequence } from '~/db/deliveries/e-ticket-message'
import { type SubscriptionRecord, subscriptionsOf } from '~/db/deliveries/e-ticket-subscription'
import { addJob } from '~/db/kit/jobs'
import { SYSTEM, type Work } from '~/db/kit/work'
import type { ETicketEvent } from '~/domain/deliveries/e-ticket-subscription'

export const SEND_MESSAGE = 'send-e-ticket'

/**
 * Writes down what receivers are told of a load, in the work that makes it true: a step that comes to nothing tells nothing.
 * The sweeper sends the jobs once the work has committed. A receiver that had the ticket and whose load it is no longer, since
 * it was diverted or corrected to somebody else, is told that it is void.
 */
export async function tellSubscribers(
  work: Work,
  load: DeliveryOrderRow,
  event: ETicketEvent,
  { before = load, at = work.now }: { before?: DeliveryOrderRow; at?: Date } = {},
): Promise<void> {
  if (!load.doNumber || !load.generatedAt) return
  const now = await subscriptionsOf(work.sql, load)
  const moved = before.customerId !== load.customerId || before.projectId !== load.projectId
  const had = moved ? await subscriptionsOf(work.sql, before) : []
  const told = [
    ...now.map(to => ({ to, event })),
    ...had.filter(of => !now.some(({ id }) => id === of.id)).map(to => ({ to, event: 'voided' as const })),
  ].filter(({ to, event: of }) => to.events.includes(of))
  if (!told.length) return
  const sequence = await nextSequence(work.sql, load.id)
  for (const { to, event: of } of told)
    await writeMessage(work, to, {
      ...{ deliveryOrderId: load.id, doNumber: load.doNumber, demo: load.demo },
      ...{ event: of, sequence, at },
    })
}

type NewMessage = Pick<
  typeof eTicketMessage extends { insert(work: Work, values: infer V): unknown } ? V : never,
  'deliveryOrderId' | 'doNumber' | 'demo' | 'event' | 'sequence' | 'at'
>

/** A message with its job, or one that is held until the pause of its subscription ends. */
export async function writeMessage(work: Work, to: SubscriptionRecord, of: NewMessage): Promise<string> {
  const held = to.status !== 'active' && of.event !== 'test'
  const row = await eTicketMessage.insert(
    work,
    { ...of, subscriptionId: to.id, status: held ? 'held' : 'waiting', nextAt: held ? null : work.now },
    'tell',
  )
  if (!held) await askToSend(work, row)
  return row.id
}

/** One job for each round of a message. It is the portal's own: who told the event need not be there when it is sent. */
export async function askToSend(work: Work, { id, round }: { id: string; round: number }): Promise<void> {
  await addJob(
    { ...work, by: SYSTEM },
    { kind: SEND_MESSAGE, input: { messageId: id, round }, cause: `e-ticket-message:${id}:${round}`, total: 1 },
  )
}
