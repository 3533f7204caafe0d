import type { Context, Next } from 'hono'
import { Missing, NotSignedIn } from '~/domain/kit/problem'
import type { Env } from './context'
import { sameText } from './signature'

/** Every answer, by the call that it was asked for; what reached no call is counted together. */
export async function countRequest(c: Context<Env>, next: Next): Promise<void> {
  const began = performance.now()
  await next()
  c.var.parts.metrics?.request(c.var.call ?? 'none', c.res.status, (performance.now() - began) / 1000)
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
