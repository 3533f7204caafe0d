import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '~/domain/kit/uuid'
import { isAlive } from '~/functions/local/process'
import { newFolder, type RunningPortal, removeFolder, startPortal } from '../kit/portal'
import { answeringOf, askAt, without } from './answering-processes'

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

test('of what was acknowledged while one is killed nothing is lost, and what was not comes again once', async () => {
  const sent: { name: string; key: string; said: 'good' | 'cut' }[] = []
  const create = ({ name, key }: { name: string; key: string }) =>
    askAt(portal.port, { method: 'POST', path: '/api/customer', body: { customerName: name }, token: admin, key })
  const [gone] = answering()
  const until = Date.now() + 6000
  const worker = async () => {
    while (Date.now() < until) {
      const one = { name: `Killed under load ${newId()}`, key: newId() }
      const status = await create(one).then(
        heard => heard.status,
        () => null,
      )
      // Whoever is refused at the door was not begun.
      if (status === 429) continue
      expect([200, 201, null]).toContain(status)
      sent.push({ ...one, said: status === null ? 'cut' : 'good' })
    }
  }
  const killed = sleep(2500).then(() => process.kill(gone!, 'SIGKILL'))
  await Promise.all([killed, ...Array.from({ length: 12 }, worker)])
  const cut = sent.filter(({ said }) => said === 'cut')
  expect(cut.length, 'the kill met nobody').toBeGreaterThan(0)
  expect(sent.length - cut.length).toBeGreaterThan(30)
  await expect.poll(() => answering().length === 2 && !answering().includes(gone!), { timeout: 60_000 }).toBe(true)
  for (const one of cut) expect((await create(one)).status).toBeLessThan(300)
  // Each of them, the new one too, shows all of it and each once.
  for (const other of answering())
    await without(other, async () => {
      const names: string[] = []
      for (let offset = 0; names.length === offset * 100; offset++) {
        const query = new URLSearchParams({ keyword: 'Killed under load', limit: '100', offset: String(offset) })
        const { rows } = JSON.parse((await ask('GET', `/api/customer/list?${query}`)).text)
        for (const { customerName } of rows) names.push(customerName)
      }
      expect(names.sort()).toEqual(sent.map(({ name }) => name).sort())
    })
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

const ask = (method: string, path: string, body?: object, token = admin) =>
  askAt(portal.port, { method, path, body, token })
const answering = () => answeringOf(data)
