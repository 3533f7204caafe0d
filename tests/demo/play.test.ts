import { sql as raw } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { playOn } from '~/functions/local/demo-player'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

/** A late Saturday afternoon: a Sunday lies before the next working morning. */
const FROM = '2026-11-21T17:30:00+08:00'
const FORWARD = { offsetMinutes: 0, moveMinutes: 1, playTo: 'full_day' }
let portal: House
let ahead = 0
const clock = {
  now: () => new Date(Date.parse(FROM) + ahead * 60_000),
  wall: () => new Date(FROM),
  shiftTo: (minutes: number) => {
    ahead = minutes
  },
}

beforeAll(async () => {
  portal = await demoHouse({ now: FROM, historyDays: 9 })
  Object.assign(portal.parts.settings, { demo: true })
  Object.assign(portal.parts, { clock })
  for (const username of ['admin', 'dispatcher']) await portal.adopt(username)
})

/**
 * Loads whose batch is over by more than ten minutes and that nobody called: what the boards call late. An order on hold is
 * late nowhere, and a will-call whose site did not call is on hold.
 */
async function neverCalled(): Promise<number> {
  const { rows } = await portal.db.sql.execute(raw`select count(*)::int as n from delivery_order
    where status in ('planned', 'assigned') and order_id not in (select id from "order" where status = 'on_hold') and planned_batch_at < ${clock.now()}::timestamptz - interval '10 minutes'
    and do_date = (${clock.now()}::timestamptz at time zone 'Asia/Singapore')::date`)
  return Number(rows[0]!.n)
}

test('one way of moving the clock is named, and no other', async () => {
  for (const body of [{}, { moveMinutes: 5, playTo: 'full_day' }, FORWARD, { playTo: 'christmas' }])
    expect((await portal.as('admin').post('/demo/clock', body)).status).toBe(422)
  expect((await portal.as('dispatcher').post('/demo/clock', { playTo: 'full_day' })).status).toBe(403)
  expect((await portal.as('admin').get('/session')).body.demo.plays).toBeNull()
})

test('the demo plays on to the next morning step by step, over the Sunday, and no load is late on the way', async () => {
  const late = await neverCalled()
  const asked = await portal.as('admin').post('/demo/clock', { playTo: 'full_day' })
  expect([asked.status, asked.body.offsetMinutes]).toEqual([200, 0])
  const parts = { db: portal.db, clock }
  let done = -1
  for (let round = 0; round < 90; round++) {
    const { plays } = (await portal.as('admin').get('/session')).body.demo
    if (!plays) break
    expect(plays.until.slice(0, 16)).toBe('2026-11-23T02:20')
    expect(plays.done).toBeGreaterThanOrEqual(done)
    done = plays.done
    await playOn(parts, 0)
    expect(await neverCalled(), clock.now().toISOString()).toBeLessThanOrEqual(late)
  }
  expect(clock.now().toISOString().slice(0, 15)).toBe('2026-11-23T02:2')
  const { rows } = await portal.db.sql.execute(
    raw`select distinct status from delivery_order where do_date = '2026-11-23'`,
  )
  expect(rows.map(row => row.status)).toEqual(expect.arrayContaining(['planned', 'in_transit', 'returned']))
  const sunday = raw`select count(*)::int as n from delivery_event where at >= '2026-11-22T06:00:00+08:00' and at < '2026-11-23T04:00:00+08:00'`
  expect((await portal.db.sql.execute(sunday)).rows[0]!.n).toBe(0)
}, 600_000)

test('the busiest plant breaks down for three hours, once; the next one is another', async () => {
  const first = await portal.as('admin').post('/demo/close-plant', {})
  expect(first.status).toBe(200)
  const { rows } = await portal.db.sql.execute<{ name: string; reason: string }>(
    raw`select plant_name as name, closed_reason as reason from plant where closed_from is not null`,
  )
  expect(rows).toEqual([{ name: first.body.plantName, reason: 'Mixer gearbox failed' }])
  expect((await portal.as('admin').post('/demo/close-plant', {})).body.plantName).not.toBe(first.body.plantName)
  expect((await portal.as('dispatcher').post('/demo/close-plant', {})).status).toBe(403)
})
