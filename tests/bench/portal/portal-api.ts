import { openDb } from '~/db/kit/open'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { settings } from '~/functions/settings'
import { NOW } from './fill'

// Screens are measured as `npm start` renders them; React takes its build by this name when it is loaded.
process.env.NODE_ENV = 'production'

const nobody = async () => {}

/** The portal's API as it is served: token, session, rights, validation, problem answers, headers and all. */
export function portalApi(env: Record<string, string | undefined>) {
  const of = settings(env)
  const db = openDb(of.database.url, { max: 10 })
  const api = buildApi(
    {
      db,
      clock: { now: () => NOW },
      settings: of,
      queue: { send: nobody },
      shelf: { put: nobody, get: async () => null, remove: nobody, list: async () => [] },
      mail: { send: nobody },
      log: { info() {}, warn() {}, error: (event, fields) => console.error(event, fields) },
    },
    fullDoor,
  )
  return { db, api: async (request: Request) => api.fetch(request) }
}
