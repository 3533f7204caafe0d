import type { SQSClient } from '@aws-sdk/client-sqs'
import { sealAudit } from '~/db/kit/seal'
import type { Parts } from '~/functions/parts'
import { moveLiveDay } from '~/workflows/demo/live-day'
import { rollDays } from '~/workflows/demo/roll-days'
import { sweepJobs } from '~/workflows/kit/jobs'
import { consume, type Handle } from './consumer'
import { every } from './every'

const SWEEP_SECONDS = 5
const SEAL_SECONDS = 20
const LIVE_SECONDS = 15

/** What runs beside the server: the job consumer, the sweeper of waiting rows and the sealer of the audit trail. */
export function startWorkers(parts: Parts & { sqs: SQSClient }, runMessages: Handle) {
  const consumer = consume(parts.sqs, parts.settings.queue.url!, runMessages, parts.log)
  const sweeper = every(SWEEP_SECONDS, 'sweep jobs', () => sweepJobs(parts), parts.log)
  const sealer = every(SEAL_SECONDS, 'seal audit', () => sealAudit(parts.db, parts.clock.now()), parts.log)
  const demo = parts.settings.demo ? every(LIVE_SECONDS, 'live day', () => playOn(parts), parts.log) : null
  return {
    stop: (graceMs: number) => Promise.all([consumer.stop(graceMs), sweeper.stop(), sealer.stop(), demo?.stop()]),
  }
}

/** The demo company works on: new days are booked and the loads of today move with the clock. */
async function playOn({ db, clock }: Parts): Promise<number> {
  const now = clock.now()
  await rollDays(db, now)
  return moveLiveDay(db, now)
}
