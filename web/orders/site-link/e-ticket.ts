import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor } from '~/web/kit/api'

/** The ticket of a load as signed data, for whoever has the link of its pour. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { token = '', load = '' } = params
  const api = apiFor({ request, context, link: token })
  const answer = await api.deliveries.site['e-ticket'][':id'].$get({ param: { id: load } })
  if (!answer.ok) throw new Response(null, { status: answer.status })
  return new Response(answer.body, { headers: answer.headers })
}
