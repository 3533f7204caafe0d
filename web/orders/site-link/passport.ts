import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor } from '~/web/kit/api'

/** The passport of the pour as a file, for whoever has its link. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const answer = await apiFor({ request, context, link: params.token ?? '' }).orders.site.passport.$get()
  if (!answer.ok) throw new Response(null, { status: answer.status })
  return new Response(answer.body, { headers: answer.headers })
}
