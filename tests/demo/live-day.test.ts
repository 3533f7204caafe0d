import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bringDrivers } from '~/workflows/demo/bring-drivers'
import { correctDemoLoads } from '~/workflows/demo/correct-loads'
import { moveLiveDay } from '~/workflows/demo/live-day'
import { moveLiveSites } from '~/workflows/demo/live-sites'
import { moveTrucks } from '~/workflows/demo/move-trucks'
import { rollDays } from '~/workflows/demo/roll-days'
import { clearYards } from '~/workflows/queue/clear-queue'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

let portal: House
const count = async (text: string) =>
  Number((await portal.db.sql.execute(sql.raw(`select count(*)::int as n from ${text}`))).rows[0]!.n)
const later = (minutes: number) => {
  portal.clock.at = new Date(portal.clock.at.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  portal = await demoHouse({ now: '2026-11-20T01:00:00.000Z', historyDays: 16 })
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

test('loads of the last days are corrected by the commands of its people, once', async () => {
  const made = await correctDemoLoads(portal.db, portal.clock.now())
  expect(made).toBe(10)
  const of = (status: string) => count(`emodification where demo and status = '${status}'`)
  for (const status of ['submitted', 'approved_1', 'applied', 'rejected', 'withdrawn'])
    expect(await of(status), status).toBeGreaterThan(0)
  expect(await count('emodification e join delivery_order d on d.id = e.delivery_order_id where not d.demo')).toBe(0)
  expect(await correctDemoLoads(portal.db, portal.clock.now())).toBe(0)
})

test('trucks move along the roads at the pace of a mixer, by the command of the driver’s app', async () => {
  expect(await count('truck_position')).toBeGreaterThan(1000)
  const before = await count('truck_position')
  for (let i = 0; i < 6; i++) {
    later(5)
    await moveLiveDay(portal.db, portal.clock.now(), 200)
    await moveTrucks(portal.db, portal.clock.now())
  }
  expect(await count('truck_position')).toBeGreaterThan(before + 200)
  expect(await moveTrucks(portal.db, portal.clock.now())).toBe(0)
  const pace = `(select truck_id, at, speed_kmh, (6371 * 2 * asin(sqrt(sin(radians(latitude - lag(latitude) over w) / 2) ^ 2
      + cos(radians(latitude)) * cos(radians(lag(latitude) over w)) * sin(radians(longitude - lag(longitude) over w) / 2) ^ 2)))
      / nullif(extract(epoch from at - lag(at) over w) / 3600, 0) as kmh
    from truck_position window w as (partition by truck_id order by at)) p`
  const all = await count(`${pace} where kmh is not null`)
  expect(await count(`${pace} where kmh > 95`)).toBeLessThan(all * 0.01)
  expect(await count(`${pace} where kmh between 15 and 80`)).toBeGreaterThan(all * 0.2)
  expect(await count(`truck_position where speed_kmh > 80`)).toBe(0)
})

test('sites have their links, say that they are ready and ask for something; what they ask is left to people', async () => {
  const day = (table: string, more: string) =>
    count(`${table} t join "order" o on o.id = t.order_id where o.order_date = '2026-11-20' and ${more}`)
  for (let i = 0; i < 40; i++) {
    later(10)
    await moveLiveDay(portal.db, portal.clock.now(), 200)
    await moveLiveSites(portal.db, portal.clock.now())
  }
  expect(await day('site_link', 'revoked_at is null')).toBeGreaterThan(3)
  expect(await day('site_link', 'readiness is not null')).toBeGreaterThan(1)
  expect(await day('site_request', `t.status = 'open'`)).toBeGreaterThan(0)
  expect(await day('site_request', `t.status <> 'open'`)).toBe(0)
})

test('a truck whose site is not ready went to another pour, once on the day, and its ticket was issued again', async () => {
  const diverted = `delivery_event e join delivery_order d on d.id = e.delivery_order_id where e.event = 'diverted'`
  expect(await count(diverted)).toBe(1)
  expect(await count(`${diverted} and d.revision = 2 and d.status in ('delivered','returned')`)).toBe(1)
  // Its place in the first pour was made again.
  const opened = `delivery_order d join audit_line a on a.subject_id = d.id and a.action = 'take place'`
  expect(await count(`${opened} where d.status in ('delivered','returned')`)).toBe(1)
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

test('drivers come in by the roster, rest in time and go home; at close the yards are empty', async () => {
  const joined = (more = '') => count(`queue_item where demo and status = 'joined' ${more}`)
  portal.clock.at = new Date('2026-11-24T13:59:00Z')
  await clearYards(portal.db, portal.clock.now())
  portal.clock.at = new Date('2026-11-24T14:01:00Z')
  await clearYards(portal.db, portal.clock.now())
  expect(
    await count(`queue_item where status in ('joined', 'called', 'acknowledged') and delivery_order_id is null`),
  ).toBe(0)
  portal.clock.at = new Date('2026-11-24T22:40:00Z')
  await bringDrivers(portal.db, portal.clock.now())
  const came = await joined()
  expect(came).toBeGreaterThan(15)
  expect(await bringDrivers(portal.db, portal.clock.now())).toBe(0)
  later(4 * 60)
  await bringDrivers(portal.db, portal.clock.now())
  expect(await count(`duty_event where demo and event = 'break_start' and at = '2026-11-25T02:40:00Z'`)).toBe(came)
  later(13 * 60)
  await bringDrivers(portal.db, portal.clock.now())
  expect(await joined(`and joined_at < '2026-11-24T23:00:00Z'`)).toBe(0)
})
