import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '~/functions/local/process'
import { newFolder, type RunningPortal, removeFolder, startPortal } from '../kit/portal'

const TOKEN = 'a-collector-of-metrics-with-a-token'
/** A clock that was set: what each process would read for itself begins when that one starts. */
const SETTINGS = { PORTAL_PROCESSES: '2', PORTAL_CLOCK: '2026-08-03T22:30:00Z' }
const data = newFolder()
let portal: RunningPortal
let admin = ''

beforeAll(async () => {
  portal = await startPortal({ ...SETTINGS, PORTAL_DATA: data, PORTAL_METRICS_TOKEN: TOKEN })
  const body = { username: 'admin', password: 'ready-mix-demo-2026' }
  admin = JSON.parse((await ask('POST', '/api/login', body)).text).token
})
afterAll(async () => {
  await portal.stop()
  removeFolder(data)
})

test('the demo’s clock moves in every process before the move is answered', async () => {
  const before = await aheadMs()
  const moved = await ask('POST', '/api/demo/clock', { offsetMinutes: 95 })
  expect(moved.status).toBe(200)
  for (const other of answering()) await without(other, async () => expectNear(await aheadMs(), before + 95 * 60_000))
})

test('a session that one of them ended is over in the other, and in both', async () => {
  for (const ends of answering()) {
    const body = { username: 'dispatcher', password: 'ready-mix-demo-2026' }
    const { token } = JSON.parse((await ask('POST', '/api/login', body)).text)
    const status = async () => (await ask('GET', '/api/truck/list', undefined, token)).status
    // Each has answered this person, so that whatever it keeps of them is there.
    for (const other of answering()) await without(other, async () => expect(await status()).toBe(200))
    const others = answering().filter(pid => pid !== ends)
    const left = await without(others[0]!, () => ask('POST', '/api/logout', undefined, token))
    expect(left.status).toBeLessThan(300)
    for (const other of answering()) await without(other, async () => expect(await status()).toBe(401))
  }
})

test('a person whom one of them switched off is nobody in the other', async () => {
  const { id, version } = await personCalled('batcher_2')
  const body = { username: 'batcher_2', password: 'ready-mix-demo-2026' }
  const { token } = JSON.parse((await ask('POST', '/api/login', body)).text)
  const status = async () => (await ask('GET', '/api/queue/queue_list', undefined, token)).status
  for (const other of answering()) await without(other, async () => expect(await status()).toBe(200))
  const [one, other] = answering()
  const off = () => ask('POST', `/api/administration/user/change-status/${id}`, { version, active: false })
  expect((await without(other!, off)).status).toBe(200)
  expect(await without(one!, status)).toBe(401)
})

/** A person as an administrator finds them. */
async function personCalled(username: string): Promise<{ id: string; version: number }> {
  const found = await ask('GET', `/api/administration/user/list?${new URLSearchParams({ keyword: username })}`)
  return JSON.parse(found.text).rows.find((row: { username: string }) => row.username === username)
}

test('a collector sees what all of them answered, whichever it reaches', async () => {
  const count = async () => {
    const { text } = await ask('GET', '/metrics', undefined, TOKEN)
    expect(text).toMatch(/^portal_health\{check="jobsWaiting"\} \d+$/m)
    return Number(/^portal_request_seconds_count\{call="GET \/demo\/clock",status="200"\} (\d+)$/m.exec(text)?.[1])
  }
  const before = await count()
  for (const other of answering()) await without(other, () => ask('GET', '/api/demo/clock'))
  for (const other of answering()) await without(other, async () => expect(await count()).toBe(before + 2), 'late')
})

test('one that is killed holds up nobody who asks, and is brought back; so is one that hears no more', async () => {
  for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
    const [gone, stays] = answering()
    process.kill(gone!, signal)
    for (let asked = 0; asked < 20; asked++) expect((await ask('GET', '/healthz')).status).toBe(200)
    await expect.poll(() => answering().length === 2 && !answering().includes(gone!), { timeout: 60_000 }).toBe(true)
    expect(answering()).toContain(stays)
    // The new one has the time of the others, and not one that began with it.
    const other = await without(stays!, aheadMs)
    expectNear(await without(answering().find(pid => pid !== stays)!, aheadMs), other)
  }
  expect(readFileSync(join(data, 'portal.log'), 'utf8')).toMatch(/A process that answers hears no more and is ended/)
})

test('without the first process nobody keeps the port', async () => {
  const all = answering()
  expect(all).toHaveLength(2)
  await portal.stop('SIGKILL')
  await expect.poll(() => all.filter(isAlive), { timeout: 10_000 }).toEqual([])
  portal = await startPortal({ ...SETTINGS, PORTAL_DATA: data, PORT: String(portal.port) })
  const next = answering()
  expect(await portal.stop()).toBe(0)
  expect(next.filter(isAlive)).toEqual([])
})

/**
 * How far the clock of whoever answers is ahead. Between its time and the real one it may have waited for a moment,
 * which only makes it less: of five answers the largest says it best.
 */
async function aheadMs(): Promise<number> {
  const ahead = []
  for (let asked = 0; asked < 5; asked++) {
    const { now, wall } = JSON.parse((await ask('GET', '/api/demo/clock')).text)
    ahead.push(Date.parse(now) - Date.parse(wall))
  }
  return Math.max(...ahead)
}
const expectNear = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(300)

/** Each time a connection of its own, which either process may take. */
function ask(method: string, path: string, body?: object, token = admin): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(`http://127.0.0.1:${portal.port}${path}`, {
      method,
      agent: false,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    })
    asked.on('response', async answer => {
      let text = ''
      for await (const part of answer) text += part
      resolve({ status: answer.statusCode!, text })
    })
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
}

/** What is asked meanwhile is answered by another one; `late` lets this one hear what the others need of it. */
async function without<T>(pid: number, run: () => Promise<T>, how: 'still' | 'late' = 'still') {
  process.kill(pid, 'SIGSTOP')
  const again = how === 'late' ? sleep(500).then(() => process.kill(pid, 'SIGCONT')) : null
  try {
    return await run()
  } finally {
    await again
    process.kill(pid, 'SIGCONT')
  }
}

/** The children of the first process that answer, as the kernel knows them. */
function answering(): number[] {
  const first = JSON.parse(readFileSync(join(data, 'running.json'), 'utf8')).pid
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => isOurs(pid, first))
}

function isOurs(pid: number, first: number): boolean {
  try {
    const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
    return parent === first && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('answering.mjs')
  } catch {
    return false
  }
}
