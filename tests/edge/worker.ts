import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Miniflare } from 'miniflare'
import { lambdaDoor } from '~/functions/lambda'
import { edgeBundle } from '~/functions/local/edge-bundle.mjs'
import { afterFile } from '../kit/after-file'
import type { House } from '../kit/house'
import { TEST_SECRETS } from '../kit/settings'
import { wsProxy } from '../kit/ws-proxy'

/** The real bundle in workerd, on the house's own database, with the full door behind it as the Lambda would be. */
export async function worker(portal: House) {
  const database = new URL(portal.appUrl)
  const proxy = await wsProxy({ host: database.hostname, port: database.port })
  const lambda = await lambdaServer(portal)
  const { script, inputs } = await bundle()
  const runtime = new Miniflare({
    modules: true,
    script,
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {
      ...TEST_SECRETS,
      PORTAL_STAGE: 'tests',
      DATABASE_URL: database.href,
      PORTAL_NEON_PROXY: proxy.url,
      PORTAL_LAMBDA_URL: lambda.url,
      PORTAL_PUBLIC_URL: portal.parts.settings.publicUrl,
      PORTAL_CLOCK: portal.clock.at.toISOString(),
    },
  })
  afterFile(async () => {
    await runtime.dispose()
    await proxy.stop()
    lambda.server.close()
  })
  const address = await runtime.ready
  return {
    url: address.href,
    bytes: script.length,
    zipped: gzipSync(script).length,
    inputs,
    lambda,
    // A connection of its own each time: workerd may close an idle one in the moment in which the next request is on its way.
    fetch: (path: string, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      headers.set('connection', 'close')
      return fetch(new URL(path, address), { ...init, headers })
    },
  }
}

async function bundle() {
  const folder = mkdtempSync(join('.cache', 'edge-'))
  const { file, inputs } = await edgeBundle(folder)
  const script = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  return { script, inputs }
}

async function lambdaServer(portal: House) {
  const calls: string[] = []
  const door = lambdaDoor(portal.parts)
  const server = createServer(
    getRequestListener(request => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return door.fetch(request)
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, calls }
}
