import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { inOneLook } from '~/db/kit/db'
import { askForProof } from '~/db/kit/step-up'
import { mayDo, whyNot } from '~/domain/access/ability'
import { ASKS_FOR_PROOF } from '~/domain/access/fresh-proof'
import { type Call, type Right, rightOf } from '~/domain/access/rights'
import { Denied, invalid, NotSignedIn } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { checkBodyType } from './body-type'
import type { Ctx, Env } from './context'
import { marked, type Step } from './route-mark'

type Handler<Input> = (c: Ctx<Input>) => Response | Promise<Response>

/** Path, right, what the call takes, and the handler that finds it under `c.req.valid`. */
interface Verb {
  (path: string, right: Step, handler: Handler<unknown>): Routes
  <A>(path: string, right: Step, a: Step<A>, handler: Handler<A>): Routes
  <A, B>(path: string, right: Step, a: Step<A>, b: Step<B>, handler: Handler<A & B>): Routes
  <A, B, C>(path: string, right: Step, a: Step<A>, b: Step<B>, c: Step<C>, handler: Handler<A & B & C>): Routes
}

/** Hono's routes without their types: what a call takes and answers is told by the contract, not by one growing type. */
export interface Routes {
  readonly get: Verb
  readonly post: Verb
  readonly put: Verb
  readonly delete: Verb
  /** For routes made from a table, whose inputs only the table knows. */
  on(method: string, path: string, ...handlers: readonly (Step | Handler<unknown>)[]): Routes
  route(path: string, routes: Routes): Routes
}

/** The routes of a noun. */
export const area = () => new Hono<Env>() as unknown as Routes

/** Puts the routes of areas and nouns into an app, in their order. */
export function mount(api: Hono<Env>, ...all: readonly Routes[]): void {
  for (const routes of all) mountAt(api, '/', routes)
}

/** Puts an app under a path of another. Hono's own type would work out the path of every route that may ever be in it. */
export function mountAt(app: Hono<Env>, path: string, inner: Routes | Hono<Env>): void {
  ;(app as unknown as Routes).route(path, inner as Routes)
}

const KEY = /^[\x21-\x7e]{8,200}$/

/** On an answer that IT support got by its right to look; the support area turns it into a line of the trail. */
export const LOOKED = 'x-support-look'

/**
 * The right of a route, named by its row in the rights table. `once` makes the Idempotency-Key required: the same key
 * has one effect and equal answers. `once-if-keyed` keeps that for those who send one, such as a page that kept the action
 * while there was no network. IT support looks at every area through the support calls: what elsewhere needs a right
 * to view needs theirs there, and every other right stays what it is. Whether a call asks for a fresh proof follows from
 * its right, so that no route can forget it.
 */
export function may(call: Call, once?: 'once' | 'once-if-keyed') {
  const right = rightOf(call)
  const guard = createMiddleware<Env>(async (c, next) => {
    c.set('call', call)
    const { person } = c.var
    if (right === 'machine') {
      if (!c.var.machine) throw new NotSignedIn('A valid machine key is needed')
    } else if (right !== 'public') {
      if (!person) throw new NotSignedIn('Please sign in')
      const looking = c.env?.asSupport === true && right !== 'signed-in' && right[0] === 'view'
      const asked: Right = looking ? ['view', 'support'] : right
      if (looking) c.header(LOOKED, '1')
      if (asked !== 'signed-in' && !mayDo(person, asked[0], asked[1]))
        throw new Denied(whyNot(person, asked[0], asked[1]) ?? 'You are not authorized to do this', undefined, {
          right: [right].flat().join(' '),
        })
    }
    if (person && ASKS_FOR_PROOF.has(call)) await askForProof(c.var.parts.db.sql, person, businessDay(c.var.now))
    if (right[0] === 'view') c.set('sql', inOneLook(c.var.parts.db.sql))
    checkBodyType(c, call)
    const key = c.req.header('idempotency-key') ?? ''
    if (once === 'once' || (once && key)) {
      if (!KEY.test(key)) throw invalid('Idempotency-Key', 'This call needs an Idempotency-Key of 8 to 200 characters')
      c.set('onceKey', key)
    }
    await next()
  })
  return marked<Step>(guard, { call, once })
}
