import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { sqlState } from '~/db/kit/db'
import { EngineeringFault } from '~/domain/kit/fault'
import { Fault, Invalid, ProofNeeded, Refused, Unavailable, Unparsable } from '~/domain/kit/problem'
import type { Env } from './context'

/** Whatever was thrown becomes one problem+json; what is not a fault is logged and answered without detail. */
export function asProblem(error: Error, c: Context<Env>): Response {
  const fault = faultOf(error)
  const requestId = c.var.requestId ?? ''
  if (!fault) {
    c.var.parts?.log.error('defect', {
      requestId,
      personId: c.var.person?.id,
      path: c.req.path,
      error,
    })
    return problem(c, { title: 'defect', status: 500, detail: 'Something went wrong', requestId })
  }
  const { status, title, message: detail, errors, facts } = fault
  const wait = facts?.retryAfter
  if (wait) c.header('Retry-After', String(wait))
  // RFC 9470, so that whoever passes the answer on tells it from a refusal without reading the body.
  if (fault instanceof ProofNeeded)
    c.header(
      'WWW-Authenticate',
      `Bearer error="insufficient_user_authentication", max_age=${Number(facts?.minutes) * 60}`,
    )
  return problem(c, { title, status, detail, requestId, ...(errors ? { errors } : {}), ...(facts ? { facts } : {}) })
}

type Problem = { title: string; status: number; detail: string; requestId: string; errors?: unknown; facts?: unknown }

export function problem(c: Context<Env>, { title, status, ...rest }: Problem): Response {
  return c.body(JSON.stringify({ type: `urn:portal:${title}`, title, status, ...rest }), status as 400, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
}

function faultOf(error: unknown): Fault | undefined {
  if (error instanceof Fault) return error
  if (error instanceof EngineeringFault)
    return new Invalid(error.message, error.field ? { [error.field]: [error.message] } : undefined, {
      fault: error.fault,
    })
  if (error instanceof SyntaxError) return new Unparsable('The body is not valid JSON')
  if (error instanceof HTTPException)
    return error.status === 400 ? new Unparsable('The body is not valid JSON') : undefined
  const state = sqlState(error)
  return state ? ofDatabase(state) : connectionLost(error)
}

function ofDatabase(state: string): Fault | undefined {
  if (state.startsWith('22')) return new Invalid('A value cannot be stored')
  if (state === '23505') return new Refused('This record already exists')
  if (state === '23P01') return new Refused('The period overlaps another one')
  if (state === '23503') return new Invalid('The record refers to something that does not exist, or is still in use')
  if (state === '23514' || state === '23502') return new Invalid('A value is outside what can be stored')
  if (state === '40001' || state === '40P01')
    return new Refused('Somebody else changed this at the same time. Please try again')
  if (state === '55P03') return new Refused('Somebody else is changing this right now', undefined, { retryAfter: 1 })
  if (state === '57014') return new Unavailable('It took too long', undefined, { retryAfter: 2 })
  if (state.startsWith('08') || state.startsWith('57P') || state.startsWith('53') || OUT_OF_REACH.includes(state))
    return new Unavailable('The database is not reachable', undefined, { retryAfter: 2 })
  return undefined
}

/** A password or a database that was changed under the portal: nobody's request is at fault, and it may come back. */
const OUT_OF_REACH = ['25P03', '28P01', '28000', '3D000']

function connectionLost(error: unknown): Fault | undefined {
  const text = String((error as Error)?.message ?? '') + String(((error as Error)?.cause as Error)?.message ?? '')
  return /ECONNREFUSED|ECONNRESET|Connection terminated|timeout exceeded when trying to connect|connect ENOENT|not queryable|Client has encountered a connection error/i.test(
    text,
  )
    ? new Unavailable('The database is not reachable', undefined, { retryAfter: 2 })
    : undefined
}
