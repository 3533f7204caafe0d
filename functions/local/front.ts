import type { Assets } from './assets'
import { packedFor } from './packing'

export type Fetch = (request: Request) => Promise<Response> | Response

/** Renders a screen; `api` reaches the API as the same client. */
export type Web = (request: Request, reach: { api: Fetch }) => Promise<Response> | Response

/** `arrived` settles when all of it was read or nobody sends it any more; it may be here before anybody reads it. */
export type Body = { arrived: Promise<void>; isHere(): boolean }

export type Front = {
  /** `body` is there for a request that has one. */
  answer(request: Request, address: string, body?: Body): Promise<Response>
  drain(): void
}

/** What one server answers: the API, the browser files and the screens, in this order of looking. */
/** `mailbox` is there on one machine alone. */
export type Houses = { api: Fetch; web: Web; assets: Assets; mailbox?: Mailbox }

type Mailbox = (request: Request, api: Fetch) => Promise<Response | null>

export function front(houses: Houses): Front {
  let draining = false
  return {
    drain() {
      draining = true
    },
    async answer(request, address) {
      const { pathname } = new URL(request.url)
      if (draining && pathname === '/readyz') return new Response('draining', { status: 503 })
      const trace = request.headers.get('traceparent')
      const api: Fetch = call => houses.api(from(address, call, trace))
      if (isApi(pathname)) return packedFor(request, await api(request))
      const other = (await houses.assets(request)) ?? (await houses.mailbox?.(request, api))
      return other ?? packedFor(request, await houses.web(request, { api }))
    },
  }
}

/** The door alone knows who calls, so what a client claims about its address is overwritten. */
export const CLIENT_ADDRESS = 'x-portal-address'

const isApi = (path: string) =>
  path === '/api' || path.startsWith('/api/') || path === '/healthz' || path === '/readyz' || path === '/metrics'

/** What a screen asks is part of the trace that the screen is part of. */
function from(address: string, request: Request, trace: string | null) {
  const headers = new Headers(request.headers)
  if (trace) headers.set('traceparent', trace)
  headers.delete('cf-connecting-ip')
  headers.set(CLIENT_ADDRESS, address)
  return new Request(request, { headers })
}
