import { eTicketMessage, type MessageRecord } from '~/db/deliveries/e-ticket-message'
import { eTicketSubscription, type SubscriptionRecord } from '~/db/deliveries/e-ticket-subscription'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { GONE, type MessageTry, MOST_TRIES, nextTryAt } from '~/domain/deliveries/e-ticket-message'
import { addMinutes } from '~/domain/kit/time'
import type { JobRun } from '../kit/jobs'

type Settled = { messageId: string; round: number; tried: MessageTry; askedFor: Date | null }

/** What one try came to: sent, tried again later, or given up; and what it says about the receiver. */
export async function settleMessage(run: JobRun, { messageId, round, tried, askedFor }: Settled): Promise<void> {
  const { attempts } = await eTicketMessage.get(run.db.sql, messageId)
  const nextAt = tried.fault && tried.status !== GONE ? nextTryAt(attempts + 1, run.now, askedFor) : null
  const settle = (work: Work) => settled(work, { messageId, round, tried, nextAt })
  return nextAt ? run.again(nextAt, settle) : run.finish(settle)
}

type Told = { messageId: string; round: number; tried: MessageTry; nextAt: Date | null }

async function settled(work: Work, { messageId, round, tried, nextAt }: Told): Promise<unknown> {
  const held = await eTicketMessage.lock(work, messageId)
  if (held.round !== round) return { status: held.status }
  const to = await eTicketSubscription.lock(work, held.subscriptionId)
  const paused = await judge(work, to, held, tried)
  const status = !tried.fault ? 'sent' : !nextAt ? 'failed' : paused ? 'held' : 'waiting'
  const waits = status === 'waiting'
  await eTicketMessage.move(
    work,
    held,
    {
      status,
      attempts: held.attempts + 1,
      lastStatus: tried.status,
      lastFault: tried.fault,
      nextAt: waits ? nextAt : null,
      sentAt: tried.fault ? held.sentAt : work.now,
      tries: [...held.tries, tried].slice(-MOST_TRIES),
    },
    tried.fault ? 'try' : 'send',
  )
  return { status, answered: tried.status }
}

/**
 * A receiver that says it is gone, or from which nothing was heard for days, is left alone until a person looks: whoever set
 * it up is told by the notification of the pause. A test says nothing about it that its own tickets do not.
 */
async function judge(
  work: Work,
  to: SubscriptionRecord,
  { event }: MessageRecord,
  tried: MessageTry,
): Promise<boolean> {
  if (event === 'test' || to.status !== 'active') return to.status === 'paused'
  if (!tried.fault) {
    if (to.failingSince) await eTicketSubscription.move(work, to, { failingSince: null }, 'answer')
    return false
  }
  const days = await settingNow(work, 'deliveries.e-ticket-pause-days')
  const since = to.failingSince ?? work.now
  const gone = tried.status === GONE
  if (gone || work.now >= addMinutes(since, days * 1440)) {
    const statusReason = gone ? tried.fault : `Nothing has arrived for ${days} days. Last: ${tried.fault}`
    const values = { status: 'paused' as const, statusReason, failingSince: since }
    await eTicketSubscription.move({ ...work, reason: statusReason }, to, values, 'pause')
    return true
  }
  if (!to.failingSince) await eTicketSubscription.move(work, to, { failingSince: since }, 'fail')
  return false
}
