import type { Context, Next } from 'hono'
import { Missing, NotSignedIn } from '~/domain/kit/problem'
import type { Env } from './context'
import { sameText } from './signature'

/** What takes longer is looked for in the log. */
const SLOW_MS = 2000

/**
 * Every answer, by the call that it was asked for; what reached no call is counted together. A slow or a failed one has a
 * line in the log with the ids of request and person, and nothing that they sent.
 */
async function counted(c: Context<Env>, next: Next): Promise<void> {
  const began = performance.now()
  await next()
  const { parts, call = 'none', requestId, person } = c.var
  const { status } = c.res
  const ms = performance.now() - began
  parts.metrics?.request(call, status, ms / 1000)
  if (ms > SLOW_MS || status >= 500)
    parts.log.warn('request', { requestId, personId: person?.id, call, status, ms: Math.round(ms) })
}

/** Asked by machines all day long; nobody looks for a trace of them. */
const UNTRACED = ['/metrics', '/healthz', '/readyz']

/** Counts every answer, as a step of its caller's trace where one is kept; an answer has the name of its call, not its address. */
export async function countRequest(c: Context<Env>, next: Next): Promise<void> {
  const { method, path } = c.req
  const { tracer } = c.var.parts
  if (!tracer || UNTRACED.includes(path)) return counted(c, next)
  await tracer.span({ kind: 'request', name: method, from: c.req.header('traceparent') }, async tell => {
    await counted(c, next)
    const { call, requestId, person } = c.var
    const { status } = c.res
    const name = call ?? method
    tell({ name, failed: status >= 500, facts: { method, call, status, requestId, personId: person?.id } })
  })
}

/** For a collector with the token of PORTAL_METRICS_TOKEN; without one there is no such address. */
export async function tellMetrics(c: Context<Env>): Promise<Response> {
  const { metrics, settings } = c.var.parts
  if (!metrics || !settings.metricsToken) throw new Missing('There is no GET /metrics')
  if (!sameText(c.req.header('authorization') ?? '', `Bearer ${settings.metricsToken}`))
    throw new NotSignedIn('Metrics need their token')
  const { body, type } = await metrics.text()
  return c.body(body, 200, { 'content-type': type, 'cache-control': 'no-store' })
}
