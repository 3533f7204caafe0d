import type { Sql } from '~/db/kit/open'
import type { Call } from '~/domain/access/rights'
import type { Person } from '~/domain/access/roles'
import type { PhoneUse } from '~/domain/fleet/driver-phone'
import { NotSignedIn } from '~/domain/kit/problem'
import type { MachinePurpose } from '~/domain/users/machine-key'
import type { Parts } from '../parts'

/** What a door gives; never anything that a client sends. `person` is who looks by a call that was asked from inside. */
export type Doors = { parts?: Parts; asSupport?: boolean; person?: Person | undefined }

/** What every handler finds in its context. */
export type Env = {
  Bindings: Doors
  Variables: {
    parts: Parts
    /** Where a call that only looks reads; others read from `parts`. */
    sql?: Sql | undefined
    requestId: string
    now: Date
    /** The real time, by which sessions and tokens live. */
    wall: Date
    person?: Person | undefined
    /** What the key of a machine opens; set before the calls of machines alone. */
    machine?: MachinePurpose | 'site' | 'driver' | undefined
    /** The one pour that the link of a site opens; set by the link alone. */
    siteOrderId?: string | undefined
    /** The phone of a driver that asks, and whose it is; set by its key alone. */
    driverPhone?: PhoneUse | undefined
    /** The phone that a code makes. */
    codeOf?: string | undefined
    call: Call
    /** Asks another call from inside, as a look of IT support: with the right to view and nothing else. */
    look: (request: Request) => Promise<Response>
    /** Present where the route demands an Idempotency-Key. */
    onceKey?: string | undefined
  }
}

/** A JSON answer. Nothing reads `answered` at run time: the contract takes its schema from the type. */
export interface Answer<T> extends Response {
  readonly answered?: T
}
/** A file as the answer, with its type. */
export interface FileAnswer<Type extends string> extends Response {
  readonly type: ResponseType
  readonly file?: Type
}

/** An answer of which nothing is told: a body as it is, or none. */
interface Bare extends Response {
  readonly bare: true
}

type Given<Input> = {
  valid<From extends keyof Input>(from: From): Input[From]
  header(name: string): string | undefined
  param(name: string): string | undefined
  text(): Promise<string>
  arrayBuffer(): Promise<ArrayBuffer>
  readonly raw: Request
  readonly method: string
  readonly url: string
  readonly path: string
}

/**
 * What a handler sees of a call: the part of Hono's context that routes need, without the types that Hono carries from
 * route to route (with 900 routes they are most of a type check).
 */
// biome-ignore lint/suspicious/noExplicitAny: a helper takes the context of any route, whatever its inputs are
export interface Ctx<Input = any> {
  readonly var: Env['Variables']
  readonly env: Doors | undefined
  readonly req: Given<Input>
  set<Key extends keyof Env['Variables']>(key: Key, value: Env['Variables'][Key]): void
  header(name: string, value: string): void
  json<T>(value: T, status?: number): Answer<T>
  body(value: ArrayBuffer | string | null, status?: number, headers?: Record<string, string>): Bare
}

export const sqlOf = (c: Ctx): Sql => c.var.sql ?? c.var.parts.db.sql

export function personOf(c: Ctx): Person {
  const { person } = c.var
  if (!person) throw new NotSignedIn('Please sign in')
  return person
}

/** The pour of the link that the request came by. */
export function siteOrderOf(c: Ctx): string {
  const { siteOrderId } = c.var
  if (!siteOrderId) throw new NotSignedIn('Open the link of the site')
  return siteOrderId
}
