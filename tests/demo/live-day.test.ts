import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '~/db/seed/demo'
import { moveLiveDay } from '~/workflows/demo/live-day'
import { rollDays } from '~/workflows/demo/roll-days'
import { type House, house } from '../kit/house'

let portal: House
const count = async (text: string) =>
  Number((await portal.db.sql.execute(sql.raw(`select count(*)::int as n from ${text}`))).rows[0]!.n)
const later = (minutes: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  portal = await house({ now: '2026-11-20T01:00:00.000Z' })
  await seedDemo(portal.db, { now: portal.clock.now(), passwordHash: 'unused', historyDays: 16 })
})

test('the live day moves with the clock by real commands: tickets, weights, stock and audit lines', async () => {
  const delivered = () => count(`delivery_order where do_date = '2026-11-20' and status in ('delivered','returned')`)
  const before = await delivered()
  const lines = await count('audit_line')
  for (let i = 0; i < 4; i++) {
    later(15)
    await moveLiveDay(portal.db, portal.clock.now(), 200)
  }
  expect(await delivered()).toBeGreaterThan(before)
  expect(await count('audit_line')).toBeGreaterThan(lines)
  expect(await count(`stock_entry where delivery_order_id is not null`)).toBeGreaterThan(0)
  expect(
    await count(
      `(select s.id from silo s join stock_entry e on e.silo_id = s.id group by s.id having s.level_kg <> sum(e.kg)) x`,
    ),
  ).toBe(0)
})

test('a missing day is booked like the same weekday before, and what is there is not touched', async () => {
  const kept = await count(`"order" where order_date < '2026-11-20'`)
  later(24 * 60)
  const days = await rollDays(portal.db, portal.clock.now())
  expect(days).toEqual(['2026-11-23'])
  expect(await count(`"order" where order_date = '2026-11-23' and status = 'confirmed'`)).toBeGreaterThan(3)
  expect(await count(`"order" where order_date < '2026-11-20'`)).toBe(kept)
  expect(await rollDays(portal.db, portal.clock.now())).toEqual([])
})
