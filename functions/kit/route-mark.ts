import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod'
import type { Call } from '~/domain/access/rights'
import type { Env } from './context'

/** What a route said of itself, read by the start-up check and by the OpenAPI document. */
export type Mark = {
  call?: Call
  once?: 'once' | 'once-if-keyed' | undefined
  input?: { of: 'json' | 'query' | 'param' | 'form'; schema: unknown }
  answer?: z.ZodType
}
/** What stands between a path and its handler; the handler finds `Input` under `c.req.valid`. */
export type Step<Input = unknown> = MiddlewareHandler<Env> & { readonly given?: Input }

const marks = new WeakMap<object, Mark>()
export const markOf = (handler: object): Mark | undefined => marks.get(handler)
export function marked<H extends object>(handler: H, mark: Mark): H {
  marks.set(handler, mark)
  return handler
}

/**
 * The shape of a good answer, for a route whose answer's type is made at run time; elsewhere the contract takes it from
 * the type of the route. It says and does nothing to the answer itself: the tests hold every answer against it.
 */
export const answers = (schema: z.ZodType) =>
  marked<Step>(
    createMiddleware<Env>((_, next) => next()),
    { answer: schema },
  )
