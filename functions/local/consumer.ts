import { setTimeout as sleep } from 'node:timers/promises'
import { DeleteMessageCommand, type Message, ReceiveMessageCommand, type SQSClient } from '@aws-sdk/client-sqs'
import type { Log } from '~/functions/parts'

type Consumer = { stop(graceMs: number): Promise<void> }

/** Says which messages failed; those stay in the queue and come again. */
export type Handle = (messages: { messageId: string; body: string }[]) => Promise<string[]>

/** What the cloud does for its consumer: long polls, hands messages over, and deletes those that did not fail. */
export function consume(client: SQSClient, queueUrl: string, handle: Handle, log: Log, hands = 2): Consumer {
  const ending = new AbortController()
  const running = Array.from({ length: hands }, () => hand())
  return {
    async stop(graceMs) {
      ending.abort()
      await Promise.race([Promise.all(running), sleep(graceMs)])
    },
  }

  async function hand() {
    while (!ending.signal.aborted) {
      try {
        for (const message of await receive()) await work(message)
      } catch (error) {
        if (ending.signal.aborted) return
        log.error('queue.poll', { error })
        await sleep(1000, undefined, { signal: ending.signal }).catch(() => {})
      }
    }
  }

  async function receive() {
    const asked = new ReceiveMessageCommand({ QueueUrl: queueUrl, MaxNumberOfMessages: 1, WaitTimeSeconds: 20 })
    const { Messages = [] } = await client.send(asked, { abortSignal: ending.signal })
    return Messages
  }

  async function work({ MessageId = '', Body = '', ReceiptHandle }: Message) {
    const failed = await handle([{ messageId: MessageId, body: Body }])
    if (!failed.includes(MessageId))
      await client.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: ReceiptHandle! }))
  }
}
