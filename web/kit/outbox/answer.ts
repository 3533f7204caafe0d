import type { AppLoadContext } from '@remix-run/node'
import type { Attempt } from '~/web/kit/api'
import { sessionOf } from '~/web/kit/session-of'

type Asked = { request: Request; context: AppLoadContext }

/**
 * Takes one thing that a page of the floor kept. Somebody else may have signed in on the device meanwhile: what was done by
 * one person is never sent in the name of another, it waits.
 */
export async function answerOutbox(
  { request, context }: Asked,
  act: (request: Request, context: AppLoadContext) => Promise<Attempt<unknown>>,
): Promise<Response> {
  const session = await sessionOf(request, context)
  if (!session) return Response.json(null, { status: 401 })
  const owner = (await request.clone().formData()).get('_owner')
  if (owner !== session.user.id) return Response.json(null, { status: 409 })
  return Response.json(await act(request, context))
}
