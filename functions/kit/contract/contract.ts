/** JSON Schema, as far as our types and shapes say it. */
export type Schema = { [keyword: string]: unknown }

/** What a call answers: JSON by its schema, files by their types, or what its mark or the call behind it says. */
export type CallAnswer = { json?: Schema; files?: string[] }

/** The calls of an area, `GET /order/:id`, and the named types that their answers lead to. */
export type AreaContract = { calls: Record<string, CallAnswer>; types: Record<string, Schema> }
export type Contract = Record<string, AreaContract>

/** A real call: the values of its path and query, what it took and what it answered. */
export type Example = { asked?: Record<string, string>; takes?: unknown; answers: unknown }

// biome-ignore lint/suspicious/noExplicitAny: an operation of OpenAPI 3.1, read by its keywords
export type Operation = any
export type Document = {
  components: { schemas: Record<string, Schema> } & Record<string, object>
  paths: Record<string, Record<string, Operation>>
} & Record<string, unknown>

/** The named types that something leads to, in the order of their names. */
export function reached(from: unknown, types: Record<string, Schema>): Record<string, Schema> {
  const found: Record<string, Schema> = {}
  const seek = (of: unknown): void => {
    for (const [, name = ''] of JSON.stringify(of).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!(name in found)) {
        found[name] = types[name]!
        seek(found[name])
      }
  }
  seek(from)
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)))
}
