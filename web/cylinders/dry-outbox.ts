import type { ActionFunctionArgs } from '@remix-run/node'
import { answerOutbox } from '~/web/kit/outbox/answer'
import { sendDry } from './lab-action'

/** What was read at the press and kept, one age at a time. */
export const action = (asked: ActionFunctionArgs) =>
  answerOutbox(asked, async (request, context) => (await sendDry({ request, context })).saved)
