import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoOffset } from '~/db/kit/demo-clock'
import { holidaysFrom } from '~/db/orders/holiday'
import { businessDay, weekday } from '~/domain/kit/time'
import { movingClock } from '~/functions/kit/parts/clock'
import { firstPeople } from '~/functions/local/first-people'
import { planDemoDays } from '~/workflows/demo/plan-days'
import { rollDays } from '~/workflows/demo/roll-days'
import { house } from '../kit/house'

/** What the screens of the tour read on their day. */
const SHOWN = {
  'orders of the day': `"order" where order_date = $day and status in ('confirmed', 'in_progress')`,
  'loads still to come': `delivery_order where do_date = $day and status in ('planned', 'assigned', 'called')`,
  'trucks on the road': `delivery_order where do_date = $day and status in ('loaded', 'in_transit', 'on_site', 'pouring')`,
  'loads that are back': `delivery_order where do_date = $day and status in ('delivered', 'returned')`,
  'specimens to sample at a truck': `cylinder_test t where status = 'assigned' and exists (
    select 1 from delivery_order d where d.id = t.delivery_order_id and d.pour_start_at is not null)`,
  'trucks in the yards': `queue_item where status = 'joined'`,
  'positions of trucks': `truck_position where at > $now - interval '30 minutes'`,
  'plans of the day': `order_plan where order_date = $day and status = 'published'`,
  'drivers on the roster': `usual_shift where weekday = $weekday`,
  'plants with capacity': `capacity_profile where weekday = $weekday`,
}

test.each([
  ['a Sunday', '2026-11-22T09:00:00+08:00', '2026-11-23'],
  ['a public holiday', '2026-11-09T11:00:00+08:00', '2026-11-10'],
  ['a Friday evening', '2026-11-20T20:30:00+08:00', '2026-11-21'],
])('a demo that is started on %s opens on the next working morning, and no screen is empty', async (_, at, day) => {
  const portal = await house({ now: at })
  const began = performance.now()
  const clock = movingClock(at)
  Object.assign(portal.parts.settings, { demo: true })
  Object.assign(portal.parts, { clock })
  await firstPeople(portal.parts)
  const now = clock.now()
  // It opens at 10:20, and its clock goes on while people are made.
  const since = now.getTime() - Date.parse(`${day}T10:20:00+08:00`)
  expect([since >= 0, since <= performance.now() - began + 60_000]).toEqual([true, true])
  expect(businessDay(now)).toBe(day)
  // It goes on from there after a restart.
  expect(await demoOffset(portal.db.sql)).toBe(
    Math.ceil((Date.parse(`${day}T10:20:00+08:00`) - Date.parse(at)) / 60_000),
  )
  await planDemoDays(portal.db, now)
  for (const [what, from] of Object.entries(SHOWN)) {
    const text = from
      .replaceAll('$day', `'${day}'`)
      .replaceAll('$now', `'${now.toISOString()}'::timestamptz`)
      .replaceAll('$weekday', String(weekday(day)))
    const { rows } = await portal.db.sql.execute(raw.raw(`select count(*)::int as n from ${text}`))
    expect(Number(rows[0]!.n), what).toBeGreaterThan(0)
  }
  // The days that are booked ahead rest on Sundays and holidays.
  await rollDays(portal.db, now)
  const holidays = await holidaysFrom(portal.db.sql, day)
  expect(holidays.size).toBeGreaterThan(20)
  const { rows } = await portal.db.sql.execute<{ day: string }>(
    raw`select distinct order_date::text as day from "order" where order_date > ${day}`,
  )
  expect(rows.filter(of => weekday(of.day) === 0 || holidays.has(of.day))).toEqual([])
  // People of the company and its customers have names of their own.
  const twice = await portal.db.sql.execute<{ name: string }>(
    raw`select name from (
      select name from portal_user where username not in (select username from salesperson)
      union all select name from salesperson union all select technician_name from technician union all select name from contact
    ) people group by name having count(*) > 1`,
  )
  expect(twice.rows).toEqual([])
})

test('early on a Monday each step of a cylinder result has work: nobody approves it at night or on a Sunday', async () => {
  const portal = await house({ now: '2026-11-30T06:10:00+08:00' })
  Object.assign(portal.parts.settings, { demo: true })
  await firstPeople(portal.parts)
  const { rows } = await portal.db.sql.execute<{ status: string; n: number }>(
    raw`select status, count(*)::int as n from cylinder_age where status like 'with_%' group by status order by status`,
  )
  expect(rows.map(of => of.status)).toEqual(['with_house_manager', 'with_manager'])
  const late = await portal.db.sql.execute(
    raw`select id from cylinder_age where manager_at < house_at or house_at < lab_at
      or extract(hour from house_at at time zone 'Asia/Singapore') not between 8 and 18
      or extract(isodow from manager_at at time zone 'Asia/Singapore') = 7`,
  )
  expect(late.rows).toEqual([])
})
