import * as z from 'zod'
import { rolesWith } from '~/domain/access/grants'
import { type Call, type Right, rightOf } from '~/domain/access/rights'
import type { Route } from '../openapi'
import type { Mark } from '../route-mark'
import { AREAS } from './areas'
import type { CallAnswer, Contract, Document, Example, Operation, Schema } from './contract'
import { faultResponses, faultsOf, Problem } from './faults'
import { operationId } from './names'
import { summaryOf } from './summary'

/** The document of the API: what each route says of itself, and what the contract tells of its answer. */
export function documentOf(
  routes: readonly Route[],
  contract: Contract,
  version: string,
  examples: Record<string, Example> = {},
): Document {
  const areas = Object.entries(contract)
  const callOf = new Map(
    areas.flatMap(([area, { calls }]) => Object.entries(calls).map(([call, of]) => [call, { area, of }])),
  )
  const paths: Document['paths'] = {}
  const names = namesOf(routes)
  for (const route of routes) {
    const call = route.marks.find(mark => mark.call)?.call
    if (!call) continue
    const { area = 'users', of = {} } = callOf.get(call) ?? {}
    const own = pathOf(call)
    const path = names.get(shapeOf(own)) ?? own
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operation(route, call, path, area, of, examples[call]),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Readymix Portal',
      version,
      description:
        'Every call with its right, what it takes and what it answers. Faults are application/problem+json. Amounts and quantities are decimals in text. Examples follow one order of the demo company from the quote to the export; long lists show their first rows.',
      license: { name: 'Proprietary', url: 'https://spdx.org/licenses/LicenseRef-Proprietary.html' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        machine: { type: 'apiKey', in: 'header', name: 'X-Machine-Key' },
      },
      responses: faultResponses,
      schemas: { Problem, ...Object.assign({}, ...areas.map(([, { types }]) => types)) },
    },
    paths,
  }
}

const IdempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key has one effect and equal answers.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const DoneAt = {
  name: 'X-Done-At',
  in: 'header',
  required: false,
  description: 'When it was done, where a device had no network then: at most 30 days ago.',
  schema: { type: 'string', format: 'date-time' },
}

const pathOf = (call: Call) => `/api${call.slice(call.indexOf(' ') + 1).replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

/** Paths that differ by the name of a parameter alone are one, and an id is called id. */
function namesOf(routes: readonly Route[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { marks } of routes)
    for (const { call } of marks) {
      const path = call ? pathOf(call) : ''
      if (path && (!names.has(shapeOf(path)) || path.endsWith('{id}'))) names.set(shapeOf(path), path)
    }
  return names
}

function operation(
  { method, marks }: Route,
  call: Call,
  at: string,
  area: string,
  callOf: CallAnswer,
  example: Example | undefined,
): Operation {
  const path = call.slice(call.indexOf(' ') + 1)
  const names = [...at.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const right: Right = rightOf(call)
  const input = (of: string) => marks.find(mark => mark.input?.of === of)?.input?.schema as z.ZodType | undefined
  const [query, json, form] = [input('query'), input('json'), input('form')]
  const once = marks.find(mark => mark.once)?.once
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, own = ''], nth) =>
      withExample(pathParameter(names[nth] ?? own, own, input('param')), example?.asked?.[own]),
    ),
    ...(query ? queryParameters(query).map(of => withExample(of, example?.asked?.[of.name])) : []),
    ...(once ? [{ ...IdempotencyKey, required: once === 'once' }, DoneAt] : []),
  ]
  const body = json
    ? {
        'application/json': {
          schema: inputSchema(json),
          ...(example?.takes === undefined ? {} : { example: example.takes }),
        },
      }
    : form && { 'multipart/form-data': { schema: withFile(form) } }
  return {
    operationId: operationId(method, path),
    summary: summaryOf(call),
    tags: [area],
    'x-right': typeof right === 'string' ? right : right.join(' '),
    'x-roles': typeof right === 'string' ? [] : rolesWith(right[0], right[1]),
    security: right === 'public' ? [] : [right === 'machine' ? { machine: [] } : { session: [] }],
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: { 200: answered(marks, callOf, example?.answers), ...faultsOf(method, path, right, marks) },
  }
}

/** What a good answer holds: the route's own mark wins over what its type tells. */
export function answerSchema(marks: readonly Mark[], { json }: CallAnswer): Schema | undefined {
  const own = marks.find(mark => mark.answer)?.answer
  return own ? outputSchema(own) : json
}

function answered(marks: readonly Mark[], callOf: CallAnswer, example: unknown): object {
  const { files = [] } = callOf
  const schema = answerSchema(marks, callOf)
  const content = {
    ...(schema && { 'application/json': { schema, ...(example !== undefined && { example }) } }),
    ...Object.fromEntries(files.map(type => [type, { schema: { type: 'string', format: 'binary' } }])),
  }
  return { description: files.length ? 'The file' : 'Done', ...(Object.keys(content).length && { content }) }
}

/** The fields of a form with the one file that it carries. */
function withFile(schema: z.ZodType): object {
  const shape = inputSchema(schema) as { properties?: object; required?: string[] }
  const file = { type: 'string', format: 'binary' }
  return { ...shape, properties: { ...shape.properties, file }, required: [...(shape.required ?? []), 'file'] }
}

function queryParameters(schema: z.ZodType): Parameter[] {
  const shape = inputSchema(schema) as { properties?: Record<string, Schema>; required?: string[] }
  const read = outputSchema(schema) as typeof shape
  return Object.entries(shape.properties ?? {}).map(([name, of]) => ({
    name,
    in: 'query',
    required: shape.required?.includes(name) ?? false,
    schema: asSent(of, read.properties?.[name]),
  }))
}

/** A value as it was asked, of the type that the parameter has. */
function withExample(of: Parameter, asked: string | undefined): object {
  if (asked === undefined) return of
  return { ...of, example: of.schema.type === 'string' || !of.schema.type ? asked : JSON.parse(asked) }
}

type Parameter = { name: string; in: string; required: boolean; schema: Schema }

/** An address is text, but a client that sends a number or a yes writes it as one: what is read from the text is told. */
const asSent = (text: Schema, read: Schema | undefined): Schema =>
  text.type === 'string' && ['integer', 'number', 'boolean'].includes(String(read?.type)) ? read! : text

function pathParameter(name: string, own: string, schema: z.ZodType | undefined): Parameter {
  const fieldOf = (shape: Schema | undefined) => (shape?.properties as Record<string, Schema> | undefined)?.[own]
  const text = fieldOf(schema && inputSchema(schema)) ?? { type: 'string' }
  return { name, in: 'path', required: true, schema: asSent(text, fieldOf(schema && outputSchema(schema))) }
}

const inputSchema = (schema: z.ZodType): Schema =>
  bare(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)

const outputSchema = (schema: z.ZodType): Schema =>
  bare(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema)

/** Which draft a schema follows is said once by the document. */
const bare = ({ $schema: _, ...schema }: Schema): Schema => schema
