import { eq, sql as raw } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { truck as truckRecord } from '~/db/fleet/truck'
import { changeJob } from '~/db/kit/jobs'
import { openDb } from '~/db/kit/open'
import { auditLines, checkRuns, jobs } from '~/db/kit/tables'
import { HEALTH, type HealthReading } from '~/domain/kit/health'
import { newId } from '~/domain/kit/uuid'
import { runMessages } from '~/functions/jobs'
import { processMetrics } from '~/functions/kit/parts/metrics'
import { proveTrail } from '~/workflows/kit/anchor-audit'
import { readHealth } from '~/workflows/kit/read-health'
import { RULES } from '~/workflows/support/broken-rules'
import { checkInvariants } from '~/workflows/support/check-invariants'
import { healthWatch } from '~/workflows/support/watch-health'
import { givenRegion } from '../kit/given/customers'
import { givenPlant, givenTruck } from '../kit/given/fleet'
import { type House, house } from '../kit/house'

let portal: House
const logged: Record<string, unknown>[] = []
const later = (minutes: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + minutes * 60_000)
}
const read = async (): Promise<Record<string, HealthReading>> => {
  const { body } = await portal.as('it_support').get('/support/health')
  return Object.fromEntries(body.readings.map((of: HealthReading) => [of.id, of]))
}

beforeAll(async () => {
  portal = await house()
  await portal.person('it_support')
  portal.parts.log = { ...portal.parts.log, error: (event, fields) => void logged.push({ event, ...fields }) }
})

test('IT support alone reads every figure beside its limit, and what was never checked is no alarm', async () => {
  const readings = await read()
  expect(Object.keys(readings)).toEqual(Object.keys(HEALTH))
  expect(readings.invariantsBroken).toMatchObject({ value: null, late: false })
  await portal.person('dispatcher')
  expect((await portal.as('dispatcher').get('/support/health')).status).toBe(403)
})

test('each rule of the data has an id of its own, so that a broken one is not told as another', () => {
  const ids = RULES.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

test('books are checked once an hour, and the trail when it is proved', async () => {
  await checkInvariants(portal.parts)
  await checkInvariants(portal.parts)
  expect(await portal.db.sql.select().from(checkRuns)).toHaveLength(1)
  later(61)
  await checkInvariants(portal.parts)
  await proveTrail(portal.parts)
  const { body } = await portal.as('it_support').get('/support/health')
  expect([body.invariants.broken, body.trail.broken]).toEqual([[], []])
  later(121)
  expect((await read()).invariantsAge).toMatchObject({ value: 121 * 60, late: true })
})

test('each alarm by its cause: a job that nobody takes, one that failed, a trail that nobody seals', async () => {
  const watch = healthWatch(portal.parts)
  const ever = new Set<unknown>()
  // A line is sealed once nothing older can come: any transaction of the server may hold that up before its cause is made here.
  const raised = async () => {
    logged.length = 0
    await watch()
    await watch()
    const checks = logged.filter(of => of.event === 'alarm').map(of => of.check)
    for (const check of checks) ever.add(check)
    return checks.filter(check => check !== 'unsealed')
  }
  expect(await raised()).toEqual([])
  const id = newId()
  const by = { createdAt: portal.clock.at, updatedAt: portal.clock.at }
  await portal.db.sql.insert(jobs).values({ id, kind: 'report', input: {}, ...by })
  await portal.db.sql.insert(auditLines).values({
    at: portal.clock.at,
    actorName: 'system',
    subject: 'call',
    action: 'refused',
    requestId: id,
  })
  later(6)
  expect(await raised()).toEqual(['jobsWaiting'])
  expect([...ever]).toContain('unsealed')
  await changeJob(portal.db.sql, id, { status: 'failed', finishedAt: portal.clock.at })
  expect(await raised()).toEqual(['jobsFailed'])
  await portal.db.sql.delete(jobs).where(eq(jobs.id, id))
  expect(await raised()).toEqual([])
})

test('a rule of the books that is broken is an alarm with its words, until it holds again', async () => {
  const watch = healthWatch(portal.parts)
  const [id, at] = [newId(), portal.clock.at]
  await portal.db.sql
    .insert(jobs)
    .values({ id, kind: 'report', input: {}, status: 'done', createdAt: at, updatedAt: at })
  later(61)
  logged.length = 0
  await watch()
  await watch()
  const text = 'A job that is done says when, one that waits has no result'
  expect(logged).toContainEqual(expect.objectContaining({ event: 'a rule of the books does not hold', text }))
  expect(logged).toContainEqual(expect.objectContaining({ event: 'alarm', check: 'invariantsBroken', value: 1 }))
  const { body } = await portal.as('it_support').get('/support/health')
  expect(body.invariants.broken).toEqual([{ text, rows: 1 }])
  await changeJob(portal.db.sql, id, { finishedAt: at })
  later(61)
  await watch()
  expect((await read()).invariantsBroken).toMatchObject({ value: 0, late: false })
})

test('a change that the search does not show is an alarm after two seconds, until it shows it', async () => {
  const watch = healthWatch(portal.parts)
  const raised = async () => {
    logged.length = 0
    await watch()
    await watch()
    return logged.filter(of => of.event === 'alarm' && of.check === 'searchLate')
  }
  const region = await givenRegion(portal)
  const plant = await givenPlant(portal, { regionId: region.id })
  const truck = await givenTruck(portal, { mainPlantId: plant.id })
  later(1)
  expect((await read()).searchLate).toMatchObject({ value: 0, limit: 2, late: false })
  // The cause: what follows a change of trucks into the index does not run.
  const owner = openDb(portal.ownerUrl, { max: 1 })
  const trigger = (how: 'disable' | 'enable') => owner.sql.execute(raw.raw(`alter table truck ${how} trigger user`))
  const write = (plateNo: string) =>
    portal.given(async work => truckRecord.move(work, await truckRecord.lock(work, truck.id), { plateNo }, 'change'))
  await trigger('disable')
  await write('GBX 4711 K')
  await trigger('enable')
  await owner.close()
  expect((await read()).searchLate).toMatchObject({ value: 0, late: false })
  portal.clock.at = new Date(portal.clock.at.getTime() + 2000)
  expect((await read()).searchLate).toMatchObject({ value: 2, late: false })
  portal.clock.at = new Date(portal.clock.at.getTime() + 100)
  expect((await read()).searchLate).toMatchObject({ value: 3, late: true })
  expect(await raised()).toEqual([expect.objectContaining({ value: 3, limit: 2 })])
  await write('GBX 4712 K')
  expect((await read()).searchLate).toMatchObject({ value: 0, late: false })
  // What is gone and still found is late as well.
  await portal.db.sql.execute(raw`delete from search_entry where record_id = ${truck.id}`)
  later(1)
  expect((await read()).searchLate).toMatchObject({ value: 60, late: true })
})

test('metrics need their token, count answers by call and tell the figures', async () => {
  const ask = async (authorization?: string) =>
    portal.api.request('/metrics', authorization ? { headers: { authorization } } : {})
  expect((await ask('Bearer x')).status).toBe(404)
  portal.parts.metrics = processMetrics(async () => (await readHealth(portal.parts)).readings)
  expect((await ask('Bearer x')).status).toBe(404)
  const token = 'm'.repeat(32)
  portal.parts.settings = { ...portal.parts.settings, metricsToken: token }
  expect((await ask()).status).toBe(401)
  expect((await ask(`Bearer ${token}x`)).status).toBe(401)
  await read()
  const answer = await ask(`Bearer ${token}`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain('portal_request_seconds_count{call="GET /support/health",status="200"} 1')
  expect(text).toContain('portal_health{check="jobsFailed"} 0')
  expect(text).toContain('portal_alarm{check="searchLate"} 1')
  await portal.db.sql.execute(raw`select search_refresh('truck', array(select id from truck))`)
  expect((await read()).searchLate).toMatchObject({ value: 0, late: false })
  expect(text).toMatch(/nodejs_eventloop_lag_seconds /)
})

test('statements and jobs are timed, by kind; a slow or failed request is in the log with ids and without what was sent', async () => {
  const metrics = processMetrics(async () => [])
  const timed = openDb(portal.appUrl, { max: 1, onQuery: metrics.query })
  await timed.sql.execute(raw`select 1`)
  await timed.inTx(sql => sql.execute(raw`select 2`))
  await expect(timed.sql.execute(raw`select no_such_thing`)).rejects.toThrow()
  await timed.close()
  const counted = async () => (await metrics.text()).body
  expect(Number(/portal_query_seconds_count (\d+)/.exec(await counted())?.[1])).toBeGreaterThanOrEqual(5)
  portal.parts.metrics = metrics
  await runMessages(portal.parts, [
    { messageId: 'a', body: JSON.stringify({ jobId: newId(), kind: 'report' }) },
    { messageId: 'b', body: 'nothing' },
  ])
  expect(await counted()).toMatch(/portal_job_seconds_count\{kind="none",outcome="again"\} [12]/)

  const warned: Record<string, unknown>[] = []
  portal.parts.log = { ...portal.parts.log, warn: (event, fields) => void warned.push({ event, ...fields }) }
  const db = portal.parts.db
  // Nobody answers there, whatever is asked.
  const gone = openDb('postgresql://portal:secret@127.0.0.1:1/none', { max: 1 })
  portal.parts.db = { ...db, sql: gone.sql, inTx: gone.inTx }
  const asked = await portal.as('it_support').get('/support/health?name=Rosa')
  portal.parts.db = db
  await gone.close()
  expect(asked.status).toBe(503)
  const line = warned.find(({ event }) => event === 'request')
  expect(line).toMatchObject({ status: 503, requestId: expect.any(String), ms: expect.any(Number) })
  expect(JSON.stringify(line)).not.toMatch(/Rosa|secret/)
})
