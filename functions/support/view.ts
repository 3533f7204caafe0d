import { invalid } from '~/domain/kit/problem'
import { noteLook } from '~/workflows/kit/note-look'
import { area, LOOKED, may } from '../kit/area'
import type { Ctx } from '../kit/context'
import { write } from '../kit/write'

/**
 * What a call of another area answers, for IT support: it is asked from inside with the right to view alone, so that a
 * write cannot be reached whatever its path, and every answer leaves a line that says who looked at what.
 */
export const viewRoutes = area()
  .get('/support/view/:path{.+}', may('GET /support/view/:path{.+}'), c => passed(c))
  .post('/support/view/:path{.+}', may('POST /support/view/:path{.+}'), c => passed(c))
  .put('/support/view/:path{.+}', may('PUT /support/view/:path{.+}'), c => passed(c))

export type Asked = { method: string; path: string; search?: string; body?: string }

export async function look(c: Ctx, { method, path, search = '', body = '' }: Asked): Promise<Response> {
  const target = new URL(`/api/${path.replace(/^\//, '')}${search}`, new URL(c.req.url).origin)
  if (!target.pathname.startsWith('/api/') || target.pathname.startsWith('/api/support/view'))
    throw invalid('path', 'This is not the path of a call')
  const headers = new Headers(c.req.raw.headers)
  headers.delete('content-length')
  headers.set('x-request-id', c.var.requestId)
  if (body) headers.set('content-type', 'application/json')
  const answer = await c.var.look(new Request(target, { method, headers, ...(body && { body }) }))
  if (answer.ok && answer.headers.has(LOOKED))
    await write(c, work =>
      noteLook(work, {
        call: `${method} ${target.pathname.slice(4)}`,
        ...(target.search && { search: target.search }),
        ...(body && { asked: body.slice(0, MOST) }),
      }),
    )
  return answer
}

/** Long searches are cut: the line says what was looked at, not all that was sent. */
const MOST = 500

export const bodyOf = async (c: Ctx) => (['GET', 'HEAD'].includes(c.req.method) ? '' : c.req.text())

const passed = async (c: Ctx) =>
  look(c, {
    method: c.req.method,
    path: c.req.param('path') ?? '',
    search: new URL(c.req.url).search,
    body: await bodyOf(c),
  })
