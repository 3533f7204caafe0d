import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Told, traceCollector } from '../infra/trace-collector'
import { type RunningPortal, removeFolder, startPortal } from '../kit/portal'

const SERVER = 2
const CONSUMER = 5
let collector: Awaited<ReturnType<typeof traceCollector>>
let portal: RunningPortal

beforeAll(async () => {
  collector = await traceCollector()
  portal = await startPortal({
    PORTAL_PROCESSES: '2',
    PORTAL_CLOCK: '2026-08-03T22:30:00Z',
    PORTAL_TRACES_URL: collector.url,
  })
})
afterAll(async () => {
  await portal.stop('SIGKILL').catch(() => {})
  removeFolder(portal.data)
  await collector.stop()
})

test('of several processes each tells the collector, a job in the first goes on with the trace, and the end loses nothing', async () => {
  const signIn = JSON.stringify({ username: 'dispatcher_manager', password: 'ready-mix-demo-2026' })
  const { token } = JSON.parse((await ask('POST', '/api/login', signIn)).text)
  const { rows } = JSON.parse((await ask('GET', '/api/region', undefined, token)).text)
  const wanted = JSON.stringify({ orderDate: '2026-08-04', regionIds: [rows[0].id], iterations: 20 })
  const asked = await ask('POST', '/api/order/process-order-scheduling', wanted, token)
  expect(asked.status, asked.text).toBe(200)
  const { jobId } = JSON.parse(asked.text).plans[0]
  for (let status = ''; status !== 'done'; )
    status = JSON.parse((await ask('GET', `/api/jobs/${jobId}`, undefined, token)).text).status
  for (let i = 0; i < 12; i++) await ask('GET', '/api/session', undefined, token)
  await ask('GET', '/healthz')
  const last = await ask('GET', '/api/truck/list', undefined, token)
  expect(await portal.stop()).toBe(0)

  const of = (requestId: string | null) =>
    collector.spans.find(({ kind, facts }) => kind === SERVER && facts['portal.requestId'] === requestId)!
  const job = collector.spans.find(({ facts, kind }) => kind === CONSUMER && facts['portal.jobId'] === jobId)!
  expect(job.parent).toBe(of(asked.requestId).id)
  expect(job.of['service.instance.id']).not.toBe(of(asked.requestId).of['service.instance.id'])
  expect(collector.spans.find(({ name, parent }) => name === 'plan' && parent === job.id)).toBeTruthy()
  expect(of(last.requestId)).toMatchObject({ name: 'GET /truck/list' })
  const answered = collector.spans.filter(({ kind }) => kind === SERVER)
  expect(new Set(answered.map(one => one.of['service.instance.id'])).size).toBe(2)
  expect(answered.filter((one: Told) => one.name === 'GET')).toEqual([])
  expect(collector.texts.join('')).not.toContain('dispatcher_manager')
}, 120_000)

async function ask(method: string, path: string, body?: string, token?: string) {
  const answer = await fetch(portal.url + path, {
    method,
    headers: {
      connection: 'close',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body } : {}),
  })
  return { status: answer.status, text: await answer.text(), requestId: answer.headers.get('x-request-id') }
}
