import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { region } from '~/db/fleet/region'
import { setSetting } from '~/db/kit/set-setting'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 20 })
  for (const username of ['admin', 'dispatcher', 'finance_ar', 'salesperson', 'batcher', 'lab'])
    await portal.adopt(username)
})

test('R-027 the activity of the day adds up and shows each person what they may see', async () => {
  const { body, headers } = await portal.as('dispatcher').get('/dashboard/activity')
  expect(Number(body.pours.delivered) + Number(body.pours.remaining)).toBeCloseTo(Number(body.pours.planned), 2)
  expect(body.pours.loadsDone).toBeLessThan(body.pours.loads)
  expect(body.hours).toHaveLength(16)
  expect(body.plants).toHaveLength(6)
  expect(body.bills).toBeUndefined()
  const again = await portal
    .as('dispatcher')
    .get('/dashboard/activity', { headers: { 'if-none-match': headers.get('etag')! } })
  expect(again.status).toBe(304)
  const finance = (await portal.as('finance_ar').get('/dashboard/activity')).body
  expect(finance.bills.length).toBeGreaterThan(2)
})

test('on time is what the setting says, and hours are those of the region of the load', async () => {
  const ask = async () => (await portal.as('dispatcher').get('/dashboard/activity')).body
  // A plan that was made later leaves the promise: the load is forecast ten minutes behind it.
  await portal.db.sql.execute(sql`update delivery_order set planned_on_site_at = planned_on_site_at + interval '10 minutes'
    where id = (select id from delivery_order where do_date = '2026-11-20' and status in ('planned', 'assigned')
      and planned_batch_at > ${'2026-11-20T03:00:00Z'}::timestamptz order by id limit 1)`)
  const before = await ask()
  await portal.given(work => setSetting(work, 'orders.on-time-minutes', 9))
  const sooner = await ask()
  expect(sooner.pours.lateNow).toBeGreaterThan(before.pours.lateNow)
  expect(sooner.late).toHaveLength(Math.min(12, sooner.pours.lateNow))
  expect([before.pours.onTimeMinutes, sooner.pours.onTimeMinutes]).toEqual([15, 9])
  await portal.given(work => setSetting(work, 'orders.on-time-minutes', 15))
  const at = (hour: number, of: typeof before) =>
    of.hours.find((row: { hour: number }) => row.hour === hour).planned as string
  const rows = await portal.db.sql.execute(sql`select id from region`)
  for (const { id } of rows.rows as { id: string }[])
    await portal.given(async work => region.move(work, await region.lock(work, id), { zone: 'Asia/Tokyo' }, 'move'))
  const tokyo = await ask()
  expect(tokyo.hours.slice(1).map((row: { planned: string }) => row.planned)).toEqual(
    before.hours.slice(0, -1).map((row: { planned: string }) => row.planned),
  )
  expect(at(9, before)).not.toBe('0.00')
  for (const { id } of rows.rows as { id: string }[])
    await portal.given(async work => region.move(work, await region.lock(work, id), { zone: 'Asia/Singapore' }, 'move'))
})

test('only the parts that are asked for are answered', async () => {
  const ask = async (who: string, parts: string) =>
    (await portal.as(who).get(`/dashboard/activity?parts=${encodeURIComponent(parts)}`)).body
  const whole = (await portal.as('dispatcher').get('/dashboard/activity')).body
  const { day, now, pours, late } = whole
  expect(await ask('dispatcher', 'pours,late,bills')).toEqual({ day, now, pours, late })
  expect(Object.keys(await ask('finance_ar', 'bills'))).toEqual(['day', 'now', 'bills'])
  expect((await ask('dispatcher', 'pours,weather')).status).toBe(422)
})

test('how many trucks an hour needs follows the cycle that the company set', async () => {
  const needed = async () => {
    const { body } = await portal.as('dispatcher').get('/dashboard/activity')
    return body.hours.reduce((sum: number, row: { trucksNeeded: number }) => sum + row.trucksNeeded, 0) as number
  }
  const usual = await needed()
  await portal.given(work => setSetting(work, 'orders.truck-cycle-minutes', 120))
  expect(await needed()).toBe(usual)
  await portal.given(work => setSetting(work, 'orders.truck-cycle-minutes', 30))
  expect(await needed()).toBeLessThan(usual)
  await portal.given(work => setSetting(work, 'orders.truck-cycle-minutes', 120))
})

test('the trucks of an hour are those that are out at one moment of it', async () => {
  const at = (time: string) => `2026-11-20T${time}:00Z`
  const { rows } = await portal.db.sql.execute(sql`select id from delivery_order where do_date = '2026-11-20'
    and status not in ('withdrawn', 'rejected') order by id`)
  const [first, second, ...rest] = (rows as { id: string }[]).map(({ id }) => id)
  const put = (id: string, batch: string, site: string) =>
    portal.db.sql.execute(
      sql`update delivery_order set planned_batch_at = ${batch}, planned_on_site_at = ${site} where id = ${id}`,
    )
  await portal.given(work => setSetting(work, 'orders.truck-cycle-minutes', 20))
  for (const id of rest) await put(id, at('12:00'), at('12:20'))
  // 10:00 to 10:30 and 10:30 to 11:00 of Singapore: one truck does both.
  await put(first!, at('02:00'), at('02:10'))
  await put(second!, at('02:30'), at('02:40'))
  const { body } = await portal.as('dispatcher').get('/dashboard/activity')
  const needed = (hour: number) => body.hours.find((row: { hour: number }) => row.hour === hour).trucksNeeded
  expect([9, 10, 11].map(needed)).toEqual([0, 1, 0])
  expect(needed(20)).toBe(rest.length)
})

test('the palette finds numbers first and nothing that the person may not open', async () => {
  const find = async (username: string, q: string) =>
    (await portal.as(username).get(`/search?q=${encodeURIComponent(q)}`)).body.rows as {
      kind: string
      label: string
      url: string
    }[]
  const invoice = (await portal.as('finance_ar').post('/invoice/search', { limit: 1 })).body.rows[0]
  expect((await find('finance_ar', invoice.invoiceNo))[0]).toMatchObject({ kind: 'invoice', label: invoice.invoiceNo })
  expect((await find('dispatcher', invoice.invoiceNo)).filter(row => row.kind === 'invoice')).toEqual([])
  const kinds = (await find('salesperson', 'Pte Ltd')).map(row => row.kind)
  expect(kinds).toContain('customer')
  for (const kind of ['order', 'delivery order', 'truck', 'driver', 'cylinder set']) expect(kinds).not.toContain(kind)
  expect((await find('dispatcher', '#TUS-26')).every(row => row.kind === 'delivery order')).toBe(true)
  expect(await find('dispatcher', '%%')).toEqual([])
  expect(portal.defects).toEqual([])
})

test('a job shows its person how far it is, and its file by a link that runs out', async () => {
  const { rows } = (await portal.as('finance_ar').post('/invoice-draft/list', { status: 'approved' })).body
  await portal.as('finance_ar').post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [rows[0].id] })
  await portal.as('finance_ar').post('/invoice/export', { toDate: '2026-11-20' })
  expect((await portal.as('finance_ar').get('/jobs')).body.rows[0]).toMatchObject({
    kind: 'write-erp-file',
    status: 'waiting',
    file: null,
  })
  await portal.runJobs()
  const [job] = (await portal.as('finance_ar').get('/jobs')).body.rows
  expect(job.status).toBe('done')
  const link = job.file.replace('/files', '')
  expect((await portal.as('finance_ar').get(link)).status).toBe(200)
  expect((await portal.as('finance_ar').get(link.replace(/sign=./, 'sign=0'))).status).toBe(
    job.file.includes('sign=0') ? 200 : 403,
  )
  portal.clock.at = new Date(portal.clock.at.getTime() + 120_000)
  expect((await portal.as('finance_ar').get(link)).status).toBe(403)
  expect((await portal.as('batcher').get(`/jobs/${job.id}`)).status).toBe(404)
})
