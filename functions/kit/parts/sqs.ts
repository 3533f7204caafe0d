import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { Queue } from '~/functions/parts'
import type { Settings } from '~/functions/settings'
import { awsOptions } from './aws'

/** Our own endpoint wins over the host in a queue's address, because an embedded queue moves to another port. */
export const sqsClient = (settings: Settings) =>
  new SQSClient({ ...awsOptions(settings), useQueueUrlAsEndpoint: false })

/** A message says of which trace it is, where there is one: the job goes on with it. */
export function sqsQueue(
  client: SQSClient,
  queueUrl: string,
  traceparent: () => string | undefined = () => undefined,
): Queue {
  return {
    async send(body) {
      const said = JSON.stringify({ ...body, traceparent: traceparent() })
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: said }))
    },
  }
}
