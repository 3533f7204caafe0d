import { freePort } from '~/functions/local/free-port'
import type { House } from '../kit/house'
import { TEST_SECRETS } from '../kit/settings'
import { supervise } from './supervisor'

/** The API of a house as a process of its own that may be killed; each one that takes over has a port of its own. */
export async function superviseApi(portal: House) {
  let port = 0
  const api = await supervise({
    name: 'portal-child',
    env: { ...TEST_SECRETS, DATABASE_URL: portal.appUrl, STANDS_AT: portal.clock.at.toISOString() },
    // One that is frozen keeps its own.
    orders: async () => {
      port = await freePort()
      return port
    },
  })
  return { ...api, url: () => `http://127.0.0.1:${port}` }
}
