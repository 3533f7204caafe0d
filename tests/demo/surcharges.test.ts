import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { singaporeHolidays } from '~/domain/orders/singapore-holidays'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House
const rowsOf = async <Row extends Record<string, unknown>>(text: string) =>
  (await portal.db.sql.execute<Row>(sql.raw(text))).rows

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 40 })
})

type Charged = { day: string; quantity: string; price: string; amount: string; load: string; returned: string | null }
const chargedFor = (trigger: string) =>
  rowsOf<Charged>(
    `select o.do_date::text as day, l.quantity::text, l.unit_price::text as price, l.amount::text, o.quantity::text as load,
       o.return_concrete::text as returned
     from invoice_draft_line l join sub_product s on s.id = l.item_id and s.trigger = '${trigger}'
     join delivery_order o on o.id = l.delivery_order_id join invoice_draft d on d.id = l.draft_id and d.kind = 'invoice'`,
  )

test('a pour on a public holiday is billed with the charge of that day, and not as after hours', async () => {
  const days = new Set(singaporeHolidays(2026).map(({ day }) => day))
  const charged = (await chargedFor('holiday')).filter(of => days.has(of.day))
  expect(new Set(charged.map(of => of.day))).toEqual(new Set(['2026-11-09']))
  for (const of of charged) expect([of.price, Number(of.quantity)]).toEqual(['15.0000', Number(of.load)])
  expect((await chargedFor('after_hours')).filter(of => days.has(of.day))).toEqual([])
})

test('concrete that the customer ordered too much is billed with its return, a cubic metre at least', async () => {
  const charged = await chargedFor('return_concrete')
  expect(charged.length).toBeGreaterThan(3)
  for (const { returned, quantity, price } of charged)
    expect([Number(quantity), price]).toEqual([Math.max(1, Number(returned)), '60.0000'])
  expect(new Set(charged.map(of => of.returned)).size).toBeGreaterThan(1)
})

test('a small order is raised to the minimum charge of a load, and no usual load is', async () => {
  const charged = await chargedFor('minimum_charge')
  expect(charged.length).toBeGreaterThan(0)
  expect(charged.length).toBeLessThan(4)
  for (const of of charged) {
    expect([of.load, of.quantity]).toEqual(['1.50', '1.0000'])
    expect(Number(of.amount)).toBeGreaterThan(20)
  }
  const [load] = await rowsOf<{ said: string }>(
    `select sum(l.amount)::text as said from invoice_draft_line l
     left join sub_product s on s.id = l.item_id where (l.kind in ('product', 'associate') or s.trigger in ('part_load', 'minimum_charge'))
     and l.delivery_order_id in (select delivery_order_id from invoice_draft_line l join sub_product s on s.id = l.item_id where s.trigger = 'minimum_charge')
     group by l.delivery_order_id, l.draft_id limit 1`,
  )
  expect(load!.said).toBe('360.00')
})

test('each of these terms has a price in every region from its first day on', async () => {
  const terms = await rowsOf<{ trigger: string; regions: number; price: string }>(
    `select s.trigger, count(*)::int as regions, min(t.unit_price)::text as price from commercial_term t join sub_product s on s.id = t.item_id
     where s.trigger in ('holiday', 'return_concrete', 'minimum_charge') and t.from_date < '2026-10-11' group by 1 order by 1`,
  )
  expect(terms).toEqual([
    { trigger: 'holiday', regions: 3, price: '15.0000' },
    { trigger: 'minimum_charge', regions: 3, price: '360.0000' },
    { trigger: 'return_concrete', regions: 3, price: '60.0000' },
  ])
})
