import { plain } from './web-door'

type Call = (request: Request) => Promise<Response>

/** What may travel back from the API to the browser; its cookies and policies are ours to set. */
const KEPT = [
  'content-type',
  'content-length',
  'content-disposition',
  'etag',
  'last-modified',
  'retry-after',
  'x-request-id',
]

/**
 * `/live/…` is a GET of the API for pages that look again and again, `/files/…` a download; both carry the session of
 * the cookie and neither is open to another site. A download with a body comes as a form whose field `json` is the body.
 */
export async function passThrough(request: Request, url: URL, call: Call): Promise<Response | null> {
  const [, kind, rest] = /^\/(live|files)\/(.+)$/.exec(url.pathname) ?? []
  if (!kind || !rest) return null
  if (request.headers.get('sec-fetch-site') === 'cross-site') return plain(403, 'Not from another site')
  const target = new URL(`/api/${rest}${url.search}`, url.origin)
  if (!target.pathname.startsWith('/api/')) return plain(404, 'Not found')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && (kind === 'live' || request.method !== 'POST')) return plain(405, 'Only GET')
  const asked = isRead ? new Request(target) : await posted(request, target)
  if (!asked) return plain(400, 'The field json holds no JSON')
  for (const name of ['if-none-match', 'accept']) {
    const value = request.headers.get(name)
    if (value) asked.headers.set(name, value)
  }
  return kept(await call(asked))
}

async function posted(request: Request, target: URL): Promise<Request | null> {
  const body = String((await request.formData()).get('json') ?? '')
  try {
    JSON.parse(body)
  } catch {
    return null
  }
  return new Request(target, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

function kept(answer: Response): Response {
  const headers = new Headers()
  for (const name of KEPT) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.status === 304 ? null : answer.body, { status: answer.status, headers })
}
