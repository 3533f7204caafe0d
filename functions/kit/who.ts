import { createMiddleware } from 'hono/factory'
import { personOfSession } from '~/db/users/session'
import { NotSignedIn } from '~/domain/kit/problem'
import type { Env } from './context'
import { readToken } from './token'

/** Reads the Authorization header and nothing else: no cookie, so that another site cannot make the browser act. */
export const who = createMiddleware<Env>(async (c, next) => {
  const header = c.req.header('authorization')
  if (c.env?.person) c.set('person', c.env.person)
  else if (header !== undefined) {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1]
    if (!token) throw new NotSignedIn('The session has expired')
    const { parts, wall } = c.var
    const { sessionId } = await readToken(parts.settings.tokens, token, wall)
    const found = await personOfSession(parts.db.sql, sessionId, wall)
    if (!found) throw new NotSignedIn('The session has expired')
    c.set('person', found.person)
  }
  await next()
})
