import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import { buildApi } from './api'
import { fullDoor } from './full-door'
import { verifiedForward } from './kit/forward'
import { cloudParts } from './kit/parts/cloud'
import type { Parts } from './parts'

/** The full door: everything under /api, for signed forwards of the edge and for nobody else. */
export function lambdaDoor(parts: Parts) {
  const api = buildApi(parts, fullDoor)
  return new Hono().all('*', async c => {
    const trusted = await verifiedForward(c.req.raw, parts.settings.secrets.forward, new Date())
    return trusted ? api.fetch(trusted) : c.body(null, 403)
  })
}

type Handler = ReturnType<typeof handle>
/** By what it needs of an app: by Hono's own type the compiler would compare the types of every route. */
const handled = handle as unknown as (app: Pick<Hono, 'fetch'>) => Handler
let door: Handler | undefined

export const handler: Handler = (event, context) => {
  door ??= handled(lambdaDoor(cloudParts(process.env)))
  return door(event, context)
}
