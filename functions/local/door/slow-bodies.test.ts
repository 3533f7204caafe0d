import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../server'
import { doorBefore } from './door'

/** As many requests at a time as a portal with several processes lets into one of them. */
const MOST = 200
const SLOW = 450
let server: Listening
let read = 0
const open: Socket[] = []

beforeAll(async () => {
  const front = {
    drain() {},
    async answer(request: Request) {
      if (request.method === 'GET') return new Response('read')
      const text = await request.text()
      read++
      return new Response(String(text.length))
    },
  }
  server = await listen(doorBefore(front, { most: MOST, places: 6 }), { port: 0, host: '0.0.0.0' })
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await server.stop(0)
})

/** Linux answers on all of 127.0.0.0/8, so that another address is another person. */
function dial(from: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: server.port, localAddress: from }, () => resolve(socket))
    socket.on('error', reject)
    open.push(socket)
  })
}
const heard = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    let text = ''
    socket.on('data', chunk => {
      text += chunk
      if (/\r\n\r\n/.test(text)) resolve(text)
    })
    socket.on('close', () => resolve(text))
  })
async function ask(from: string, lines: string): Promise<{ status: string; ms: number }> {
  const began = performance.now()
  const socket = await dial(from)
  const answer = heard(socket)
  socket.write(lines)
  const status = /^HTTP\/1\.1 (\d+)/.exec(await answer)?.[1] ?? 'cut'
  return { status, ms: performance.now() - began }
}
const get = 'GET /order HTTP/1.1\r\nhost: portal\r\nconnection: close\r\n\r\n'
const post = 'POST /order HTTP/1.1\r\nhost: portal\r\nconnection: close\r\ncontent-length: 5\r\n\r\nhello'
const trickle = 'POST /order HTTP/1.1\r\nhost: portal\r\ncontent-length: 100000\r\n\r\na'

test('450 trickling bodies of one address leave everybody else unaffected, who read and who write', async () => {
  const slow = await Promise.all(
    Array.from({ length: SLOW }, async () => {
      const socket = await dial('127.0.0.2')
      const answer = heard(socket)
      socket.write(trickle)
      return { socket, answer }
    }),
  )
  const refused = await Promise.all(
    slow.slice(MOST / 4).map(({ answer }) => Promise.race([answer, new Promise(done => setTimeout(done, 3000, ''))])),
  )
  expect(refused.filter(text => String(text).startsWith('HTTP/1.1 429')).length).toBeGreaterThanOrEqual(SLOW - MOST)

  for (const each of [get, post]) {
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask('127.0.0.3', each)))
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill('200'))
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(3000)
  }
  // Reading goes on at the address itself too: an office does not stand still for one machine in it.
  expect((await ask('127.0.0.2', get)).status).toBe('200')

  const before = read
  for (const { socket } of slow) socket.destroy()
  await expect.poll(async () => (await ask('127.0.0.2', post)).status, { timeout: 5000 }).toBe('200')
  expect(read).toBeGreaterThan(before)
})

test('connections that ask nothing are cut at one address alone, and free again when they leave', async () => {
  const silent = await Promise.all(Array.from({ length: 400 }, () => dial('127.0.0.4')))
  const cut = () => silent.filter(socket => socket.closed).length
  for (const socket of silent) socket.resume()
  await expect.poll(cut, { timeout: 5000 }).toBe(100)
  expect((await ask('127.0.0.3', get)).status).toBe('200')
  for (const socket of silent) socket.destroy()
  await expect.poll(async () => (await ask('127.0.0.4', get)).status, { timeout: 5000 }).toBe('200')
})
