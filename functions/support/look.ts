import { noteOnly } from '~/db/kit/audit'
import { invalid } from '~/domain/kit/problem'
import { area, LOOKED, may } from '../kit/area'
import type { Ctx } from '../kit/context'
import { write } from '../kit/write'

/**
 * What a call of another area answers, for IT support: it is asked from inside with the right to view alone, so that a
 * write cannot be reached whatever its path, and every answer leaves a line that says who looked at what.
 */
export const viewRoutes = area()
  .get('/support/view/:path{.+}', may('GET /support/view/:path{.+}'), c => look(c, c.req.param('path')))
  .post('/support/view/:path{.+}', may('POST /support/view/:path{.+}'), c => look(c, c.req.param('path')))
  .put('/support/view/:path{.+}', may('PUT /support/view/:path{.+}'), c => look(c, c.req.param('path')))

export async function look(c: Ctx, path: string): Promise<Response> {
  const { origin, search } = new URL(c.req.url)
  const target = new URL(`/api/${path}${search}`, origin)
  if (!target.pathname.startsWith('/api/') || target.pathname.startsWith('/api/support/view'))
    throw invalid('path', 'This is not the path of a call')
  const asked = ['GET', 'HEAD'].includes(c.req.method) ? '' : await c.req.text()
  const headers = new Headers(c.req.raw.headers)
  headers.delete('content-length')
  headers.set('x-request-id', c.var.requestId)
  const answer = await c.var.look(new Request(target, { method: c.req.method, headers, ...(asked && { body: asked }) }))
  if (answer.ok && answer.headers.has(LOOKED))
    await write(c, work =>
      noteOnly(work, 'support', 'support look', {
        call: `${c.req.method} ${target.pathname.slice(4)}`,
        ...(search && { search }),
        ...(asked && { asked: asked.slice(0, MOST) }),
      }),
    )
  return answer
}

/** Long searches are cut: the line says what was looked at, not all that was sent. */
const MOST = 500
