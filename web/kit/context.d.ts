import '@remix-run/node'
import type { WebSession } from './session'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
  interface AppLoadContext {
    /** The API: in process on one machine, over the network in the cloud. */
    api: (request: Request) => Promise<Response>
    session: WebSession
    requestId: string
    nonce: string
    /** Streets under the maps, and whose they are. */
    tiles: { url: string; credit: string } | null
  }
}
