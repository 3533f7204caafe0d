import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import { findJob } from '~/db/kit/jobs'
import type { Db } from '~/db/kit/open'
import { retryJob } from '~/workflows/kit/retry-job'

export type Redriven = {
  body: string
  outcome: 'sent again' | 'done already' | 'cancelled' | 'no such job' | 'not a job message'
  jobId?: string
}

type Wish = { db: Db; sqs: SQSClient; from: string; to: string; dry: boolean; now: Date }

/**
 * Empties the dead-letter queue: a job that failed or still waits gets its message again and one more try, anything else
 * is dropped. A dry run says what would happen and leaves every message where it is.
 */
export async function redrive({ db, sqs, from, to, dry, now }: Wish): Promise<Redriven[]> {
  const messages = await receiveAll(sqs, from)
  const judged: Redriven[] = []
  for (const message of messages) {
    const about = await judge(db, message.Body ?? '')
    judged.push(about)
    if (dry) await putBack(sqs, from, message)
    else await act(about, message)
  }
  return judged

  async function act({ outcome, jobId, body }: Redriven, { ReceiptHandle }: Message) {
    if (outcome === 'sent again' && jobId) {
      await retryJob(db.sql, jobId, now)
      await sqs.send(new SendMessageCommand({ QueueUrl: to, MessageBody: body }))
    }
    await sqs.send(new DeleteMessageCommand({ QueueUrl: from, ReceiptHandle: ReceiptHandle! }))
  }
}

/** Held while they are looked at, so that none comes twice. */
const HOLD_SECONDS = 120

async function receiveAll(sqs: SQSClient, queueUrl: string) {
  const all: Message[] = []
  for (;;) {
    const asked = { QueueUrl: queueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: HOLD_SECONDS, WaitTimeSeconds: 1 }
    const { Messages = [] } = await sqs.send(new ReceiveMessageCommand(asked))
    if (Messages.length === 0) return all
    all.push(...Messages)
  }
}

async function judge(db: Db, body: string): Promise<Redriven> {
  const jobId = idIn(body)
  if (!jobId) return { body, outcome: 'not a job message' }
  const row = await findJob(db.sql, jobId)
  if (!row) return { body, jobId, outcome: 'no such job' }
  if (row.status === 'done') return { body, jobId, outcome: 'done already' }
  return { body, jobId, outcome: row.status === 'cancelled' ? 'cancelled' : 'sent again' }
}

function idIn(body: string) {
  try {
    const { jobId } = JSON.parse(body) as { jobId?: unknown }
    return typeof jobId === 'string' && /^[0-9a-f-]{36}$/i.test(jobId) ? jobId : null
  } catch {
    return null
  }
}

async function putBack(sqs: SQSClient, queueUrl: string, { ReceiptHandle }: Message) {
  const asked = { QueueUrl: queueUrl, ReceiptHandle: ReceiptHandle!, VisibilityTimeout: 0 }
  await sqs.send(new ChangeMessageVisibilityCommand(asked))
}
