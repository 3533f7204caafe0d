import { type AppLoadContext, redirect } from '@remix-run/node'
import { clientAt, type Reply } from './call'
import type { BillingClient } from './client/billing'
import type { CatalogClient } from './client/catalog'
import type { CustomersClient } from './client/customers'
import type { CylindersClient } from './client/cylinders'
import type { DeliveriesClient } from './client/deliveries'
import type { FleetClient } from './client/fleet'
import type { MaterialsClient } from './client/materials'
import type { MixdesignClient } from './client/mixdesign'
import type { OrdersClient } from './client/orders'
import type { PricingClient } from './client/pricing'
import type { QueueClient } from './client/queue'
import type { RawtestsClient } from './client/rawtests'
import type { ReportsClient } from './client/reports'
import type { SupportClient } from './client/support'
import type { UsersClient } from './client/users'
import { DONE_AT } from './outbox/done-at'
import { type Problem, problemOf } from './problem'
import { callPath } from './support-view'

/** The typed clients, an area each, made from the document of the API. */
type Clients = {
  billing: BillingClient
  catalog: CatalogClient
  customers: CustomersClient
  cylinders: CylindersClient
  deliveries: DeliveriesClient
  fleet: FleetClient
  materials: MaterialsClient
  mixdesign: MixdesignClient
  orders: OrdersClient
  pricing: PricingClient
  queue: QueueClient
  rawtests: RawtestsClient
  reports: ReportsClient
  support: SupportClient
  users: UsersClient
}
/** `link` is what opens a pour for a site that has no account. */
type Asked = { request: Request; context: AppLoadContext; key?: string; link?: string }

/** The typed API for one request, an area at a time; `key` makes its writes idempotent. */
export function apiFor(asked: Asked): Clients {
  const send = rawApi(asked)
  const from = new URL(asked.request.url).pathname
  const [usual, own] = [callPath('', from), ''].map(path =>
    clientAt(`http://portal/api/${path}`.replace(/\/$/, ''), send),
  )
  return new Proxy({} as Clients, { get: (_, area) => (area === 'support' ? own : usual) })
}

/** The same without types: for a call whose path is only known at run time. */
export function rawApi({ request, context, key, link }: Asked) {
  return (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const call = new Request(input, { ...init, signal: init?.signal ?? request.signal })
    if (key) call.headers.set('idempotency-key', key)
    if (link) call.headers.set('x-machine-key', link)
    const doneAt = request.headers.get(DONE_AT)
    if (doneAt) call.headers.set(DONE_AT, doneAt)
    call.headers.set('x-request-id', context.requestId)
    // Somebody tells their sessions apart by the browser, which is not this server.
    call.headers.set('user-agent', request.headers.get('user-agent') ?? '')
    return context.api(call)
  }
}

/** The body of a good answer; anything else goes to the nearest error screen. */
export async function take<Body>(asked: Promise<Reply<Body>>): Promise<Body> {
  const answer = await asked
  if (answer.ok) return answer.json()
  throw await thrown(answer)
}

export type Attempt<Data> = { ok: true; data: Data } | { ok: false; problem: Problem }

/** Hands a refusal back for the form to show; a defect of the server still goes to the error screen. */
export async function attempt<Body>(asked: Promise<Reply<Body>>): Promise<Attempt<Body>> {
  const answer = await asked
  if (answer.ok) return { ok: true, data: await answer.json().catch(() => null as Body) }
  if (answer.status >= 500) throw await thrown(answer)
  return { ok: false, problem: await problemOf(answer) }
}

export type Failed = { rows: []; total: 0; failed: Problem }

/** For lists: a failure is shown in the place of the rows, and the filters stay. */
export async function listOf<Body>(asked: Promise<Reply<Body>>): Promise<Body | Failed> {
  const answer = await asked
  if (answer.ok) return answer.json()
  if (answer.status === 401) throw await thrown(answer)
  return { rows: [], total: 0, failed: await problemOf(answer) }
}

async function thrown(answer: Response): Promise<Response> {
  const problem = await problemOf(answer)
  return Response.json(problem, { status: problem.status })
}

/** The address to come back to, only ever inside this site. */
export function sitePath(to: FormDataEntryValue | string | null | undefined, otherwise = '/'): string {
  const text = typeof to === 'string' ? to : ''
  return /^\/(?![/\\])[^\s\\]*$/.test(text) && !text.includes('//') ? text : otherwise
}

/** The address of the screen that is asked for, whether it comes as a page or as its data. */
export function hereOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return sitePath(pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') + search)
}

/** Sends a person without a session to sign in, and back again afterwards. */
export function signInFirst(request: Request): Response {
  const here = hereOf(request)
  return redirect(here === '/' ? '/auth/login' : `/auth/login?to=${encodeURIComponent(here)}`)
}
