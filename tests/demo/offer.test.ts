import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { readOnly } from '~/db/kit/read-only'
import { SYSTEM } from '~/db/kit/work'
import { OfferAsk } from '~/domain/orders/offer'
import { makeOffers } from '~/workflows/orders/make-offers'
import { demoHouse } from '../kit/demo-house'

type Site = { customerId: string; projectId: string; locationId: string; productId: string }
const ASKS = [
  { orderDate: '2026-11-21', startTime: '06:30', quantity: '126', spacingMinutes: 20, unloadingMinutes: 15 },
  { orderDate: '2026-11-21', startTime: '09:00', quantity: '27', spacingMinutes: 30, unloadingMinutes: 24 },
  { orderDate: '2026-11-20', startTime: '14:00', quantity: '63', spacingMinutes: 20, unloadingMinutes: 20 },
]
/** Reads of one ask, whatever the day holds. */
const MOST_STATEMENTS = 55

test('on the demo’s days each caller hears an answer: times, statements and how many are offered something', async () => {
  // Before the first connection is opened: each keeps the way it sends by.
  const sent = vi.spyOn(Client.prototype, 'query')
  const portal = await demoHouse({ historyDays: 50 })
  const { rows: sites } = await portal.db.sql.execute<Site>(
    sql.raw(`select distinct on (location_id) customer_id as "customerId", project_id as "projectId",
      location_id as "locationId", product_id as "productId" from "order" where order_date = '2026-11-21' limit 10`),
  )
  const taken: { wall: number; cpu: number; statements: number; heard: boolean }[] = []
  try {
    for (const site of sites)
      for (const more of ASKS) {
        const before = sent.mock.calls.length
        const [began, cpu] = [performance.now(), process.cpuUsage()]
        const { asked, offers } = await readOnly(portal.db, sql =>
          makeOffers(sql, SYSTEM, OfferAsk.parse({ ...site, ...more }), portal.clock.now()),
        )
        const { user, system } = process.cpuUsage(cpu)
        taken.push({
          wall: performance.now() - began,
          cpu: (user + system) / 1000,
          statements: sent.mock.calls.length - before,
          heard: offers.length > 0 || asked.refusals.length > 0,
        })
        expect(asked.fits).toBe(!asked.refusals.length)
      }
  } finally {
    sent.mockRestore()
  }
  const at = (of: 'wall' | 'cpu', share: number) =>
    Math.round(taken.map(each => each[of]).sort((a, b) => a - b)[Math.floor((taken.length - 1) * share)]!)
  console.log(
    `offers, ${taken.length} asks: p50 ${at('wall', 0.5)} ms, p95 ${at('wall', 0.95)} ms; CPU p50 ${at('cpu', 0.5)} ms, p95 ${at('cpu', 0.95)} ms; statements at most ${Math.max(...taken.map(each => each.statements))}`,
  )
  expect(taken.every(each => each.heard)).toBe(true)
  expect(Math.min(...taken.map(each => each.statements))).toBeGreaterThan(5)
  expect(Math.max(...taken.map(each => each.statements))).toBeLessThanOrEqual(MOST_STATEMENTS)
}, 180_000)
