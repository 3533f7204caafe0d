import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Call } from '~/domain/access/rights'
import { WrongType } from '~/domain/kit/problem'
import type { Env } from './context'
import { markOf } from './route-mark'

/**
 * A body of the wrong type is refused by the route's own declaration, before the address or the body is judged: an upload
 * takes a form with its file, every other call JSON or nothing.
 */
export function checkBodyType(c: Context<Env>, call: Call): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) return
  const isForm = c.req.header('content-type')?.toLowerCase().startsWith('multipart/') ?? false
  const wantsForm = takesForm(c, call)
  if (wantsForm && !isForm) throw new WrongType('Send the file as multipart/form-data')
  if (!wantsForm && isForm) throw new WrongType('Send the body as application/json')
}

const known = new Map<Call, boolean>()

/** A given path is matched by routes with parameters too, so only the handlers of the route that declares the call count. */
function takesForm(c: Context<Env>, call: Call): boolean {
  const before = known.get(call)
  if (before !== undefined) return before
  const routes = matchedRoutes(c)
  const own = routes.find(({ handler }) => markOf(handler)?.call === call)
  const takes = routes.some(
    ({ path, method, handler }) => path === own?.path && method === own.method && markOf(handler)?.input?.of === 'form',
  )
  known.set(call, takes)
  return takes
}
