import type { Hono } from 'hono'
import * as z from 'zod'
import { rolesWith } from '~/domain/access/grants'
import { type Call, rightOf } from '~/domain/access/rights'
import type { Env } from './context'
import { type Mark, markOf } from './mark'

type Route = { method: string; path: string; marks: Mark[] }

/** Every served call with what it said of itself, gathered from the router so that nothing is listed that is not there. */
export function routesOf(app: Hono<Env>): Route[] {
  const found = new Map<string, Route>()
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL' || path.includes('*')) continue
    const key = `${method} ${path}`
    const route = found.get(key) ?? { method, path, marks: [] }
    const mark = markOf(handler)
    if (mark) route.marks.push(mark)
    found.set(key, route)
  }
  return [...found.values()]
}

/** An app with a route that declares no right, or another call's right, does not start. */
export function checkRights(app: Hono<Env>): void {
  for (const { method, path, marks } of routesOf(app)) {
    if (!path.startsWith('/api/') || path === '/api/openapi.json') continue
    const call = `${method} ${trimmed(path.slice(4))}`
    const declared = marks.flatMap(mark => (mark.call ? [mark.call] : []))
    if (declared.length !== 1 || declared[0] !== call)
      throw new Error(`${call} must declare its own right once, it declares ${declared.join(', ') || 'none'}`)
  }
}

/** A given path that stands behind a parameter would never be reached (149 pairs of the specification need the order). */
export function checkOrder(app: Hono<Env>): void {
  const routes = routesOf(app).map(route => ({ ...route, parts: trimmed(route.path).split('/') }))
  for (const [at, earlier] of routes.entries())
    for (const later of routes.slice(at + 1))
      if (earlier.method === later.method && hides(earlier.parts, later.parts))
        throw new Error(`${later.method} ${later.path} is hidden behind ${earlier.path}: register given paths first`)
}

function hides(earlier: string[], later: string[]): boolean {
  if (earlier.length !== later.length || earlier.join('/') === later.join('/')) return false
  return earlier.every((part, at) => part === later[at] || (part.startsWith(':') && !later[at]!.startsWith(':')))
}

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

export function openApi(app: Hono<Env>, version: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routesOf(app)) {
    if (!route.path.startsWith('/api/')) continue
    const path = trimmed(route.path).replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Readymix Portal',
      version,
      description: 'Every call with its right. Errors are application/problem+json.',
    },
    servers: [{ url: '/' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } }, schemas: { Problem } },
    paths,
  }
}

const Problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    facts: { type: 'object' },
  },
}

function operation({ path, marks }: Route): object {
  const call = marks.find(mark => mark.call)?.call
  const right = call ? rightOf(call as Call) : 'public'
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...marks.flatMap(mark => (mark.input?.of === 'query' ? queryParameters(mark.input.schema as z.ZodType) : [])),
    ...(marks.some(mark => mark.once)
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', minLength: 8, maxLength: 200 },
          },
        ]
      : []),
  ]
  const json = marks.find(mark => mark.input?.of === 'json')?.input?.schema as z.ZodType | undefined
  const form = marks.find(mark => mark.input?.of === 'form')?.input?.schema as z.ZodType | undefined
  return {
    tags: [path.split('/')[2] ?? 'portal'],
    'x-right': typeof right === 'string' ? right : right.join(' '),
    'x-roles': typeof right === 'string' ? [] : rolesWith(right[0], right[1]),
    ...(right === 'public' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length ? { parameters } : {}),
    ...(form
      ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: withFile(form) } } } }
      : {}),
    ...(json ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(json) } } } } : {}),
    responses: {
      200: { description: 'Done', ...answered(marks) },
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function answered(marks: Mark[]): object {
  const answer = marks.find(mark => mark.answer)?.answer
  if (!answer) return {}
  return {
    content: { 'application/json': { schema: z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }) } },
  }
}

/** The fields of a form with the one file that it carries. */
function withFile(schema: z.ZodType): object {
  const shape = jsonSchema(schema) as { properties?: object; required?: string[] }
  const file = { type: 'string', format: 'binary' }
  return { ...shape, properties: { ...shape.properties, file }, required: [...(shape.required ?? []), 'file'] }
}

function queryParameters(schema: z.ZodType): object[] {
  const shape = jsonSchema(schema) as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(shape.properties ?? {}).map(([name, of]) => ({
    name,
    in: 'query',
    required: shape.required?.includes(name) ?? false,
    schema: of,
  }))
}

const jsonSchema = (schema: z.ZodType): object => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
