import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { order } from '~/db/orders/order'
import { keptPreview } from '~/db/orders/order-preview'
import { payable } from '~/domain/billing/preview'
import { AT_THE_START, foreseeDemoOrders } from '~/workflows/demo/foresee-orders'
import { foreseenNow } from '~/workflows/orders/save-payable-amount'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House
type Row = { id: string; day: string; createdAt: string; madeAt: string | null; revised: number }
const ordersNow = async () =>
  (
    await portal.db.sql.execute<Row>(
      sql.raw(`select o.id, o.order_date::text as day, o.created_at::text as "createdAt", p.made_at::text as "madeAt",
        (select count(*)::int from delivery_order l where l.order_id = o.id and l.revision > 1) as revised
       from "order" o left join order_preview p on p.order_id = o.id where o.status <> 'cancelled' order by 2 desc, 1`),
    )
  ).rows

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 7 })
})

test('every order has the price that was told when it was booked, those of today and the days ahead at once', async () => {
  const first = (await ordersNow()).filter(of => of.day >= '2026-11-20').length
  expect(await foreseeDemoOrders(portal.db, portal.clock.now(), first)).toBe(first)
  expect((await ordersNow()).filter(of => of.madeAt).map(of => of.day >= '2026-11-20')).toEqual(Array(first).fill(true))
  while (await foreseeDemoOrders(portal.db, portal.clock.now(), AT_THE_START));
  const all = await ordersNow()
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(of => of.madeAt !== of.createdAt && !of.revised)).toEqual([])
  // A line of weeks ago that comes onto the trail now would raise the alarm that lines are not sealed.
  expect(
    Number(
      (await portal.db.sql.execute(sql`select count(*)::int as n from audit_line where subject = 'order_preview'`))
        .rows[0]!.n,
    ),
  ).toBe(0)
})

test('it is what the booking would keep, to the cent, and the order shows it', async () => {
  const all = await ordersNow()
  for (const { id } of [all[0]!, all[Math.floor(all.length / 2)]!, all.at(-1)!]) {
    const { bill, usualGst } = await foreseenNow(portal.db.sql, await order.get(portal.db.sql, id))
    const { subtotal, gst, total, missing } = payable(bill, usualGst)
    expect(await keptPreview(portal.db.sql, id)).toMatchObject({ lines: bill.lines, subtotal, gst, total, missing })
    expect(Number(total)).toBeGreaterThan(100)
    expect(missing).toEqual([])
  }
})

test('an order that somebody changes keeps what they were told', async () => {
  const [{ id } = { id: '' }] = await ordersNow()
  await portal.db.sql.execute(sql`update order_preview set total = 1 where order_id = ${id}`)
  expect(await foreseeDemoOrders(portal.db, portal.clock.now())).toBe(0)
  expect((await keptPreview(portal.db.sql, id))!.total).toBe('1.00')
})
