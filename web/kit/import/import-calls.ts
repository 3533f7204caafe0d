import { type AppLoadContext, redirect } from '@remix-run/node'
import { attempt, rawApi } from '~/web/kit/api'
import type { ImportDone, ImportLook } from '~/web/kit/client/fleet'
import { done } from '~/web/kit/done'
import { type Problem, problemOf } from '~/web/kit/problem'
import { readIntent } from '~/web/kit/read-form'

/** `path` is where the noun's `template` and `upload` calls are; `noun` is one row and many. */
export type ImportAt = { path: string; title: string; noun: readonly [one: string, many: string] }
export type ImportData = { look: ImportLook | null; problem: Problem | null }
type Asked = { request: Request; context: AppLoadContext }

/** The import of a screen is in its address: `?import=new`, then `?import=<id>` with sheet and map. */
export async function importLoader(asked: Asked, { path }: ImportAt): Promise<ImportData | null> {
  const params = new URL(asked.request.url).searchParams
  const id = params.get('import')
  if (!id) return null
  if (id === 'new') return { look: null, problem: null }
  const query = new URLSearchParams(lookQuery(params))
  const answer = await rawApi(asked)(`http://portal/api/${path}/upload/${encodeURIComponent(id)}?${query}`)
  if (answer.ok) return { look: (await answer.json()) as ImportLook, problem: null }
  return { look: null, problem: await problemOf(answer) }
}

/** Takes the posts of an import; anything else is the screen's own. */
export async function importAction(asked: Asked, { path, noun }: ImportAt) {
  const { request } = asked
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) {
    const sent = rawApi(asked)(`http://portal/api/${path}/upload`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: await request.clone().arrayBuffer(),
    })
    const checked = await attempt(sent)
    return checked.ok ? redirect(`?import=${checked.data.importId}`) : checked
  }
  const { intent, fields, key } = await readIntent(request.clone() as Request)
  if (intent !== 'import') return null
  const { importId = '', sheet = '', map = '', rows = 'all' } = fields
  const taken = await attempt(
    rawApi({ ...asked, key: `${key}-${rows}` })(`http://portal/api/${path}/upload/${importId}/commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sheet, map, rows }),
    }),
  )
  if (!taken.ok) return taken
  const result = taken.data
  return done(request, result.reject ? `?import=${result.importId}` : '?', saidOf(result, noun))
}

function saidOf({ create, update, skip, reject }: ImportDone, [one, many]: ImportAt['noun']): string {
  const parts = [
    create && `${create} ${create === 1 ? one : many} new`,
    update && `${update} changed`,
    skip && `${skip} as they were`,
    reject && `${reject} left out`,
  ].filter(Boolean)
  return parts.join(', ')
}

/** One select a field, `m.truckNo=3`, becomes the map of the call; a column that is chosen twice stays with the first. */
function lookQuery(params: URLSearchParams): Record<string, string> {
  const sheet = params.get('sheet')
  const picked = [...params].filter(([name]) => name.startsWith('m.'))
  const used = new Set<string>()
  const pairs: string[] = []
  for (const [name, at] of picked) {
    if (!at || used.has(at)) continue
    used.add(at)
    pairs.push(`${name.slice(2)}:${at}`)
  }
  return { ...(sheet ? { sheet } : {}), ...(picked.length ? { map: pairs.join(',') } : {}) }
}
