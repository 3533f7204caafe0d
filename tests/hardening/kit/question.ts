import { type Naming, oneOf } from './kinds'
import type { Sampler } from './sample'
import type { Schema, Served } from './served'

export type Question = { url: string; body: string | undefined }
/** The value that a naming is asked with: the row's id or number. */
export type Name = (of: Naming) => string | undefined

/** What is better said than drawn. */
const PLAIN: Record<string, unknown> = { loadNo: 1, startTime: '08:00' }
/** Calls that want one more word beside what is asked about. */
const MORE: Record<string, string[]> = {
  'GET /cylinder-test/test-age-details': ['day'],
  'GET /delivery-order/get-pass-needed': ['deliveryOrderId'],
  'POST /delivery-order/generate-report': ['fromDate', 'toDate'],
}

const DAYS: [RegExp, string][] = [
  [/month$/i, '2026-11'],
  [/^from|From|^start(Date|s?On)/, '2026-11-09'],
  [/date|day$|^to$|On$/i, '2026-11-20'],
]

/**
 * A call with what it must be told and nothing more, but for a full page and the rows that are named: those of `about` in
 * any case, others where the call demands them.
 */
export function questionOf(of: Served, namings: Naming[], name: Name, sampler: Sampler, about?: Naming): Question {
  const beside = about?.beside ?? {}
  const named = (place: Naming['in'], at: string[]) => {
    const key = at.join('.')
    const one = about?.in === place && about.at.join('.') === key ? about : undefined
    const found = one ?? namings.find(of => of.in === place && of.at.join('.') === key)
    return found && name(found)
  }
  const plain = (schema: Schema, key: string): unknown => {
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum.includes('csv') ? 'csv' : schema.enum[0]
    if (key === 'limit') return Math.min(200, schema.maximum ?? 200)
    if (key === 'offset') return 0
    if (key in PLAIN) return PLAIN[key]
    const day = DAYS.find(([fits]) => fits.test(key))
    if (day && schema.type === 'string' && !schema.format?.includes('time')) return day[1]
    return sampler.value(schema, key.replace(/Ids$/, 'Id'), of.path)
  }
  const wanted = (place: Naming['in'], at: string[], required: boolean) =>
    required ||
    /^(limit|format)$/.test(at[0]!) ||
    MORE[of.call]?.includes(at[0]!) ||
    (about?.in === place && at.every((part, no) => about.at[no] === part))
  const path = of.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const schema = oneOf(of.parameters.find(one => one.in === 'path' && one.name === key)?.schema ?? { type: 'string' })
    return encodeURIComponent(String(named('path', [key]) ?? PATHS[key] ?? plain(schema, key)))
  })
  const query = new URLSearchParams()
  for (const { name: key, in: place, required, schema } of of.parameters)
    if (place === 'query' && (key in beside || wanted('query', [key], !!required)))
      query.set(key, String(beside[key] ?? named('query', [key]) ?? plain(oneOf(schema), key)))
  const sent = (given: Schema, at: string[]): unknown => {
    const schema = oneOf(given)
    if (schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties as Record<string, Schema>)
          .filter(([key]) => wanted('body', [...at, key], !!schema.required?.includes(key)))
          .map(([key, of]) => [key, sent(of, [...at, key])]),
      )
    const key = at.findLast(part => part !== '[]') ?? ''
    if (schema.items && !schema.enum)
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => sent(schema.items, [...at, '[]']))
    return named('body', at) ?? plain(schema, key)
  }
  const body = of.body ? JSON.stringify(sent(of.body, [])) : undefined
  return { url: `${path}${query.size ? `?${query}` : ''}`, body }
}

/** Pieces of a path that name no row. */
const PATHS: Record<string, string> = { b: 'current', c: 'copy', orderDate: '2026-11-20', v: '1', month: '2026-11' }
