import type { ActionFunctionArgs } from '@remix-run/node'
import { apiFor, attempt } from '~/web/kit/api'
import { answerOutbox } from '~/web/kit/outbox/answer'
import { readIntent } from '~/web/kit/read-form'

/** What was done with called trucks and kept, one at a time. */
export const action = (asked: ActionFunctionArgs) =>
  answerOutbox(asked, async (request, context) => {
    const { intent, fields, key } = await readIntent(request)
    const { queue } = apiFor({ request, context, key }).queue
    const { queueId = '', reason = '' } = fields
    if (intent === 'acknowledge') return attempt(queue.acknowledge.$post({ json: { queueId } }))
    if (intent === 'withdraw') return attempt(queue.withdraw.$post({ json: { queueId, reason } }))
    return attempt(queue.call.$post({ json: { queueId, remarks: fields.remarks || null } }))
  })
