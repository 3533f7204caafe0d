import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { postBy } from '~/functions/kit/parts/ticket-post'
import { sweepJobs } from '~/workflows/kit/jobs'
import { afterFile } from '../after-file'
import type { House } from '../house'

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any message
export type Received = { id: string; headers: IncomingHttpHeaders; text: string; body: any }
type Answer = { status: number; headers?: Record<string, string>; text?: string }

/** A receiver as a customer would write it after Standard Webhooks; it answers what the test says and keeps what came. */
export async function givenReceiver(answer: () => Answer | Promise<Answer> = () => ({ status: 204 })) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    received.push({ id: String(request.headers['webhook-id']), headers: request.headers, text, body: JSON.parse(text) })
    const { status, headers = {}, text: said = '' } = await answer()
    response.writeHead(status, headers).end(said)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  afterFile(async () => {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  })
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tickets` }
}

/** As the standard says to check it: any of the signatures, over id, time and the body as it came. */
export function verifies({ headers, text }: Received, secret: string): boolean {
  const said = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const right = createHmac('sha256', key).update(said).digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .map(each => each.split(','))
    .some(([version, value = '']) => {
      const given = Buffer.from(value, 'base64')
      return version === 'v1' && given.length === right.length && timingSafeEqual(given, right)
    })
}

/** This portal may post to the machine that it runs on, as the setting for trying out says. */
export function allowInside(portal: House): void {
  Object.assign(portal.parts.ticketPost!, postBy(true))
}

/** What is due goes out: the sweeper finds the rows, also those of a day that a test has played ahead, the consumer runs them. */
export async function sendDue(portal: House): Promise<void> {
  while (await sweepJobs(portal.parts, -3 * 3600)) await portal.runJobs().catch(() => {})
}
