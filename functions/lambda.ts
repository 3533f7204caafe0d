import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import type { BlankEnv, BlankSchema } from 'hono/types'
import { buildApi } from './api'
import { fullDoor } from './full-door'
import { verifiedForward } from './kit/forward'
import { cloudParts } from './kit/parts/cloud'
import { traced } from './kit/parts/traced'
import { inItsLanguage } from './kit/speaking'
import type { Parts } from './parts'

/** The full door: everything under /api, for signed forwards of the edge and for nobody else. */
export function lambdaDoor(parts: Parts): Hono {
  const built = buildApi(parts, fullDoor)
  const api = inItsLanguage(request => built.fetch(request))
  // A statement of its own: the type of a chain would compare the types of every route with those of the handler.
  const app = new Hono()
  app.all('*', async c => {
    const trusted = await verifiedForward(c.req.raw, parts.settings.secrets.forward, new Date())
    return trusted ? api(trusted) : c.body(null, 403)
  })
  return app
}

type Handler = ReturnType<typeof handle>
let opened: Promise<{ door: Handler; parts: Parts }> | undefined

async function open() {
  const parts = await traced(cloudParts(process.env))
  return { parts, door: handle<BlankEnv, BlankSchema, '/'>(lambdaDoor(parts)) }
}

export const handler: Handler = async (event, context) => {
  opened ??= open()
  const { door, parts } = await opened
  // The machine sleeps between requests: what the last ones did is told while this one is answered, and nobody waits for it.
  void parts.tracer?.flush()
  return door(event, context)
}
