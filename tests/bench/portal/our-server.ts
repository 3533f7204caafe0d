import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openDb } from '~/db/kit/open'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { settings } from '~/functions/settings'
import { NOW } from './fill'

/** The portal's API as it is served: token, session, rights, validation, problem answers, headers and all. */
const of = settings(process.env)
const nobody = async () => {}
const api = buildApi(
  {
    db: openDb(of.database.url, { max: 10 }),
    clock: { now: () => NOW },
    settings: of,
    queue: { send: nobody },
    shelf: { put: nobody, get: async () => null, remove: nobody },
    mail: { send: nobody },
    log: { info() {}, warn() {}, error: (event, fields) => console.error(event, fields) },
  },
  fullDoor,
)
const server = createServer(getRequestListener(request => api.fetch(request)))
server.listen(0, '127.0.0.1', () => process.send!((server.address() as { port: number }).port))
