import type { Schema } from './contract'

/** A schema as the TypeScript type that it tells. */
export function printed(schema: Schema): string {
  const { $ref, type, enum: values, anyOf, oneOf, allOf } = schema as Known
  if ($ref) return $ref.split('/').at(-1)!
  if ('const' in schema) return JSON.stringify(schema.const)
  if (values) return values.map(each => JSON.stringify(each)).join(' | ')
  if (anyOf ?? oneOf) return union((anyOf ?? oneOf)!.map(printed))
  if (allOf) return allOf.map(each => `(${printed(each)})`).join(' & ')
  if (Array.isArray(type)) return union(type.map(each => printed({ ...schema, type: each })))
  if (type === 'array') return arrayOf(schema as Known)
  if (type === 'object') return objectOf(schema as Known)
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string' || type === 'boolean' || type === 'null') return type
  return 'unknown'
}

type Known = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
}

const union = (all: string[]) => [...new Set(all)].join(' | ')

function arrayOf({ items, prefixItems, minItems = 0 }: Known): string {
  if (!prefixItems) return `(${printed(items ?? {})})[]`
  const given = prefixItems.map((each, at) => (at < minItems ? printed(each) : `(${printed(each)})?`))
  return `[${[...given, ...(items ? [`...(${printed(items)})[]`] : [])].join(', ')}]`
}

function objectOf({ properties = {}, required = [], additionalProperties: others, propertyNames }: Known): string {
  const fields = Object.entries(properties).map(
    ([name, of]) => `${propertyName(name)}${required.includes(name) ? '' : '?'}: ${printed(of)}`,
  )
  const keys = propertyNames?.enum ? printed(propertyNames) : 'string'
  const wrapped = (of: string) => (propertyNames?.enum && !required.length ? `Partial<${of}>` : of)
  const record =
    others && others !== true
      ? wrapped(`Record<${keys}, ${printed(others)}>`)
      : others === true
        ? 'Record<string, unknown>'
        : ''
  if (!fields.length) return record || (others === false ? '{ [none: string]: never }' : 'Record<string, unknown>')
  return `{ ${fields.join('; ')} }${record ? ` & ${record}` : ''}`
}

export const propertyName = (name: string) =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name.replaceAll("'", "\\'")}'`
