import type { Context } from 'hono'
import type { Call } from '~/domain/access/rights'
import type { Person } from '~/domain/access/roles'
import { NotSignedIn } from '~/domain/kit/problem'
import type { Parts } from '../parts'

/** What a door hands in; never anything that a client sends. */
export type Doors = { parts?: Parts; asSupport?: boolean }

/** What every handler finds in its context. */
export type Env = {
  Bindings: Doors
  Variables: {
    parts: Parts
    requestId: string
    now: Date
    /** The real time, by which sessions and tokens live. */
    wall: Date
    person?: Person | undefined
    call: Call
    /** Asks another call from inside, as a look of IT support: with the right to view and nothing else. */
    look: (request: Request) => Promise<Response>
    /** Present where the route demands an Idempotency-Key. */
    onceKey?: string | undefined
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a context of any route, whatever its path and inputs are
export type Ctx = Context<Env, any, any>

export const sqlOf = (c: Ctx) => c.var.parts.db.sql

export function personOf(c: Ctx): Person {
  const { person } = c.var
  if (!person) throw new NotSignedIn('Please sign in')
  return person
}
