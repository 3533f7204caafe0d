import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { customer } from '~/db/customers/customer'
import { demoOffset } from '~/db/kit/demo-clock'
import { verifyAudit } from '~/db/kit/verify'
import { firstPeople } from '~/functions/local/first-people'
import { resetDemo } from '~/functions/local/reset-demo'
import { house } from '../kit/house'

const PASSWORD = 'ready-mix-demo-2026'
const COUNTED = ['customer', 'delivery_order', 'invoice', 'audit_line', 'portal_user', 'setting']

test('POST /demo/reset brings the first day back: sign-in works, what was moved is gone', async () => {
  const portal = await house({ now: '2026-11-20T02:15:00.000Z' })
  let shift = 0
  const { settings } = portal.parts
  const firstDay = portal.clock.now()
  Object.assign(settings, { demo: true })
  Object.assign(portal.parts, {
    clock: {
      now: () => new Date(firstDay.getTime() + shift * 60_000),
      wall: () => firstDay,
      shiftTo: (minutes: number) => {
        shift = minutes
      },
    },
    resetDemo: () => resetDemo(portal.ownerUrl, portal.parts),
  })
  // PostgreSQL takes its statistics whenever it likes, also of tables whose rows are not committed yet.
  const counting = countsMeanwhile(portal.ownerUrl)
  await firstPeople(portal.parts)
  await counting.end()
  const counts = async () => {
    const texts = COUNTED.map(name => `(select count(*)::int from "${name}") as "${name}"`)
    return (await portal.db.sql.execute(sql.raw(`select ${texts.join(', ')}`))).rows[0]
  }
  const first = await counts()
  const withdrawnOf = async () =>
    (await portal.db.sql.execute(sql`select count(*)::int as n from delivery_order where status = 'withdrawn'`))
      .rows[0]!.n
  const withdrawn = await withdrawnOf()
  const login = (username: string) => portal.as(null).post('/login', { username, password: PASSWORD })
  const token = (await login('admin')).body.token
  const asAdmin = { headers: { authorization: `Bearer ${token}` } }

  expect((await portal.as(null).post('/demo/reset')).status).toBe(401)
  const dispatcher = (await login('dispatcher')).body.token
  const refused = await portal.as(null).post('/demo/reset', undefined, {
    headers: { authorization: `Bearer ${dispatcher}` },
  })
  expect(refused.status).toBe(403)
  const moved = await portal.as(null).post('/demo/clock', { moveMinutes: 1440 }, asAdmin)
  expect(moved.body).toMatchObject({ now: '2026-11-21T02:15:00.000Z', offsetMinutes: 1440 })
  await portal.given(work => customer.insert(work, { customerName: 'Made in the demo', customerCode: 'MADE' }))
  await portal.db.sql.execute(sql`update delivery_order set status = 'withdrawn' where do_date = '2026-11-20'`)
  expect(await withdrawnOf()).toBeGreaterThan(Number(withdrawn))

  const reset = await portal.as(null).post('/demo/reset', undefined, asAdmin)
  expect([reset.status, reset.body]).toEqual([200, { reset: true }])
  expect(await counts()).toEqual(first)
  expect(portal.parts.clock.now()).toEqual(firstDay)
  expect(await demoOffset(portal.db.sql)).toBe(0)
  const { rows } = await portal.db.sql.execute(
    sql`select count(*)::int as made from customer where customer_code = 'MADE'`,
  )
  expect(rows[0]).toEqual({ made: 0 })
  expect(await withdrawnOf()).toBe(withdrawn)
  expect((await portal.as(null).get('/session', asAdmin)).status).toBe(401)
  for (const username of ['admin', 'dispatcher', 'finance_ar']) expect((await login(username)).status).toBe(200)
  expect((await verifyAudit(portal.db.sql)).brokenAt).toBeNull()
  expect(portal.defects).toEqual([])
}, 300_000)

function countsMeanwhile(url: string) {
  let going = true
  const counted = (async () => {
    const client = new pg.Client({ connectionString: url, lock_timeout: 50 })
    await client.connect()
    while (going) {
      for (const table of ['delivery_order', 'batch_weight', 'mix_design_line', 'cylinder_set'])
        await client.query(`analyze ${table}`).catch(() => {})
      await sleep(300)
    }
    await client.end()
  })()
  return {
    end: () => {
      going = false
      return counted
    },
  }
}
