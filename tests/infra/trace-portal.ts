import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { buildApi } from '~/functions/api'
import { fullDoor } from '~/functions/full-door'
import { runMessages } from '~/functions/jobs'
import { processMetrics } from '~/functions/kit/parts/metrics'
import { traced } from '~/functions/kit/parts/traced'
import { consume } from '~/functions/local/consumer'
import { startEmulator } from '~/functions/local/emulator'
import { localParts } from '~/functions/local/local-parts'
import { afterFile } from '../kit/after-file'
import type { House } from '../kit/house'
import { testSettings } from '../kit/settings'

export type TracedPortal = Awaited<ReturnType<typeof openTraced>>

/** The parts of one machine with their queue and consumer, behind a real port. */
export async function openTraced(portal: House, url: string | null, more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'readymix-trace-'))
  const emulator = await startEmulator({ folder: null, region: 'ap-southeast-1' })
  const settings = testSettings({
    DATABASE_URL: portal.appUrl,
    AWS_ENDPOINT: emulator.endpoint,
    AWS_LOCAL_KEY: emulator.accessKey,
    PORTAL_QUEUE_URL: emulator.queueUrl,
    PORTAL_DEAD_LETTER_URL: emulator.deadLetterUrl,
    PORTAL_BUCKET: emulator.bucket,
    PORTAL_METRICS_TOKEN: 'm'.repeat(32),
    ...(url ? { PORTAL_TRACES_URL: url } : {}),
    ...more,
  })
  const lines: { event: string }[] = []
  const line = (event: string, fields?: object) => void lines.push({ event, ...fields })
  const metrics = processMetrics(async () => [])
  const parts = await traced(localParts(settings, folder, { info: line, warn: line, error: line }, metrics))
  // Whoever is signed in there is so here, by the same time.
  parts.clock = portal.clock
  const api = buildApi(parts, fullDoor)
  const server = createServer(getRequestListener(request => api.fetch(request)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const consumer = consume(parts.sqs, emulator.queueUrl, messages => runMessages(parts, messages), parts.log)
  afterFile(async () => {
    await consumer.stop(1000)
    server.closeAllConnections()
    server.close()
    await parts.tracer?.stop()
    await parts.db.close()
    await emulator.stop()
    rmSync(folder, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  async function ask(method: string, path: string, { body, ...headers }: Record<string, string> = {}) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await portal.tokenOf('dispatcher')}`,
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
        ...headers,
      },
      ...(body ? { body } : {}),
    })
    return { status: answer.status, text: await answer.text(), requestId: answer.headers.get('x-request-id') }
  }
  return { parts, ask, metrics, lines }
}
