import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House
const count = async (text: string) =>
  Number((await portal.db.sql.execute(sql.raw(`select count(*)::int as n from ${text}`))).rows[0]!.n)

beforeAll(async () => {
  // 10:15 in Singapore: the morning pours are running.
  portal = await demoHouse({ historyDays: 40 })
})

test('the company is complete: six plants in three regions, sixty trucks and drivers, forty customers, ninety projects', async () => {
  expect(await count('region')).toBe(3)
  expect(await count('plant')).toBe(6)
  expect(await count('truck')).toBe(60)
  expect(await count('driver')).toBe(60)
  expect(await count('customer')).toBe(40)
  expect(await count('project')).toBe(90)
})

test('the live day shows loads in every stage and the history is delivered', async () => {
  const { rows } = await portal.db.sql.execute(
    sql.raw(`select distinct status from delivery_order where do_date = '2026-11-20'`),
  )
  for (const status of ['planned', 'in_transit', 'pouring', 'returned'])
    expect(rows.map(row => row.status)).toContain(status)
  expect(await count(`delivery_order where do_date < '2026-11-20' and status not in ('returned', 'withdrawn')`)).toBe(0)
  expect(await count(`audit_line where subject = 'delivery_order'`)).toBeGreaterThan(1000)
})

test('the trucks of the past days drove in the hours of their drivers, but for a few minutes in a hundred', async () => {
  const driven = `delivery_order d join usual_shift u on u.driver_id = d.driver_id and u.weekday = extract(isodow from d.do_date)
    cross join lateral (select (d.do_date + u.ends_at::time) at time zone 'Asia/Singapore' as ends, coalesce(d.loading_at, d.batched_at) as begins) as shift
    where d.status = 'returned' and d.do_date < '2026-11-20'`
  const minutes = async (from: string) =>
    Number(
      (
        await portal.db.sql.execute(
          sql.raw(`select sum(extract(epoch from greatest('0', d.returned_at - ${from}))) / 60 as n from ${driven}`),
        )
      ).rows[0]!.n,
    )
  const [worked, overtime] = [await minutes('begins'), await minutes('greatest(begins, ends)')]
  expect(worked).toBeGreaterThan(10_000)
  expect(overtime / worked).toBeLessThan(0.08)
})

test('what was billed adds up: totals are the lines plus GST, no load is on two drafts, numbers have no gap', async () => {
  expect(
    await count(
      `(select d.id from invoice_draft d join invoice_draft_line l on l.draft_id = d.id group by d.id having d.subtotal <> sum(l.amount) filter (where not l.disputed)) x`,
    ),
  ).toBe(0)
  expect(
    await count(
      `(select l.delivery_order_id from invoice_draft_line l join invoice_draft d on d.id = l.draft_id
        where l.delivery_order_id is not null and d.kind = 'invoice'
        and not exists (select 1 from invoice_draft anew join invoice i on i.id = anew.replaces_invoice_id where i.draft_id = d.id)
        group by 1 having count(distinct d.id) > 1) x`,
    ),
  ).toBe(0)
  const { rows } = await portal.db.sql.execute(
    sql.raw(`select left(invoice_no, 3) as series, max(right(invoice_no, 6)::int) as top, count(*)::int as n from
      (select invoice_no from invoice where kind = 'invoice' union select statement_no from self_bill) numbered group by 1 order by 1`),
  )
  expect(rows.map(of => of.series)).toEqual(['INV', 'SB-'])
  for (const { top, n } of rows) expect(top).toBe(n)
  // Those of yesterday wait for the next export, and nothing older does.
  expect(await count(`invoice where export_id is null and invoice_date = '2026-11-19'`)).toBe(7)
  expect(await count(`invoice where export_id is null and invoice_date < '2026-11-19'`)).toBe(0)
  expect(await count(`invoice where export_id is null and sent_at is null`)).toBe(2)
  // Each run is one of its day, numbered as they were made.
  expect(
    await count(
      `(select export_no, lag(export_no) over (order by exported_at) as before from erp_export) x where before > export_no`,
    ),
  ).toBe(0)
  // Due as the project's own payment term says, else the customer's, and there are several of them.
  expect(
    await count(
      `(select i.id from invoice i
        left join agreed_payment_term p on p.project_id = i.project_id and daterange(p.from_date, p.to_date, '[]') @> i.invoice_date
        join agreed_payment_term c on c.customer_id = i.customer_id and daterange(c.from_date, c.to_date, '[]') @> i.invoice_date
        where i.kind = 'invoice' and i.due_date <> i.invoice_date + coalesce(p.days, c.days)) x`,
    ),
  ).toBe(0)
  expect(await count('agreed_payment_term where project_id is not null')).toBe(1)
  expect(await count(`invoice where kind = 'invoice' and payment_term_source is null`)).toBe(0)
  expect(
    await count(`(select distinct due_date - invoice_date from invoice where kind = 'invoice') x`),
  ).toBeGreaterThan(1)
})

test('the trail tells of the bills: made, approved level by level, mailed, handed over, and nothing of tomorrow', async () => {
  for (const [subject, action] of [
    ['invoice_draft', 'generate'],
    ['invoice_draft', 'approve'],
    ['invoice', 'generate'],
    ['invoice', 'send'],
    ['invoice', 'export'],
  ])
    expect(await count(`audit_line where subject = '${subject}' and action = '${action}'`)).toBeGreaterThan(20)
  expect(await count(`audit_line where subject like 'invoice%' and at > '2026-11-20T02:15:00Z'`)).toBe(0)
  expect(
    await count(`audit_line a join invoice_draft d on d.id = a.subject_id
      where a.action = 'approve' and a.after ->> 'status' = 'approved' and d.status not in ('approved', 'invoiced')`),
  ).toBe(0)
})

test('people were seen at work: nobody after now, nobody is still signed in, one account is new', async () => {
  expect(await count(`session where last_seen_at > '2026-11-20T02:15:00Z' or revoked_at is null`)).toBe(0)
  expect(await count(`session s join portal_user u on u.id = s.user_id where u.kind = 'booking'`)).toBeGreaterThan(15)
  const { rows } = await portal.db.sql.execute(
    sql.raw(`select username from portal_user u where kind = 'staff'
      and not exists (select 1 from session s where s.user_id = u.id) order by 1`),
  )
  expect(rows.map(row => row.username)).toEqual(['house_manager_2'])
  expect(
    await count(`session s join portal_user u on u.id = s.user_id
      where u.username = 'dispatcher' and s.last_seen_at > '2026-11-19T21:00:00Z'`),
  ).toBe(1)
})

test('a person of each role signs in with the demo password, R-182 app users are refused', async () => {
  const login = (username: string) => portal.as(null).post('/login', { username, password: 'ready-mix-demo-2026' })
  for (const username of ['admin', 'dispatcher', 'sales_manager_2']) expect((await login(username)).status).toBe(200)
  expect((await login('driver_01')).status).toBe(403)
})

test('the book of each silo says what was batched, and tankers bring it', async () => {
  const { rows } = await portal.db.sql.execute<{ booked: string; batched: string }>(
    sql.raw(`
    with book as (select s.plant_id, e.material_id, -sum(e.kg) as kg from stock_entry e join silo s on s.id = e.silo_id
        where e.kind = 'used' and e.at >= '2026-11-03T00:00:00+08:00' group by 1, 2),
      batch as (select o.plant_id, w.material_id, sum(w.actual_kg) as kg from batch_weight w
        join delivery_order o on o.id = w.delivery_order_id join material m on m.id = w.material_id
        where m.kind not in ('water','ice') and o.do_date >= '2026-11-03' group by 1, 2)
    select batch.kg::numeric(14,3)::text as batched, coalesce(book.kg, 0)::numeric(14,3)::text as booked
    from batch left join book using (plant_id, material_id)`),
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { booked, batched } of rows) expect(booked).toBe(batched)
  expect(await count("stock_entry where kind = 'received'")).toBeGreaterThan(100)
})

test('the carbon of a load is what its batch weights and the factors of their materials say', async () => {
  const { rows } = await portal.db.sql.execute<{ loads: number; off: number }>(
    sql.raw(`select count(*)::int as loads, (count(*) filter (where abs(said - reckoned) > 0.001))::int as off
      from (select o.gwp_batched as said, sum(w.actual_kg * m.carbon_factor) as reckoned
        from delivery_order o join batch_weight w on w.delivery_order_id = o.id and w.revision = o.revision
        join material m on m.id = w.material_id where o.gwp_batched is not null group by o.id) load`),
  )
  expect(rows[0]!.loads).toBeGreaterThan(500)
  expect(rows[0]!.off).toBe(0)
})

test('a place has no more digits than a pin on the map is set with', async () => {
  for (const table of ['plant', 'location', '"order"']) {
    expect(await count(`${table} where latitude is not null`), table).toBeGreaterThan(0)
    const long =
      'latitude::numeric <> round(latitude::numeric, 6) or longitude::numeric <> round(longitude::numeric, 6)'
    expect(await count(`${table} where ${long}`), table).toBe(0)
  }
})

test('slumps on site follow the product, and a few loads miss it', async () => {
  const read = 'delivery_order d join product p on p.id = d.product_id where d.slump_mm is not null'
  const missed = await count(`${read} and d.slump_mm not between p.slump_min and p.slump_max`)
  expect(missed).toBeGreaterThan(0)
  expect(missed / (await count(read))).toBeLessThan(0.05)
})

test('people of one region and of one plant see that alone, beside colleagues who see the whole company', async () => {
  const plantsSeen = async (username: string) => {
    await portal.adopt(username)
    const of = { fromDate: '2026-11-20', toDate: '2026-11-20', limit: 200 }
    const { status, body } = await portal.as(username).post('/delivery-order/search_filter_do', of)
    expect(status, JSON.stringify(body)).toBe(200)
    return new Set(body.rows.map((row: { assignedPlant: string }) => row.assignedPlant)) as Set<string>
  }
  const all = await plantsSeen('dispatcher')
  expect(all.size).toBeGreaterThan(2)
  const west = await plantsSeen('dispatcher_west')
  expect([...west].filter(name => !['Jurong Port', 'Tuas'].includes(name))).toEqual([])
  expect(west.size).toBeGreaterThan(0)
  expect([...(await plantsSeen('batcher_jurong'))]).toEqual(['Jurong Port'])
})
