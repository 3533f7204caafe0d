import { ODD_BODIES, ODD_HEADERS, ODD_PIECES, ODD_TEXTS, ODD_VALUES } from './dictionary'
import type { Sampler } from './sample'
import type { Schema, Served } from './served'

export type Attempt = {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
  /** What was done to it, for the report. */
  how: string
  /** The contract forbids it: an answer of success would be a lie of the document. */
  mustFail: boolean
}
type Json = Record<string, unknown>

/** One request to a call: good as it stands in one of four, else spoiled in one or two places. */
export function attempt(of: Served, sampler: Sampler): Attempt {
  const { next, chance } = sampler
  const values = Object.fromEntries(
    of.parameters.map(one => [one.name, one.in === 'path' ? pathValue(of, one, sampler) : optional(one, of, sampler)]),
  )
  const query = of.parameters.filter(one => one.in === 'query' && values[one.name] !== undefined)
  const made: Attempt = {
    method: of.method,
    url: pathOf(of, values) + search(query.map(one => [one.name, String(values[one.name])])),
    headers: { 'idempotency-key': `fuzz-${Math.floor(next() * 1e15)}` },
    body: undefined,
    how: 'good',
    mustFail: false,
  }
  const sent = of.body ? sampler.value(of.body, '', of.path) : undefined
  if (sent !== undefined) put(made, sent)
  for (let times = chance(0.25) ? 0 : 1 + Math.floor(next() * 2); times > 0; times--) spoil(made, of, sent, sampler)
  made.mustFail &&= made.how === 'extra' || made.how === 'missing'
  return made
}

function spoil(made: Attempt, of: Served, sent: unknown, sampler: Sampler): void {
  const { pick, chance } = sampler
  const ways = ['header', 'path', 'query', ...(of.parameters.some(one => one.in === 'query') ? ['query', 'query'] : [])]
  if (of.body) ways.push('value', 'value', 'value', 'value', 'extra', 'missing', 'body')
  const way = pick(ways)
  made.how = made.how === 'good' ? way : `${made.how}+${way}`
  if (way === 'header') Object.assign(made.headers, pick(ODD_HEADERS))
  if (way === 'path') made.url = oddPath(made.url, sampler)
  if (way === 'query') made.url += oddQuery(made.url, of, sampler)
  if (way === 'body') made.body = pick(ODD_BODIES)()
  if (way === 'value') put(made, replaced(sent, chance(0.6) ? pick(ODD_TEXTS) : pick(ODD_VALUES), sampler))
  if (way === 'extra' && isStrict(of.body) && isObject(sent)) {
    put(made, {
      ...sent,
      [pick(['isAdmin', 'roles', 'createdBy', 'status2', '__caslSubjectType__'])]: pick(ODD_VALUES),
    })
    made.mustFail = true
  }
  if (way === 'missing' && isObject(sent) && of.body.required?.length) {
    const { [pick(of.body.required as string[])]: _gone, ...rest } = sent
    put(made, rest)
    made.mustFail = true
  }
}

function put(made: Attempt, value: unknown): void {
  made.body = JSON.stringify(value)
  made.headers['content-type'] = 'application/json'
}

/** One place of the tree, at any depth, holds something else. */
function replaced(tree: unknown, odd: unknown, sampler: Sampler): unknown {
  const inner = Array.isArray(tree) ? tree.map((_, at) => String(at)) : isObject(tree) ? Object.keys(tree) : []
  if (!inner.length || sampler.chance(0.08)) return odd
  const at = sampler.pick(inner)
  if (Array.isArray(tree)) return tree.map((one, place) => (String(place) === at ? replaced(one, odd, sampler) : one))
  return { ...(tree as Json), [at]: sampler.chance(0.6) ? replaced((tree as Json)[at], odd, sampler) : odd }
}

function pathValue(of: Served, { name, schema }: Schema, sampler: Sampler): string {
  const before = of.path.slice(0, of.path.indexOf(`{${name}}`))
  if (/^(v|version|level|page)$/.test(name)) return '1'
  if (/date/i.test(name)) return '2026-11-20'
  if (/^(id|a|b|c)$|Id$/.test(name)) return sampler.id(name === 'id' ? '' : name, before)
  return String(sampler.value(schema, name, before))
}

const optional = (one: Schema, of: Served, sampler: Sampler) =>
  one.required || sampler.chance(0.5) ? sampler.value(one.schema, one.name, of.path) : undefined

const pathOf = (of: Served, values: Json) =>
  of.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(String(values[name]))) || 'x')

function oddPath(url: string, { pick, chance }: Sampler): string {
  const [path, ...rest] = url.split('?')
  const parts = path!.split('/')
  if (chance(0.2)) return [`${path}/`, ...rest].join('?')
  if (chance(0.2)) return [`/${path}`, ...rest].join('?')
  parts[parts.length - 1] = chance(0.2) ? 'y'.repeat(3000) : pick(ODD_PIECES)
  return [parts.join('/'), ...rest].join('?')
}

function oddQuery(url: string, of: Served, { pick, chance }: Sampler): string {
  const names = of.parameters.filter(one => one.in === 'query').map(one => one.name)
  const name =
    names.length && chance(0.85) ? pick(names) : pick(['limit', 'offset', 'sort', 'order', 'x[]', 'toString', ''])
  const value = chance(0.3)
    ? pick(['1e9', '-1', '99999999', '[]', 'a&a=b', '%00', '%ff', '%'])
    : encode(pick(ODD_TEXTS))
  const repeated = chance(0.2) ? `&${encode(name)}=twice` : ''
  return `${url.includes('?') ? '&' : '?'}${encode(name)}=${value.slice(0, 6000)}${repeated}`
}

const search = (pairs: [string, string][]) =>
  pairs.length ? `?${pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}` : ''
const wellFormed = (text: string) => text.toWellFormed()
const encode = (text: string) => encodeURIComponent(wellFormed(text))
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isStrict = (schema: Schema) => schema?.additionalProperties === false
