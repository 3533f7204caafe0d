import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rollDays } from '~/workflows/demo/roll-days'
import { demoHouse } from '../kit/demo-house'

test('a working day is booked like a working day, not like the one pour of the holiday a week before', async () => {
  const portal = await demoHouse({ now: '2026-11-13T02:15:00.000Z', historyDays: 16 })
  const orders = async (day: string) =>
    Number(
      (await portal.db.sql.execute(sql`select count(*)::int as n from "order" where order_date = ${day}`)).rows[0]!.n,
    )
  expect(await orders('2026-11-09')).toBe(1)
  expect(await rollDays(portal.db, new Date('2026-11-14T02:15:00.000Z'))).toEqual(['2026-11-16'])
  expect(await orders('2026-11-16')).toBeGreaterThan(3)
})
