import { customerFault, projectFault } from '~/db/customers/party-faults'
import { eTicketMessage, lastTicketOf, lockUnsent } from '~/db/deliveries/e-ticket-message'
import type { SubscriptionRecord } from '~/db/deliveries/e-ticket-subscription'
import { eTicketSubscription, getSeenSubscription } from '~/db/deliveries/e-ticket-subscription'
import type { Work } from '~/db/kit/work'
import {
  type ETicketSubscriptionSave,
  OVERLAP_DAYS,
  type SubscriptionStatusChange,
} from '~/domain/deliveries/e-ticket-subscription'
import type { TicketPost } from '~/domain/kit/ports'
import { Invalid, invalid, Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { newReceiverSecret, secretsOfReceivers } from './receiver-secret'
import { askToSend, writeMessage } from './tell-subscribers'

export type SavedSubscription = { id: string; version: number; url: string }
/** The secret is shown in this answer and never again. */
export type MadeSubscription = SavedSubscription & { secret: string }

/** What a customer's receiver is told, where, and by which secret it knows us. */
export async function makeSubscription(
  work: Work,
  post: TicketPost,
  { id: _id, version: _version, ...of }: ETicketSubscriptionSave,
): Promise<MadeSubscription> {
  const given = await checked(work, post, of)
  const id = newId(work.now.getTime())
  const { secret, hint } = newReceiverSecret()
  const sealed = secretsOfReceivers.seal(post.keys, id, secret)
  const row = await eTicketSubscription.insert(work, { id, ...given, secret: sealed, hint })
  return { ...saved(row), secret }
}

export async function changeSubscription(
  work: Work,
  post: TicketPost,
  { id, version, ...of }: ETicketSubscriptionSave,
): Promise<SavedSubscription> {
  if (!id) throw invalid('id', 'An id is needed')
  await getSeenSubscription(work.sql, work.by, id)
  const given = await checked(work, post, of)
  return saved(await eTicketSubscription.update(work, { id, version: version ?? 0 }, given))
}

async function checked(work: Work, post: TicketPost, { customerId, projectId = null, url, events }: Given) {
  const noCustomer = await customerFault(work.sql, work.by, customerId)
  const faults = {
    customerId: noCustomer,
    projectId: noCustomer || !projectId ? null : await projectFault(work.sql, work.by, { customerId, projectId }),
    url: await post.fault(url),
  }
  const errors = Object.fromEntries(Object.entries(faults).flatMap(([key, text]) => (text ? [[key, text]] : [])))
  const [first] = Object.entries(errors)
  if (first) throw new Invalid(first[1], Object.fromEntries(Object.entries(errors).map(([key, text]) => [key, [text]])))
  return { customerId, projectId, url: new URL(url).href, events }
}
type Given = Omit<ETicketSubscriptionSave, 'id' | 'version'>

/** A new secret; the one before holds on beside it, so that no ticket is lost while the receiver changes over. */
export async function renewSecret(
  work: Work,
  post: TicketPost,
  { id, version }: { id: string; version: number },
  wall: Date,
): Promise<MadeSubscription> {
  const held = await heldSeen(work, id, version)
  const { secret, hint } = newReceiverSecret()
  const values = {
    secret: secretsOfReceivers.seal(post.keys, id, secret),
    hint,
    previousSecret: held.secret,
    previousUntil: addMinutes(wall, OVERLAP_DAYS * 1440),
  }
  return { ...saved(await eTicketSubscription.move(work, held, values, 'renew secret')), secret }
}

/** As many of what a pause kept go out when it ends, the oldest first; what is left goes by "Send again". */
const MOST_HELD = 5000

/** Pauses, ends or goes on; what was kept meanwhile is sent now. */
export async function setSubscriptionStatus(
  work: Work,
  id: string,
  { version, status, reason }: SubscriptionStatusChange,
): Promise<SavedSubscription> {
  const held = await heldSeen(work, id, version)
  if (held.status === status) throw new Refused(`This subscription is already ${status}`, undefined, { status })
  if (status !== 'active' && !reason) throw invalid('reason', 'Say why')
  const row = await eTicketSubscription.move(
    reason ? { ...work, reason } : work,
    held,
    { status, statusReason: reason ?? null, failingSince: null },
    status === 'active' ? 'resume' : status === 'paused' ? 'stop for now' : 'end',
  )
  if (status === 'active') await sendHeld(work, id)
  return saved(row)
}

async function sendHeld(work: Work, id: string): Promise<void> {
  for (const row of await lockUnsent(work.sql, id, 'held', MOST_HELD)) {
    const round = row.round + 1
    await eTicketMessage.move(work, row, { status: 'waiting', round, attempts: 0, nextAt: work.now }, 'send')
    await askToSend(work, { id: row.id, round })
  }
}

/** The last ticket of the customer or project as a test; a receiver without one gets a test that has none. */
export async function sendTestTicket(work: Work, id: string): Promise<{ id: string }> {
  await getSeenSubscription(work.sql, work.by, id)
  const to = await eTicketSubscription.get(work.sql, id)
  if (to.status === 'ended') throw new Refused('This subscription is ended', undefined, { status: to.status })
  const last = await lastTicketOf(work.sql, to)
  const of = { deliveryOrderId: last?.id ?? null, doNumber: last?.doNumber ?? null, demo: to.demo }
  return { id: await writeMessage(work, to, { ...of, event: 'test', sequence: null, at: work.now }) }
}

async function heldSeen(work: Work, id: string, version: number): Promise<SubscriptionRecord> {
  await getSeenSubscription(work.sql, work.by, id)
  return eTicketSubscription.atVersion(await eTicketSubscription.lock(work, id), version)
}

const saved = ({ id, version, url }: SubscriptionRecord): SavedSubscription => ({ id, version, url })
