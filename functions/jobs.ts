import { findJob } from '~/db/kit/jobs'
import { findPerson } from '~/db/users/user'
import type { Planner } from '~/domain/orders/plan/run'
import { JOBS } from '~/workflows/jobs'
import { runJob } from '~/workflows/kit/jobs'
import { planHere, planWith } from '~/workflows/orders/plan/run-here'
import { loadHighs } from './kit/highs'
import { cloudParts } from './kit/parts/cloud'
import { traced } from './kit/parts/traced'
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
      const { from, ...pointer } = pointerIn(body)
      // Only kinds that there are: a label that anybody could fill would grow without end.
      if (pointer.kind in JOBS) kind = pointer.kind
      await runAsStep(parts, pointer, kind, from)
      told('ended')
    } catch (error) {
      told('again')
      parts.log.warn('job message failed', { messageId, error })
      failed.push(messageId)
    }
  }
  return failed
}

/** A step of the trace of whoever asked for the job, where the message says of which; a sweeper's message does not know. */
async function runAsStep(parts: Parts, pointer: JobMessage, kind: string, from: string | undefined): Promise<void> {
  const { db, tracer } = parts
  const run = () =>
    runJob({ ...parts, planner: timed(parts), print, personOf: id => findPerson(db.sql, id) }, JOBS, pointer)
  if (!tracer) return run()
  await tracer.span({ kind: 'job', name: `job ${kind}`, from, facts: { kind, jobId: pointer.jobId } }, async tell => {
    try {
      await run()
    } finally {
      const row = await findJob(db.sql, pointer.jobId).catch(() => undefined)
      if (row) {
        const { status, attempts: attempt, requestId, createdBy: personId } = row
        tell({ failed: status === 'failed', facts: { outcome: status, attempt, ...asked(requestId, personId) } })
      }
    }
  })
}

const asked = (requestId: string | null, personId: string | null) => ({
  ...(requestId ? { requestId } : {}),
  ...(personId ? { personId } : {}),
})

/** How long the search takes, without what its job reads and writes. */
const timed =
  ({ planner = planHere, metrics, tracer }: Parts): Planner =>
  async (ask, told) => {
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    try {
      if (!tracer) return await planner(ask, told)
      return await tracer.span({ kind: 'plan', name: 'plan' }, async tell => {
        const found = await planner(ask, told)
        tell({ facts: { seconds: seconds() } })
        return found
      })
    } finally {
      metrics?.plan(seconds())
    }
  }

let parts: Parts | undefined

/** The consumer of the job queue in the cloud; it answers per message (ReportBatchItemFailures). */
export async function handler(event: { Records: QueueMessage[] }) {
  parts ??= { ...(await traced(cloudParts(process.env))), planner: planWith(loadHighs) }
  const failed = await runMessages(parts, event.Records)
  // Nobody waits for a job: what it did is told before the machine is put to sleep.
  await parts.tracer?.flush()
  return { batchItemFailures: failed.map(itemIdentifier => ({ itemIdentifier })) }
}

function pointerIn(body: string): JobMessage & { from: string | undefined } {
  const { jobId, kind, traceparent } = JSON.parse(body) as Partial<JobMessage> & { traceparent?: unknown }
  if (typeof jobId !== 'string' || typeof kind !== 'string' || !UUID.test(jobId)) throw new Error('Not a job message')
  return { jobId, kind, from: typeof traceparent === 'string' ? traceparent : undefined }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
