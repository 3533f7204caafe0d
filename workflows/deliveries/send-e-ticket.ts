import * as z from 'zod'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { eTicketMessage, type MessageRecord } from '~/db/deliveries/e-ticket-message'
import { eTicketSubscription, type SubscriptionRecord } from '~/db/deliveries/e-ticket-subscription'
import type { Sql } from '~/db/kit/open'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import { comeBackAt, faultOf, type MessageTry, MOST_ANSWER } from '~/domain/deliveries/e-ticket-message'
import type { ETicketPosted } from '~/domain/deliveries/e-ticket-subscription'
import { wallOf } from '~/domain/kit/clock'
import type { TicketPost } from '~/domain/kit/ports'
import { Fault } from '~/domain/kit/problem'
import { id } from '~/domain/kit/shape'
import { type JobRun, job } from '../kit/jobs'
import { viewETicket } from './e-ticket-view'
import { secretsOf, signedHeaders } from './receiver-secret'
import { settleMessage } from './settle-e-ticket-message'
import { SEND_MESSAGE } from './tell-subscribers'

/**
 * Posts one message. Whoever takes the job takes it alone, so that two consumers send it once; the id stays the same over
 * every try, by which a receiver tells one that came twice after a crash.
 */
export const sendETicket = job({
  kind: SEND_MESSAGE,
  input: z.strictObject({ messageId: id(), round: z.int().min(1) }),
  async run(run, { messageId, round }) {
    const row = await eTicketMessage.get(run.db.sql, messageId)
    const overtaken = row.status !== 'waiting' || row.round !== round
    if (overtaken) return run.finish(async () => ({ status: row.status }))
    const to = await eTicketSubscription.get(run.db.sql, row.subscriptionId)
    const stopped = to.status === 'ended' || (to.status === 'paused' && row.event !== 'test')
    if (stopped) return run.finish(work => keepBack(work, messageId, round, to))
    await settleMessage(run, { messageId, round, ...(await tryOnce(run, row, to)) })
  },
})

async function keepBack(
  work: Work,
  messageId: string,
  round: number,
  { status }: SubscriptionRecord,
): Promise<unknown> {
  const held = await eTicketMessage.lock(work, messageId)
  if (held.status !== 'waiting' || held.round !== round) return { status: held.status }
  const kept = status === 'ended' ? { status: 'failed' as const, lastFault: ENDED } : { status: 'held' as const }
  await eTicketMessage.move(work, held, { ...kept, nextAt: null }, 'keep back')
  return kept
}
const ENDED = 'The subscription was ended before it was sent'

/** What one try came to, and before when the receiver wants no other. */
type Tried = { tried: MessageTry; askedFor: Date | null }

async function tryOnce(run: JobRun, row: MessageRecord, to: SubscriptionRecord): Promise<Tried> {
  const { ticketPost: post, clock } = run
  const began = performance.now()
  const tried = (of: Partial<MessageTry>, askedFor: Date | null = null): Tried => ({
    tried: {
      ...{ at: run.now.toISOString(), status: null, fault: null, answer: null },
      ...{ ms: Math.round(performance.now() - began), ...of },
    },
    askedFor,
  })
  if (!post) return tried({ fault: 'This portal has no key to sign tickets with' })
  const body = row.body ?? (await firstBody(run, post, row, to).catch(refusal))
  if (body instanceof Fault) return tried({ fault: body.message })
  const at = wallOf(clock)
  const secrets = secretsOf(post.keys, to, at)
  if (!secrets.length) return tried({ fault: 'The key that sealed its secret is gone. Make a new secret' })
  const headers = { ...signedHeaders(secrets, { id: row.id, at, body }), 'content-type': 'application/json' }
  try {
    const answer = await post.post({ url: to.url, headers, body })
    const said = answer.text.slice(0, MOST_ANSWER).replaceAll('\u0000', '').toWellFormed()
    const { status, retryAfter } = answer
    return tried({ status, fault: faultOf(answer), answer: said || null }, comeBackAt(retryAfter, run.now))
  } catch (error) {
    return tried({ fault: error instanceof Error ? error.message : String(error) })
  }
}

/** What the ticket itself refuses is a try that failed; anything else is a crash, and the job is taken up again. */
function refusal(error: unknown): Fault {
  if (error instanceof Fault) return error
  throw error
}

/** Kept before it leaves: a try after a crash sends the same bytes under the same id. */
async function firstBody(run: JobRun, post: TicketPost, row: MessageRecord, to: SubscriptionRecord): Promise<string> {
  const body = JSON.stringify(await postedOf(run.db.sql, post, row, to, wallOf(run.clock)))
  await inOneGo(run.db, { by: run.by, now: run.now, requestId: run.row.id }, async work => {
    const held = await eTicketMessage.lock(work, row.id)
    if (!held.body) await eTicketMessage.move(work, held, { body }, 'write')
  })
  return (await eTicketMessage.get(run.db.sql, row.id)).body ?? body
}

async function postedOf(
  sql: Sql,
  { notary, issuer }: TicketPost,
  { deliveryOrderId, doNumber, event, sequence, at }: MessageRecord,
  to: SubscriptionRecord,
  now: Date,
): Promise<ETicketPosted> {
  const load = deliveryOrderId ? await deliveryOrder.find(sql, deliveryOrderId) : undefined
  // A load that went to somebody else meanwhile is nobody else's to read.
  const theirs = load?.customerId === to.customerId && (!to.projectId || load.projectId === to.projectId)
  const ticket = load && theirs ? await viewETicket(sql, SYSTEM, load.id, { now, issuer }) : null
  return {
    type: `e-ticket.${load && !theirs ? 'voided' : event}`,
    timestamp: at.toISOString(),
    data: { ticketNumber: doNumber, sequence, ticket, jws: ticket && (await notary.sign(ticket)) },
  }
}
