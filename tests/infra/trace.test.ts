import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { addJob } from '~/db/kit/jobs'
import { afterFile } from '../kit/after-file'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven } from '../kit/given/plan'
import { type House, house } from '../kit/house'
import { type Told, traceCollector } from './trace-collector'
import { openTraced, type TracedPortal } from './trace-portal'

const SERVER = 2
const CLIENT = 3
const CONSUMER = 5
const OURS = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const traceparent = (flags: string) => `00-${OURS.trace}-${OURS.span}-${flags}`

let portal: House
let at: PlanDayGiven
let collector: Awaited<ReturnType<typeof traceCollector>>
let told: TracedPortal

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal)
  await bookDay(portal, at, ['08:00'])
  collector = await traceCollector()
  afterFile(collector.stop)
  told = await openTraced(portal, collector.url)
}, 120_000)

async function spansOf(trace: (spans: Told[]) => string | undefined, enough: (spans: Told[]) => boolean) {
  for (const end = Date.now() + 20_000; ; await sleep(100)) {
    await told.parts.tracer?.flush()
    const wanted = trace(collector.spans)
    const found = collector.spans.filter(one => one.trace === wanted)
    if (enough(found) || Date.now() > end) return found
  }
}

const ofRequest = (requestId: string | null) => (spans: Told[]) =>
  spans.find(({ kind, facts }) => kind === SERVER && facts['portal.requestId'] === requestId)?.trace

test('one trace goes from a request over its statements to the job that it asked for and the plan', async () => {
  const { status, text, requestId } = await told.ask('POST', '/api/order/process-order-scheduling?note=Rosalind', {
    body: JSON.stringify({ orderDate: DAY, regionIds: [at.regionId], iterations: 40 }),
  })
  expect(status).toBe(200)
  const { jobId } = JSON.parse(text).plans[0]
  const spans = await spansOf(ofRequest(requestId), found => found.some(({ kind }) => kind === CONSUMER))
  const request = spans.find(({ kind }) => kind === SERVER)!
  const { id: personId } = await portal.adopt('dispatcher')
  expect(request).toMatchObject({
    name: 'POST /order/process-order-scheduling',
    parent: undefined,
    failed: false,
    facts: {
      'http.request.method': 'POST',
      'http.route': 'POST /order/process-order-scheduling',
      'http.response.status_code': 200,
      'portal.requestId': requestId,
      'user.id': personId,
    },
    of: { 'service.name': 'readymix-portal', 'deployment.environment.name': 'local' },
  })
  const asked = spans.filter(({ parent }) => parent === request.id)
  expect(asked.filter(({ kind }) => kind === CLIENT).length).toBe(request.facts['portal.statements'])
  expect(asked.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['select session', 'begin', 'insert job', 'insert audit_line', 'commit']),
  )

  const job = spans.find(({ kind }) => kind === CONSUMER)!
  expect(job).toMatchObject({
    name: 'job plan-day',
    parent: request.id,
    failed: false,
    facts: {
      'portal.kind': 'plan-day',
      'portal.jobId': jobId,
      'portal.attempt': 1,
      'portal.outcome': 'done',
      'portal.requestId': requestId,
      'user.id': personId,
    },
  })
  const plan = spans.find(({ name }) => name === 'plan')!
  expect(plan.parent).toBe(job.id)
  expect(plan.facts['portal.seconds']).toBeCloseTo(plan.ms / 1000, 1)
  expect(spans.filter(({ parent, kind }) => parent === job.id && kind === CLIENT).length).toBeGreaterThan(3)
  expect((await told.metrics.text()).body).toMatch(/portal_plan_seconds_count 1/)
})

test('what people typed is in no span: no address behind the path, no body, no value of a statement, no name', async () => {
  const path = '/api/driver-pass/list?search=Rosalind%20Franklin'
  await told.ask('GET', path)
  const { requestId } = await told.ask('POST', '/api/login', {
    body: JSON.stringify({ username: 'rosalind.franklin', password: 'a secret of hers' }),
  })
  await spansOf(ofRequest(requestId), found => found.length > 3)
  const all = collector.texts.join('\n')
  expect(all).toContain('POST /login')
  for (const typed of ['osalind', 'a secret of hers', 'Dispatcher', DAY, '127.0.0.1'])
    expect(all.replaceAll(collector.url, ''), typed).not.toContain(typed)
  // Statements stand there with the places of their values.
  const texts = collector.spans.map(({ facts }) => String(facts['db.query.text'] ?? ''))
  expect(texts.some(text => text.includes('$1'))).toBe(true)
  expect(texts.filter(text => /'[^']|\b\d{3,}\b/.test(text))).toEqual([])
})

test('a request keeps the trace and the decision of its caller', async () => {
  await told.ask('GET', '/api/session', { traceparent: traceparent('00') })
  await told.ask('GET', '/api/session', { traceparent: traceparent('01') })
  const spans = await spansOf(
    () => OURS.trace,
    found => found.some(({ kind }) => kind === SERVER),
  )
  expect(spans.filter(({ kind }) => kind === SERVER)).toMatchObject([{ name: 'GET /session', parent: OURS.span }])
  const { requestId, status } = await told.ask('GET', '/api/session', { traceparent: `${traceparent('01')}; drop` })
  expect(status).toBe(200)
  const own = await spansOf(ofRequest(requestId), found => found.length > 0)
  expect(own.find(({ kind }) => kind === SERVER)).toMatchObject({ parent: undefined })
  expect(own[0]!.trace).not.toBe(OURS.trace)
})

test('statements of requests at once belong each to their own, also where they wait for a connection', async () => {
  const few = await openTraced(portal, collector.url, { PORTAL_DATABASE_MAX: '1' })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => few.ask('GET', i % 2 ? '/api/session' : '/api/order-optimization-config')),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await few.parts.tracer?.flush()
  const statements = (requestId: string | null) => {
    const request = collector.spans.find(
      ({ kind, facts }) => kind === SERVER && facts['portal.requestId'] === requestId,
    )!
    const names = collector.spans.filter(({ parent }) => parent === request.id).map(({ name }) => name)
    expect(names.length).toBe(request.facts['portal.statements'])
    return `${request.name}: ${names.sort().join(', ')}`
  }
  const kinds = new Set(answers.map(({ requestId }) => statements(requestId)))
  // The same call asks the same, whoever else asks at the time.
  expect([...kinds].sort()).toEqual([
    expect.stringMatching(/^GET \/order-optimization-config: .*select/),
    expect.stringMatching(/^GET \/session: .*select/),
  ])
})

test('a request that fails is marked, and what machines ask all day is not traced', async () => {
  const failing = await openTraced(portal, collector.url, {
    DATABASE_URL: 'postgresql://portal:secret@127.0.0.1:1/none',
  })
  const { status, requestId } = await failing.ask('GET', '/api/session')
  expect(status).toBe(503)
  for (const path of ['/healthz', '/readyz', '/metrics']) await failing.ask('GET', path)
  await failing.parts.tracer?.flush()
  const mine = collector.spans.filter(({ facts }) => facts['portal.requestId'] === requestId)
  expect(mine).toMatchObject([{ failed: true, facts: { 'http.response.status_code': 503 } }])
  // It was not let in by any call, so it bears the name of none; of the three there is nothing.
  const nameless = collector.spans.filter(({ kind, name }) => kind === SERVER && !name.includes('/'))
  expect(nameless.map(({ facts }) => facts['portal.requestId'])).toEqual([requestId])
})

test('a share of the requests is traced where the settings say so', async () => {
  const none = await openTraced(portal, collector.url, { PORTAL_TRACES_PERCENT: '0' })
  const { requestId, status } = await none.ask('GET', '/api/session')
  expect(status).toBe(200)
  await none.parts.tracer?.flush()
  expect(ofRequest(requestId)(collector.spans)).toBeUndefined()
})

test('a collector that is away or slow keeps nobody waiting, is told of once, and the end does not wait for it', async () => {
  const away = await traceCollector()
  const without = await openTraced(portal, away.url)
  await without.ask('GET', '/api/session')
  away.how.status = 400
  for (let i = 0; i < 3; i++) {
    expect((await without.ask('GET', '/api/session')).status).toBe(200)
    await without.parts.tracer?.flush()
  }
  expect(away.paths).toContain('POST /v1/traces')
  expect(without.lines.filter(({ event }) => event.startsWith('The collector'))).toHaveLength(1)
  away.how.waitMs = 60_000
  const began = performance.now()
  for (let i = 0; i < 20; i++) expect((await without.ask('GET', '/api/session')).status).toBe(200)
  await away.stop()
  for (let i = 0; i < 20; i++) expect((await without.ask('GET', '/api/session')).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(5000)
  const ending = performance.now()
  await without.parts.tracer?.stop()
  expect(performance.now() - ending).toBeLessThan(4000)
  expect((await without.ask('GET', '/api/session')).status).toBe(200)
})

test('a job that fails for good is marked, and one of many statements tells how many without telling each', async () => {
  const row = await portal.given(work => addJob(work, { kind: 'plan-day', input: { planId: 'Rosalind' } }))
  await told.parts.queue.send({ jobId: row.id, kind: row.kind })
  const ofJob = (spans: Told[]) => spans.find(({ facts }) => facts['portal.jobId'] === row.id)?.trace
  const spans = await spansOf(ofJob, found => found.length > 0)
  expect(spans.find(({ kind }) => kind === CONSUMER)).toMatchObject({
    parent: undefined,
    failed: true,
    facts: { 'portal.outcome': 'failed', 'portal.requestId': 'given' },
  })
  const { tracer } = told.parts
  await tracer?.span({ kind: 'job', name: 'job of many' }, async () => {
    for (let i = 0; i < 250; i++) tracer.query(0.001, 'select 1')
  })
  const many = await spansOf(
    found => found.find(({ name }) => name === 'job of many')?.trace,
    found => found.length > 0,
  )
  expect(many).toHaveLength(201)
  expect(many.find(({ kind }) => kind === CONSUMER)?.facts).toMatchObject({ 'portal.statements': 250 })
  expect(collector.texts.join('')).not.toContain('Rosalind')
})
