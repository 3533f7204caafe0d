import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { apiFor } from '~/web/kit/api'
import { answerOutbox } from '~/web/kit/outbox/answer'
import { loadInHand } from './board-loader'
import { actOnLoad } from './load-action'

/** What the pages of the plant did and kept, one at a time. */
export const action = (asked: ActionFunctionArgs) => answerOutbox(asked, actOnLoad)

/** A load that is not open yet, for when there is no network. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return Response.json(await loadInHand(apiFor({ request, context }), new URL(request.url).searchParams.get('load')))
}
