import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { openDb } from '~/db/kit/open'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { settings } from '~/functions/settings'

/**
 * The portal's API as a process of its own, made to be killed. It is loaded warm and listens when it is told to, so that
 * the next one takes over at once; its queue loses every message, as a killed process would.
 */
const nobody = async () => {
  throw new Error('Jobs run elsewhere')
}
const say = (event: string, fields?: object) => console.error(event, JSON.stringify(fields ?? {}))
const of = settings(process.env)

const api = buildApi(
  {
    db: openDb(of.database.url, { max: 12 }),
    clock: { now: () => new Date(process.env.STANDS_AT!) },
    settings: of,
    queue: { send: async () => {} },
    shelf: { put: nobody, get: nobody, remove: nobody, list: nobody },
    mail: { send: nobody },
    log: { info() {}, warn() {}, error: say },
  },
  fullDoor,
)
const server = createServer(getRequestListener(request => api.fetch(request)))

process.on('message', (port: number) => server.listen(port, '127.0.0.1', () => process.send!('listening')))
process.send!('loaded')
