import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { isNarrowed } from '~/db/kit/scope'
import { type Denial, type DenialLine, denialBook } from '~/domain/kit/denial'
import { Fault, Missing, Throttled } from '~/domain/kit/problem'
import { noteDenials } from '~/workflows/kit/note-denials'
import type { Parts } from '../parts'
import type { Env } from './context'
import { markOf } from './route-mark'

const MINUTE_MS = 60_000
/** A wrong password has its own line, from where it was looked at. */
const HAS_ITS_LINE = 'POST /login'

/**
 * Puts every refusal on the trail, whichever route refused and however: asked of each answer on its way out, so that no
 * route can forget it.
 */
export function denials() {
  const book = denialBook()
  let timer: ReturnType<typeof setTimeout> | undefined
  return async (c: Context<Env>): Promise<void> => {
    const denial = denialIn(c)
    if (!denial) return
    const { parts } = c.var
    await keep(parts, book.take(denial))
    // At the edge a connection ends with its request: there the next refusal tells the count.
    if (timer || c.env?.parts || !book.counting()) return
    timer = setTimeout(() => {
      timer = undefined
      void keep(parts, book.close())
    }, MINUTE_MS)
    if (typeof timer === 'object') timer.unref()
  }
}

/** A refusal is answered as it would be without: what cannot be kept is told to the log. */
async function keep({ db, log }: Parts, lines: DenialLine[]): Promise<void> {
  if (lines.length)
    await noteDenials(db, lines).catch(error => log.warn('refusals not kept', { lines: lines.length, error }))
}

function denialIn(c: Context<Env>): Denial | null {
  const { status } = c.res
  if (status < 401 || c.env?.asSupport) return null
  const { person, wall, requestId } = c.var
  const call = callOf(c)
  const fault = c.error instanceof Fault ? c.error : null
  if (!isRefusal(status, fault, c) || (status === 401 && call === HAS_ITS_LINE)) return null
  const right = fault?.facts?.right
  return {
    at: wall,
    actorId: person?.id ?? null,
    actorName: person?.name ?? 'Not signed in',
    sessionId: person?.sessionId ?? null,
    requestId,
    address: c.req.header('x-portal-address') ?? 'local',
    call,
    status,
    why: fault?.title ?? 'denied',
    ...(typeof right === 'string' ? { right } : {}),
  }
}

/** What is outside of one's scope is answered as if it were not there; who sees everything asked for nothing forbidden. */
function isRefusal(status: number, fault: Fault | null, c: Context<Env>): boolean {
  const { call, person } = c.var
  if (status === 404) return fault instanceof Missing && !!call?.includes(':') && !!person && isNarrowed(person)
  return status === 401 || status === 403 || (status === 429 && fault instanceof Throttled)
}

/** Also of a call that was refused before its route was reached. */
function callOf(c: Context<Env>): string {
  if (c.var.call) return c.var.call
  for (const { handler } of matchedRoutes(c)) {
    const call = markOf(handler)?.call
    if (call) return call
  }
  return `${c.req.method} unknown`
}
