type Schema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  maxLength?: number
  minimum?: number
  maximum?: number
  default?: unknown
}
type Operation = {
  tags?: string[]
  'x-right'?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
export type OpenApi = { paths: Record<string, Record<string, Operation>> }
export type FieldLine = { name: string; depth: number; type: string; required: boolean; note: string }
export type Call = {
  method: string
  path: string
  group: string
  right: string
  once: boolean
  parameters: FieldLine[]
  body: FieldLine[]
}

/** The description as lines that a page can show: nested fields are indented, not linked. */
export function callsOf(document: OpenApi): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => {
      const parameters = operation.parameters ?? []
      const body = operation.requestBody?.content?.['application/json']?.schema
      return {
        method: method.toUpperCase(),
        path,
        group: path.split('/')[2] ?? 'portal',
        right: operation['x-right'] ?? '',
        once: parameters.some(one => one.name === 'Idempotency-Key'),
        parameters: parameters.map(({ name, in: where, required = false, schema = {} }) => ({
          name,
          depth: 0,
          type: typeOf(schema),
          required,
          note: [where, limitsOf(schema)].filter(Boolean).join(', '),
        })),
        body: body ? linesOf(body, 0) : [],
      }
    }),
  )
}

const DEEPEST = 4

function linesOf(schema: Schema, depth: number): FieldLine[] {
  if (depth > DEEPEST) return []
  const inner = schema.items ?? schema.anyOf?.find(one => one.properties ?? one.items)
  if (!schema.properties) return inner ? linesOf(inner, depth) : []
  return Object.entries(schema.properties).flatMap(([name, field]) => [
    { name, depth, type: typeOf(field), required: schema.required?.includes(name) ?? false, note: limitsOf(field) },
    ...linesOf(field, depth + 1),
  ])
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : 'any'}[]`
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any')
  return schema.format ? `${type} (${schema.format})` : type
}

const limitsOf = (schema: Schema): string =>
  [
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.minimum !== undefined && schema.minimum > -9e15 && `from ${schema.minimum}`,
    schema.maximum !== undefined && schema.maximum < 9e15 && `to ${schema.maximum}`,
    schema.default !== undefined && `usually ${JSON.stringify(schema.default)}`,
  ]
    .filter(Boolean)
    .join(', ')
