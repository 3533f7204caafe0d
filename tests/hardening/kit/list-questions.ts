import type { Call } from '~/domain/access/rights'
import { random } from '~/domain/kit/random'
import { contract } from '~/functions/contract/contract.mjs'
import type { Harvest } from './harvest'
import { namingsOf } from './kinds'
import { questionOf } from './question'
import { Sampler } from './sample'
import type { Schema, Served } from './served'

const areas = Object.values(contract)
const told = new Map(areas.flatMap(({ calls }) => Object.entries(calls)))
const types: Record<string, Schema> = Object.assign({}, ...areas.map(of => of.types))
const shapeOf = (of: Schema): Schema => (of?.$ref ? shapeOf(types[of.$ref.split('/').at(-1)!]) : of)

/** What answers rows of which there are more than it shows. */
export const isList = ({ call, method, right }: Served): boolean => {
  if (method !== 'GET' && !right.startsWith('view')) return false
  const { properties } = shapeOf(told.get(call as Call)?.json) ?? {}
  return properties?.rows !== undefined && properties.total !== undefined
}

export type ListAsk = { sort?: string; keyword?: string; offset?: number }
export type Request = { url: string; method: string; body: string | undefined }

/** A list asked with as little as it takes, and what is wished beside it. */
export function listRequest(of: Served, known: Harvest, wish: ListAsk): Request {
  const { namings } = namingsOf(of)
  const name = (naming: (typeof namings)[number]) =>
    naming.kind.column ? undefined : known.ids.get(naming.kind.table)?.[0]?.id
  const { url, body } = questionOf(of, namings, name, new Sampler(random(7), known))
  const more = { limit: 50, ...wish }
  if (of.method !== 'GET') {
    const asked = JSON.parse(body ?? '{}')
    return {
      url,
      method: of.method,
      body: JSON.stringify({ ...asked, ...(takes(of, 'sort') || takes(of, 'limit') ? more : wish) }),
    }
  }
  const [path, query] = url.split('?')
  const all = new URLSearchParams(query)
  for (const [key, value] of Object.entries(more))
    if (key !== 'limit' || takes(of, 'limit')) all.set(key, String(value))
  return { url: `${path}?${all}`, method: 'GET', body: undefined }
}

export const takes = (of: Served, name: 'sort' | 'keyword' | 'offset' | 'limit'): boolean =>
  of.parameters.some(one => one.in === 'query' && one.name === name) || named(of.body, name)

const named = (schema: Schema | undefined, name: string): boolean =>
  Boolean(schema?.properties?.[name]) ||
  [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? []), ...(schema?.allOf ?? [])].some(of => named(of, name))

/** The columns that a list can be sorted by, as it tells whoever asks for another. */
export const columnsIn = (refusal: string | undefined): string[] =>
  /only by (.+)$/.exec(refusal ?? '')?.[1]?.split(', ') ?? []
