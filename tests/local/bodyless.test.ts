import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, house } from '../kit/house'

let portal: House
let server: Server
let token: string
let people = 0
/** Logging out ends a session, so each call has one of its own. */
const somebody = async () => {
  token = await portal.tokenOf(`dispatcher_${++people}`)
}

beforeAll(async () => {
  portal = await house({ now: new Date().toISOString() })
  server = createServer(getRequestListener(request => portal.api.fetch(request)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise(resolve => server.close(resolve)))

/** Bytes on a socket: nothing adds a length or a type that the test did not write. */
function raw(path: string, headers: string[], body = ''): Promise<{ status: number; text: string }> {
  const head = [
    `POST /api${path} HTTP/1.1`,
    'Host: portal',
    `Authorization: Bearer ${token}`,
    'Connection: close',
    ...headers,
  ]
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`),
    )
    socket.setEncoding('utf8').on('data', part => (text += part))
    socket.on('error', reject).on('close', () => resolve({ status: Number(text.split(' ')[1]), text }))
  })
}
const CHUNKED = 'Transfer-Encoding: chunked'

test('a call that needs no body works without one, however the client says so', async () => {
  for (const [headers, body] of [
    [[]],
    [['Content-Length: 0']],
    [[CHUNKED], '0\r\n\r\n'],
    [['Content-Length: 0', 'Content-Type: text/plain']],
  ] as [string[], string?][]) {
    await somebody()
    expect([headers, (await raw('/logout', headers, body)).status]).toEqual([headers, 200])
  }
})

test('a call that needs a body says which fields are missing, not that its type is wrong', async () => {
  await somebody()
  const missing = await raw('/emodification/preview', [])
  expect(missing.status).toBe(422)
  expect(missing.text).toContain('This field is required')
})

test('a body without its type is refused and nothing reads it as a save', async () => {
  await somebody()
  for (const [headers, body] of [
    [['Content-Length: 2'], '{}'],
    [[CHUNKED], '2\r\n{}\r\n0\r\n\r\n'],
    [['Content-Length: 2', 'Content-Type: text/plain'], '{}'],
  ] as [string[], string][])
    expect((await raw('/emodification/preview', headers, body)).status).toBe(415)
  expect((await raw('/logout', ['Content-Length: 2', 'Content-Type: application/json'], '{}')).status).toBe(200)
  expect(portal.defects).toEqual([])
})

test('a body whose end can be read in two ways is refused, and nothing of it is done', async () => {
  await somebody()
  const second = 'POST /api/logout HTTP/1.1\r\nHost: portal\r\nContent-Length: 0\r\n\r\n'
  for (const [headers, body] of [
    [['Content-Length: 5', CHUNKED], `0\r\n\r\n${second}`],
    [['Content-Length: 0', `Content-Length: ${second.length}`], second],
    [['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${second}`],
    [['Content-Length: +0'], second],
  ] as [string[], string][]) {
    const { status, text } = await raw('/logout', headers, body)
    expect([headers, status, text.match(/HTTP\/1\.1/g)?.length]).toEqual([headers, 400, 1])
  }
  const session = await portal.api.request('/api/session', { headers: { authorization: `Bearer ${token}` } })
  expect(session.status).toBe(200)
})
