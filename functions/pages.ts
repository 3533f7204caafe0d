import { Hono } from 'hono'
import { handle } from 'hono/aws-lambda'
import { signedForward } from './kit/forward'
import { builtAssets } from './local/assets'
import { type Fetch, front } from './local/front'
import { type WebOptions, webHandler } from './local/web'
import { type PageSettings, pageSettings } from './settings'

type Door = ReturnType<typeof handle>
let door: Promise<Door> | undefined

/** The screens in the cloud: the same front as on one machine, with the API across the network. */
export const handler: Door = async (event, context) => {
  door ??= open(pageSettings(process.env))
  return (await door)(event, context)
}

async function open(told: PageSettings) {
  // Named outright, so that the bundler takes the built screens and what they import along.
  const build = await import('../build/server/index.js')
  return handle(pagesDoor(told, build, 'build/client'))
}

export function pagesDoor(
  { publicUrl, apiUrl, forwardSecret, tiles }: PageSettings,
  build: WebOptions['build'],
  files: string,
) {
  // Signed, so that the edge believes whose address the call is made for.
  const api: Fetch = async call => fetch(await signedForward(call, apiUrl, forwardSecret, new Date()))
  const pages = front({ api, web: webHandler({ build, publicUrl, tiles }), assets: builtAssets(files) })
  return new Hono().all('*', c => {
    const { pathname, search } = new URL(c.req.url)
    const request = new Request(new URL(pathname + search, publicUrl), c.req.raw)
    return pages.answer(request, c.req.header(VIEWER) ?? 'unknown')
  })
}

/** Set by the router from the connection, whatever the client sent. */
const VIEWER = 'x-viewer-address'
