import type { Call } from '~/domain/access/rights'

/** What a route said of itself, read by the start-up check and by the OpenAPI document. */
export type Mark = { call?: Call; once?: boolean; input?: { of: 'json' | 'query' | 'param' | 'form'; schema: unknown } }
const marks = new WeakMap<object, Mark>()
export const markOf = (handler: object): Mark | undefined => marks.get(handler)
export function marked<H extends object>(handler: H, mark: Mark): H {
  marks.set(handler, mark)
  return handler
}
