import type { AppLoadContext } from '@remix-run/node'
import { rawApi } from './api'
import { problemOf } from './problem'
import type { SessionData } from './session'

const asked = new WeakMap<AppLoadContext, Promise<SessionData | null>>()

/** The session of this request, asked once however many loaders want it. A failed fetch clears it. */
export function sessionOf(request: Request, context: AppLoadContext): Promise<SessionData | null> {
  const known = asked.get(context)
  if (known) return known
  const session = fetchSession(request, context)
  asked.set(context, session)
  return session
}

async function fetchSession(request: Request, context: AppLoadContext): Promise<SessionData | null> {
  if (!context.session.token) return null
  const answer = await rawApi({ request, context })('http://portal/api/session')
  if (answer.ok) return (await answer.json()) as SessionData
  if (answer.status !== 401) throw Response.json(await problemOf(answer), { status: answer.status })
  context.session.end()
  return null
}
