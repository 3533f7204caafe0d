import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { secureHeaders } from 'hono/secure-headers'
import { SCHEMA, schemaState } from '~/db/kit/schema'
import { wallOf } from '~/domain/kit/clock'
import { Missing, TooLarge, WrongMethod } from '~/domain/kit/problem'
import { VERSION } from '~/domain/kit/release'
import { newId } from '~/domain/kit/uuid'
import { mountAt } from './kit/area'
import type { Env } from './kit/context'
import { denials } from './kit/denials'
import { countRequest, tellMetrics } from './kit/metrics'
import { allowedAt, checkOrder, checkRights, type Route, routesOf } from './kit/openapi'
import { asProblem } from './kit/problem'
import { jsonOnly } from './kit/valid'
import { who } from './kit/who'
import type { Parts } from './parts'

/** What a door serves: `lightDoor` on any edge, `fullDoor` on a machine. */
export type Door = ((api: Hono<Env>) => void) & {
  /** Where the whole document is served; an edge leaves it to the machine behind. */
  document?: (routes: Route[], version: string) => Promise<object>
}

const JSON_LIMIT = 256 * 1024

export function buildApi(parts: Parts, door: Door): Hono<Env> {
  const app = new Hono<Env>({ strict: false })
  app.onError((error, c) => asProblem(error, c))
  const allowed = allowedAt(app)
  app.notFound(c => {
    const { method, path } = c.req
    const other = allowed(path)
    if (!other.length) return asProblem(new Missing(`There is no ${method} ${path.slice(0, 200)}`), c)
    c.header('Allow', other.join(', '))
    return asProblem(new WrongMethod(`This address takes ${other.join(', ')}`), c)
  })
  const noteRefusal = denials()
  app.use('*', async (c, next) => {
    // At the edge the app outlives a request and a database connection does not.
    c.set('parts', c.env?.parts ?? parts)
    c.set('look', async request => app.fetch(request, { ...c.env, asSupport: true, person: c.var.person }))
    c.set('requestId', c.req.header('x-request-id')?.match(/^[\w-]{8,64}$/)?.[0] ?? newId())
    c.set('now', c.var.parts.clock.now())
    c.set('wall', wallOf(c.var.parts.clock))
    c.header('X-Request-Id', c.var.requestId)
    await next()
    await noteRefusal(c)
  })
  app.use('*', countRequest)
  app.get('/healthz', c => c.json({ ok: true, version: VERSION, schema: SCHEMA }))
  app.get('/readyz', async c => {
    const { behind, ahead, roles } = await schemaState(c.var.parts.db.sql)
    const ready = behind.length === 0
    const backup = await c.var.parts.backup?.()
    // Anybody may ask; what is wrong with the store is for those who sign in. Late is not unready: the work goes on.
    const publicBackup = backup && { ...backup, fault: undefined }
    return c.json(
      { ready, version: VERSION, schema: SCHEMA, behind, ahead, roles, backup: publicBackup },
      ready ? 200 : 503,
    )
  })
  app.get('/metrics', tellMetrics)
  const api = new Hono<Env>({ strict: false })
  let document: object | undefined
  api.use(
    '*',
    secureHeaders({
      strictTransportSecurity: 'max-age=31536000; includeSubDomains',
      referrerPolicy: 'no-referrer',
      crossOriginOpenerPolicy: 'same-origin',
      // Answers are data and files: whatever a browser takes one for, it loads and frames nothing.
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    }),
  )
  api.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  api.use('*', limitBody(parts))
  api.use('*', jsonOnly)
  const { document: made } = door
  if (made)
    api.get('/openapi.json', async c => {
      document ??= await made(routesOf(app), VERSION)
      return c.json(document)
    })
  api.use('*', who)
  door(api)
  mountAt(app, '/api', api)
  checkRights(app)
  checkOrder(app)
  return app
}

function limitBody(parts: Parts) {
  const refuse = () => {
    throw new TooLarge('The body is too large')
  }
  const small = bodyLimit({ maxSize: JSON_LIMIT, onError: refuse })
  const upload = bodyLimit({ maxSize: parts.settings.files.uploadBytes, onError: refuse })
  return ((c, next) =>
    c.req.header('content-type')?.startsWith('multipart/form-data') ? upload(c, next) : small(c, next)) as typeof small
}
