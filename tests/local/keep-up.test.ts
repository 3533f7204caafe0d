import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepUp } from '~/functions/local/keep-up'
import { until } from '../kit/backed-up'
import { newFolder, type RunningPortal, removeFolder, startPortal } from '../kit/portal'

const data = newFolder()
let portal: RunningPortal
beforeAll(async () => {
  portal = await startPortal({ PORTAL_DATA: data, PORTAL_DEMO: '0' })
}, 180_000)
afterAll(async () => {
  await portal.stop()
  removeFolder(data)
}, 30_000)

const file = join(data, 'postgres/postmaster.pid')
const server = () => (existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0)
const status = async () => (await fetch(`${portal.url}/readyz`)).status

test('a server that is killed is back within 30 s without a person, and a second time too', async () => {
  for (let round = 0; round < 2; round++) {
    const before = server()
    process.kill(before, 'SIGKILL')
    await until(async () => ![0, before].includes(server()) && (await status()) === 200, 30)
  }
  const log = readFileSync(join(data, 'portal.log'), 'utf8')
  expect(log).toContain('PostgreSQL ended by itself and is started again')
  expect(log).toContain('PostgreSQL is back')
}, 90_000)

test('what falls again and again is started later each time, and what is stopped stays stopped', async () => {
  const at: number[] = []
  let stopped = false
  await keepUp({
    name: 'it',
    ended: async () => {},
    again: async () => {
      at.push(performance.now())
      stopped = at.length === 4
      if (at.length % 2) throw new Error('not yet')
    },
    stopping: () => stopped,
    log: { info() {}, warn() {}, error() {} },
  })
  const pauses = at.slice(1).map((time, place) => time - at[place]!)
  expect(pauses[1]!).toBeGreaterThan(pauses[0]! * 1.5)
  expect(pauses[2]!).toBeGreaterThan(pauses[1]! * 1.5)
}, 20_000)
