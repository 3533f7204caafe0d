import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House

// A Sunday morning, after three weeks of work.
beforeAll(async () => {
  portal = await demoHouse({ now: '2026-11-22T02:15:00.000Z', historyDays: 20 })
  for (const username of ['admin', 'dispatcher', 'finance_ar']) await portal.adopt(username)
})

const DAY = '2026-11-18'
const ask = async (query = '', as = 'dispatcher') => portal.as(as).get(`/dashboard/activity${query}`)
const one = async (text: ReturnType<typeof sql>) =>
  (await portal.db.sql.execute(text)).rows[0] as Record<string, string | number>

test('a day that has gone has the figures that its loads have', async () => {
  const { status, body } = await ask(`?day=${DAY}`)
  expect(status).toBe(200)
  const of = await one(sql`select sum(quantity)::numeric(12,2)::text as ordered,
      coalesce(sum(quantity) filter (where status in ('delivered', 'returned')), 0)::numeric(12,2)::text as delivered,
      count(*)::int as loads, (count(*) filter (where status in ('delivered', 'returned')))::int as done,
      (count(*) filter (where coalesce(on_site_at, ${portal.clock.now().toISOString()}::timestamptz)
        > planned_on_site_at + interval '15 minutes'))::int as late,
      count(distinct truck_id)::int as trucks
    from delivery_order where do_date = ${DAY} and status not in ('withdrawn', 'rejected')`)
  expect(body.day).toBe(DAY)
  expect(of.loads).toBeGreaterThan(20)
  expect(body.pours).toMatchObject({
    planned: of.ordered,
    delivered: of.delivered,
    loads: of.loads,
    loadsDone: of.done,
    lateNow: of.late,
    trucksOut: of.trucks,
  })
  expect(of.late).toBeGreaterThan(0)
  expect(body.late).toHaveLength(Math.min(12, Number(of.late)))
  expect(body.late[0].minutes).toBeGreaterThan(15)
  const plants = await portal.db.sql.execute(sql`select plant_id as id, sum(quantity)::numeric(12,2)::text as planned
    from delivery_order where do_date = ${DAY} and status not in ('withdrawn', 'rejected') group by plant_id order by 1`)
  const told = body.plants.filter((row: { planned: string }) => Number(row.planned) > 0)
  expect(told.map((row: { id: string; planned: string }) => ({ id: row.id, planned: row.planned })).sort(byId)).toEqual(
    plants.rows,
  )
})

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

test('what is of this moment alone is not told of another day', async () => {
  const { body } = await ask(`?day=${DAY}`)
  for (const plant of body.plants) expect([plant.queue, plant.lowestSilo, plant.closed]).toEqual([null, null, false])
  for (const hour of body.hours) expect(hour.trucksAvailable).toBeNull()
  expect((await ask(`?day=${DAY}`, 'finance_ar')).body.bills).toBeUndefined()
  expect((await ask('', 'finance_ar')).body.bills.length).toBeGreaterThan(0)
  expect((await ask()).body.hours[0].trucksAvailable).toBeGreaterThan(0)
})

test('without a day it is today; on a Sunday without loads the last day with work is named', async () => {
  const { body } = await ask()
  expect(body.day).toBe('2026-11-22')
  const last = await one(sql`select max(do_date)::text as day from delivery_order
    where do_date < '2026-11-22' and status not in ('withdrawn', 'rejected')`)
  const next = await one(sql`select min(do_date)::text as day from delivery_order
    where do_date > '2026-11-22' and status not in ('withdrawn', 'rejected')`)
  expect(body.pours).toMatchObject({ workBefore: last.day, workAfter: next.day ?? null })
  expect(last.day).toBe('2026-11-21')
  const friday = (await ask('?day=2026-11-20')).body
  expect(friday.pours).toMatchObject({ workBefore: '2026-11-19', workAfter: '2026-11-21' })
  const never = (await ask('?day=2001-01-01')).body
  expect(never.pours).toMatchObject({ loads: 0, workBefore: null })
})

test('a day that is none is refused', async () => {
  for (const day of ['2026-02-30', 'yesterday', '', '2026-11-18T00:00']) {
    const { status } = await ask(`?day=${encodeURIComponent(day)}`)
    expect([day, status]).toEqual([day, 422])
  }
})

test('the spreadsheet of a day says what the screen says', async () => {
  const answer = await portal.as('dispatcher').get(`/dashboard/activity/export?day=${DAY}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain(`Activity_${DAY}.xlsx`)
  const { body } = await ask(`?day=${DAY}`)
  const { default: excel } = await import('exceljs')
  const book = new excel.Workbook()
  await book.xlsx.load(answer.body as never)
  const rows = (name: string) =>
    (book.getWorksheet(name)!.getSheetValues().slice(2) as unknown[][]).map(row => row.slice(1))
  expect(Object.fromEntries(rows('Day') as [string, number][])).toMatchObject({
    'Planned, m³': Number(body.pours.planned),
    'Delivered, m³': Number(body.pours.delivered),
    Late: body.pours.lateNow,
    'Trucks with a load': body.pours.trucksOut,
  })
  expect(rows('Plants').map(row => row[2])).toEqual(body.plants.map((row: { planned: string }) => Number(row.planned)))
  expect(rows('Late loads')).toHaveLength(body.pours.lateNow)
  expect(rows('By hour')).toHaveLength(16)
  const finance = await portal.as('finance_ar').get('/dashboard/activity/export')
  const own = new excel.Workbook()
  await own.xlsx.load(finance.body as never)
  expect(own.worksheets.map(page => page.name)).toContain('Invoice drafts')
  expect(portal.defects).toEqual([])
})
