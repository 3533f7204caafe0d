import { type AppLoadContext, redirect } from '@remix-run/node'
import { type ClientResponse, hc } from 'hono/client'
import type { BillingApi } from '~/functions/billing'
import type { CatalogApi } from '~/functions/catalog'
import type { CustomersApi } from '~/functions/customers'
import type { CylindersApi } from '~/functions/cylinders'
import type { DeliveriesApi } from '~/functions/deliveries'
import type { FleetApi } from '~/functions/fleet'
import type { MaterialsApi } from '~/functions/materials'
import type { MixdesignApi } from '~/functions/mixdesign'
import type { OrdersApi } from '~/functions/orders'
import type { PricingApi } from '~/functions/pricing'
import type { QueueApi } from '~/functions/queue'
import type { RawtestsApi } from '~/functions/rawtests'
import type { ReportsApi } from '~/functions/reports'
import type { SupportApi } from '~/functions/support'
import type { UsersApi } from '~/functions/users'
import { type Problem, problemOf } from './problem'
import { callPath } from './support-view'

type Areas = {
  billing: BillingApi
  catalog: CatalogApi
  customers: CustomersApi
  cylinders: CylindersApi
  deliveries: DeliveriesApi
  fleet: FleetApi
  materials: MaterialsApi
  mixdesign: MixdesignApi
  orders: OrdersApi
  pricing: PricingApi
  queue: QueueApi
  rawtests: RawtestsApi
  reports: ReportsApi
  support: SupportApi
  users: UsersApi
}
type Clients = { [Area in keyof Areas]: ReturnType<typeof hc<Areas[Area]>> }
type Asked = { request: Request; context: AppLoadContext; key?: string }

/** The typed API for one request, an area at a time; `key` makes its writes idempotent. */
export function apiFor(asked: Asked): Clients {
  const send = rawApi(asked)
  const from = new URL(asked.request.url).pathname
  const clientAt = (path: string) => hc(`http://portal/api/${path}`, { fetch: send as typeof fetch })
  const [usual, own] = [clientAt(callPath('', from)), clientAt('')]
  return new Proxy({} as Clients, { get: (_, area) => (area === 'support' ? own : usual) })
}

/** The same without types: for a call whose path is only known at run time. */
export function rawApi({ request, context, key }: Asked) {
  return (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const call = new Request(input, { ...init, signal: init?.signal ?? request.signal })
    if (key) call.headers.set('idempotency-key', key)
    call.headers.set('x-request-id', context.requestId)
    return context.api(call)
  }
}

type Body<Answer> = Answer extends ClientResponse<infer Data, infer _Status, infer _Format> ? Data : never

/** The body of a good answer; anything else goes to the nearest error screen. */
export async function take<Answer extends Response | ClientResponse<unknown>>(
  asked: Promise<Answer>,
): Promise<Body<Answer>> {
  const answer = (await asked) as Response
  if (answer.ok) return (await answer.json()) as Body<Answer>
  throw await thrown(answer)
}

export type Attempt<Data> = { ok: true; data: Data } | { ok: false; problem: Problem }

/** Hands a refusal back for the form to show; a defect of the server still goes to the error screen. */
export async function attempt<Answer extends Response | ClientResponse<unknown>>(
  asked: Promise<Answer>,
): Promise<Attempt<Body<Answer>>> {
  const answer = (await asked) as Response
  if (answer.ok) return { ok: true, data: (await answer.json().catch(() => null)) as Body<Answer> }
  if (answer.status >= 500) throw await thrown(answer)
  return { ok: false, problem: await problemOf(answer) }
}

export type Failed = { rows: []; total: 0; failed: Problem }

/** For lists: a failure is shown in the place of the rows, and the filters stay. */
export async function listOf<Answer extends Response | ClientResponse<unknown>>(
  asked: Promise<Answer>,
): Promise<Body<Answer> | Failed> {
  const answer = (await asked) as Response
  if (answer.ok) return (await answer.json()) as Body<Answer>
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

/** Sends a person without a session to sign in, and back again afterwards. */
export function signInFirst(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const here = sitePath(pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') + search)
  return redirect(here === '/' ? '/auth/login' : `/auth/login?to=${encodeURIComponent(here)}`)
}
