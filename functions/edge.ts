import { TrieRouter } from 'hono/router/trie-router'
import { RIGHTS } from '~/domain/access/rights'
import { buildApi } from './api'
import { signedForward, verifiedForward } from './kit/forward'
import { linked } from './kit/linked'
import { edgeParts } from './kit/parts/edge'
import { lightDoor } from './light-door'
import { type Settings, settings } from './settings'

type Lifetime = { waitUntil(work: Promise<unknown>): void }
type Answer = (request: Request, lifetime: Lifetime) => Promise<Response>

let door: Answer | undefined

/** The Worker: reads, light writes and approvals here, everything else signed to the Lambda behind it. */
export default {
  fetch(request: Request, env: Record<string, unknown>, lifetime: Lifetime): Promise<Response> {
    door ??= edgeDoor(settings(linked(env)))
    return door(request, lifetime)
  },
}

/** The app is made once per Worker instance, its connections once per request. */
export function edgeDoor(told: Settings): Answer {
  const api = buildApi({ ...edgeParts(told) }, lightDoor)
  const served = new TrieRouter<true>()
  for (const { method, path } of api.routes) if (method !== 'ALL') served.add(method, path, true)
  const elsewhere = givenElsewhere(api.routes)

  return async (request, lifetime) => {
    const call = await fromItsCaller(request, told)
    const method = call.method === 'HEAD' ? 'GET' : call.method
    const { pathname } = new URL(call.url)
    const here = served.match(method, pathname)[0].length > 0 && !elsewhere.has(`${method} ${pathname}`)
    if (!here) return forward(call, told)
    const parts = edgeParts(told)
    try {
      return await api.fetch(call, { parts })
    } finally {
      lifetime.waitUntil(parts.db.close())
    }
  }
}

/** Given paths that only the Lambda serves: here they would be taken for the id of a route with a parameter. */
function givenElsewhere(routes: readonly { method: string; path: string }[]): Set<string> {
  const here = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  const calls = Object.keys(RIGHTS).map(call => call.replace(' ', ' /api'))
  return new Set(calls.filter(call => !call.includes(':') && !here.has(call)))
}

/** The web's server signs its calls and may name the person's address; of anybody else the network names it. */
async function fromItsCaller(request: Request, { secrets }: Settings): Promise<Request> {
  if (request.headers.has('x-forward-signature')) {
    const trusted = await verifiedForward(request.clone(), secrets.forward, new Date())
    if (trusted) return trusted
  }
  const headers = new Headers(request.headers)
  headers.set('x-portal-address', request.headers.get('cf-connecting-ip') ?? 'unknown')
  return new Request(request, { headers })
}

async function forward(request: Request, { forwardTo, secrets }: Settings): Promise<Response> {
  if (!forwardTo) return Response.json({ title: 'missing', status: 404, detail: 'Not served here' }, { status: 404 })
  const headers = new Headers(request.headers)
  headers.delete('cf-connecting-ip')
  return fetch(await signedForward(new Request(request, { headers }), forwardTo, secrets.forward[0], new Date()))
}
