import { findPerson } from '~/db/users/user'
import { JOBS } from '~/workflows/jobs'
import { runJob } from '~/workflows/kit/jobs'
import { planWith } from '~/workflows/orders/plan/run-here'
import { loadHighs } from './kit/highs'
import { cloudParts } from './kit/parts/cloud'
import { print } from './kit/print'
import type { JobMessage, Parts } from './parts'

/** What SQS hands over, as far as it is used here. */
export type QueueMessage = { messageId: string; body: string }

/** Runs each message for itself and names those that failed: they alone come again, until the queue sets them aside. */
export async function runMessages(parts: Parts, messages: QueueMessage[]): Promise<string[]> {
  const failed: string[] = []
  for (const { messageId, body } of messages) {
    const began = performance.now()
    let kind = 'none'
    const told = (outcome: 'ended' | 'again') => parts.metrics?.job(kind, outcome, (performance.now() - began) / 1000)
    try {
      const pointer = pointerIn(body)
      // Only kinds that there are: a label that anybody could fill would grow without end.
      if (pointer.kind in JOBS) kind = pointer.kind
      await runJob({ ...parts, print, personOf: id => findPerson(parts.db.sql, id) }, JOBS, pointer)
      told('ended')
    } catch (error) {
      told('again')
      parts.log.warn('job message failed', { messageId, error })
      failed.push(messageId)
    }
  }
  return failed
}

let parts: Parts | undefined

/** The consumer of the job queue in the cloud; it answers per message (ReportBatchItemFailures). */
export async function handler(event: { Records: QueueMessage[] }) {
  parts ??= { ...cloudParts(process.env), planner: planWith(loadHighs) }
  const failed = await runMessages(parts, event.Records)
  return { batchItemFailures: failed.map(itemIdentifier => ({ itemIdentifier })) }
}

function pointerIn(body: string): JobMessage {
  const { jobId, kind } = JSON.parse(body) as Partial<JobMessage>
  if (typeof jobId !== 'string' || typeof kind !== 'string' || !UUID.test(jobId)) throw new Error('Not a job message')
  return { jobId, kind }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
