import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import type { Hono } from 'hono'
import { contract } from '~/functions/contract/contract.mjs'
import type { Env } from '~/functions/kit/context'
import type { Schema } from '~/functions/kit/contract/contract'
import { answerSchema } from '~/functions/kit/contract/document'
import { Problem } from '~/functions/kit/contract/faults'
import { routesOf } from '~/functions/kit/openapi'

type Asked = { method: string; path: string; status: number; type: string; body: unknown }

/**
 * Holds answers against the contract: a field too many, one too few or one of another type is a fault of the type or of
 * the answer, and the test that saw it fails. Unknown fields, which a client must suffer, are refused here.
 */
export function heldBy(api: Hono<Env>): (asked: Asked) => void {
  const routes = routesOf(api).map(route => ({ ...route, like: patternOf(route.path) }))

  return ({ method, path, status, type, body }) => {
    const plain = `/api${path.replace(/\?.*$/s, '')}`
    const route = routes.find(each => each.method === method && each.like.test(plain))
    const call = route?.marks.find(mark => mark.call)?.call
    if (!route || !call || !type.includes('json')) return
    const isFault = type.includes('problem')
    const name = isFault ? 'Problem' : call
    if (!known.has(name))
      known.set(name, compiled(isFault ? REF_PROBLEM : answerSchema(route.marks, told.get(call) ?? {})))
    const held = known.get(name)
    if (!held || held(body)) return
    const { instancePath, message, params } = held.errors![0]!
    throw new Error(
      `${call} answered ${status} unlike its schema: ${instancePath || 'the answer'} ${message} ${JSON.stringify(params)}`,
    )
  }
}

const areas = Object.values(contract)
const told = new Map(areas.flatMap(({ calls }) => Object.entries(calls)))
/** The contract is the same for every house of a process: each schema is made once, beside the types that all share. */
const known = new Map<string, ValidateFunction | undefined>()
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({
  $id: 'contract',
  components: { schemas: closed({ Problem, ...Object.assign({}, ...areas.map(({ types }) => types)) }) },
})

function compiled(schema: Schema | undefined): ValidateFunction | undefined {
  return schema && ajv.compile(shared(closed(schema)) as Schema)
}

/** The same schema with its references into the shared types. */
function shared(of: unknown): unknown {
  if (Array.isArray(of)) return of.map(shared)
  if (typeof of !== 'object' || of === null) return of
  return Object.fromEntries(
    Object.entries(of).map(([name, value]) => [
      name,
      name === '$ref' && typeof value === 'string' && value.startsWith('#/') ? `contract${value}` : shared(value),
    ]),
  )
}

const REF_PROBLEM = { $ref: '#/components/schemas/Problem' }

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/:\w+\{\.\+\}/g, '.+').replaceAll(/:\w+/g, '[^/]+')}/?$`)

/** The same schema without room for fields that it does not name. */
export function closed(of: unknown): unknown {
  if (Array.isArray(of)) return of.map(closed)
  if (typeof of !== 'object' || of === null) return of
  const all = Object.fromEntries(Object.entries(of).map(([name, value]) => [name, closed(value)]))
  const isOpen = 'properties' in of && (of as Schema).type === 'object' && !('additionalProperties' in of)
  return isOpen ? { ...all, additionalProperties: false } : all
}
