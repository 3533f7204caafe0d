import { type Call, RIGHTS } from '~/domain/access/rights'
import { ROLES } from '~/domain/access/roles'
import { routesOf } from '~/functions/kit/openapi'
import { type House, house } from '../../kit/house'

/** A parameter as the document names it; `schema` is JSON Schema. */
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }
// biome-ignore lint/suspicious/noExplicitAny: JSON Schema, read by its keywords
export type Schema = any
export type Served = {
  /** As the rights table names it: `PUT /plant/:id`. */
  call: Call
  method: string
  /** Under /api, parameters as `{id}`. */
  path: string
  parameters: Parameter[]
  body?: Schema
  upload?: Schema
  once: boolean
  roles: readonly string[]
  right: string
}

/** A portal with a person of every role, and what it serves. */
export async function servedHouse(): Promise<{ portal: House; calls: Served[] }> {
  const portal = await house()
  for (const role of ROLES) await portal.person(role)
  return { portal, calls: await servedCalls(portal) }
}

/** Every served call as the OpenAPI document of the running portal describes it. */
export async function servedCalls(portal: Pick<House, 'api'>): Promise<Served[]> {
  const document = await (await portal.api.request('/api/openapi.json')).json()
  const names = new Map(routesOf(portal.api).map(({ method, path }) => [`${method} ${shapeOf(path)}`, path]))
  const all = Object.entries(document.paths as Record<string, Record<string, Schema>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, of]): Served => {
      const own = names.get(`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`)!
      const content = of.requestBody?.content ?? {}
      return {
        call: `${method.toUpperCase()} ${trimmed(own.replace(/^\/api/, ''))}` as Call,
        method: method.toUpperCase(),
        path: path.replace(/^\/api/, ''),
        parameters: of.parameters ?? [],
        body: content['application/json']?.schema,
        upload: content['multipart/form-data']?.schema,
        once: (of.parameters ?? []).some((one: Parameter) => one.name === 'Idempotency-Key'),
        roles: of['x-roles'] ?? [],
        right: of['x-right'] ?? 'public',
      }
    }),
  )
  return all.filter(({ call }) => call in RIGHTS)
}

const trimmed = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)
const shapeOf = (path: string) => trimmed(path).replaceAll(/:(\w+)(\{[^}]*\})?/g, '{}')
