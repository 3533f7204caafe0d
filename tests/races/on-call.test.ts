import { sql as raw } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder, loadsOf } from '~/db/deliveries/delivery-order'
import { setSetting } from '~/db/kit/set-setting'
import { bookedAtPlants } from '~/db/orders/capacity'
import { order } from '~/db/orders/order'
import { queueItem, STANDING } from '~/db/queue/queue-item'
import { queueItems } from '~/db/queue/tables'
import { among } from '~/domain/kit/among'
import { cubicMetres, sum } from '~/domain/kit/money'
import { addMinutes } from '~/domain/kit/time'
import { count } from '../hardening/kit/parameters'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house, ok } from '../kit/house'
import { keptTime, NEVER_ON_CALL } from './on-call'
import { type Step, step } from './on-call-choices'
import { follows, look, stateOf } from './on-call-follows'
import { type Ground, play } from './on-call-steps'

/** `npm run faults -- --walks 200 tests/races/on-call` is the long form. */
const WALKS = count('walks', 4)
const SEED = count('seed', 11)
const ROUNDS = 33
const ENOUGH = 20
const DAY = '2026-11-20'
const ZONE = 'Asia/Singapore'
const START = new Date('2026-11-20T01:00:00.000Z')
/** m³ an hour: what the will-call has of its hour leaves no room for who waits. */
const CAPACITY = 18

let portal: House
let world: Deliveries
let played = 0
const reached = new Map<string, number>()
const saw = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1)

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  await portal.db.sql.execute(raw`update plant set capacity_per_hour = ${CAPACITY} where id = ${world.plant.id}`)
  await portal.db.sql.execute(raw`update plant set active = false where id = ${world.nearPlant.id}`)
  await portal.given(work => setSetting(work, 'orders.on-call-reserved-percent', 100))
})

/** 63 m³ of which 36 are on call, a will-call that fills its hour, and a draft that waits for that hour. */
async function fresh(): Promise<Ground> {
  portal.clock.at = START
  await portal.given(async work => {
    for (const row of await work.sql.select().from(queueItems))
      if (among(STANDING, row.status))
        await queueItem.move(work, row, { status: 'withdrawn', deliveryOrderId: null }, 'clear')
    const { rows } = await work.sql.execute<{ id: string }>(
      raw`select id from "order" where status not in ('cancelled', 'completed')`,
    )
    for (const { id } of rows) {
      await order.move(work, await order.lock(work, id), { status: 'cancelled' }, 'clear')
      for (const load of await loadsOf(work.sql, id))
        await deliveryOrder.move(work, load, { status: 'withdrawn', queueItemId: null }, 'clear')
    }
  })
  const by = portal.as('dispatcher')
  const { customer, project, location, product, plant } = world
  const parties = { customerId: customer.id, projectId: project.id, locationId: location.id, productId: product.id }
  const contact = { contactName: 'Mr Lim', contactPhone: '+65 8123 4567', landmark: '', remarks: '', oneOffReason: '' }
  const times = { orderDate: DAY, loadSize: '9', spacingMinutes: 30, unloadingMinutes: 25 }
  const book = async (quantity: string, more: { startTime: string; [field: string]: unknown }): Promise<string> =>
    ok(await by.post('/order', { ...parties, ...contact, ...times, quantity, ...more })).id
  const poured = await book('63', { startTime: '10:30', onCallQuantity: '36' })
  const willCall = await book('18', { startTime: '14:00', willCall: true })
  const waits = await book('9', { startTime: '14:10', draft: true })
  const { version } = await order.get(portal.db.sql, waits)
  ok(await by.post('/wait-list', { orderId: waits, version, toleranceMinutes: 15 }))
  const { link } = ok(await by.post(`/order/${poured}/site-link`))
  expect(plant.id).toBe((await loadsOf(portal.db.sql, willCall))[0]!.plantId)
  return { poured, willCall, waits, site: link.url.split('/').at(-1) }
}

async function holds({ poured, willCall, waits }: Ground): Promise<void> {
  const { sql } = portal.db
  for (const [what, statement] of Object.entries(NEVER_ON_CALL))
    expect((await sql.execute(statement([poured, willCall, waits]))).rows, what).toEqual([])
  expect((await sql.execute(raw`select from wait_entry where order_id in (${poured}, ${willCall})`)).rows).toEqual([])
  const booked = await bookedAtPlants(sql, [world.plant.id], { day: DAY, zone: ZONE })
  const { rows } = await sql.execute<{ m3: string }>(keptTime(world.plant.id, DAY))
  expect(cubicMetres(sum(booked.map(row => row.quantity))), 'who has its time takes room, nobody else').toBe(
    rows[0]!.m3,
  )
  // What is on call is kept as one amount in the hour after the last load: no truck has that time yet.
  const made = await bookedAtPlants(sql, [world.plant.id], { day: DAY, zone: ZONE, exceptOnCallOf: poured })
  for (const [hour, of] of Map.groupBy(made, row => row.hour)) {
    const m3 = Number(sum(of.map(row => row.quantity)))
    expect(m3, `the plant makes no more at ${hour}:00 than it can`).toBeLessThanOrEqual(CAPACITY)
  }
}

/** Three persons at once, or all of them the same, as two who answer one call; one is a little later than the other. */
const same = (of: Step): Step[] => [
  of,
  { ...of, who: 'dispatcher_manager_2', ...(of.act === 'release' && { which: of.which + 1 }) },
  { ...of, who: 'dispatcher' },
]
const round = fc.oneof(fc.array(step, { minLength: 3, maxLength: 3 }), step.map(same))
/** Each walk begins with a truck on its way, m³ that two release at once for times that both fit, and a load that the site asked for. */
const OPENING = (['truck', 'release', 'ask', 'accept'] as const).map(act =>
  same({ act, who: 'dispatcher', which: 1, more: true }),
)

test(
  `whatever sites and dispatchers do at once, each m³ is asked for and brought once (${WALKS} walks, seed ${SEED})`,
  async () => {
    await fc
      .assert(
        fc.asyncProperty(fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }), async rounds => {
          const ground = await fresh()
          let before = await stateOf(portal, ground)
          for (const steps of [...OPENING, ...rounds]) {
            const effects = await Promise.all(steps.map(of => play({ portal, world }, ground, of)))
            played += steps.length
            const after = await stateOf(portal, ground)
            follows({ before, after, at: portal.clock.at }, steps, effects)
            await holds(ground)
            look(before, after, saw)
            before = after
            portal.clock.at = addMinutes(portal.clock.at, 4)
          }
        }),
        { numRuns: WALKS, seed: SEED, endOnFailure: true },
      )
      .catch(fault => {
        console.log(`red after ${played} steps`)
        throw fault
      })
    console.log(`${played} steps: ${[...reached].map(([what, times]) => `${what} ${times}`).join(', ')}`)
    // A walk in which nobody asks, calls or ends proves nothing; who is first of those at once differs, so a few walks may miss some.
    const came = (...of: string[]) => of.reduce((times, what) => times + (reached.get(what) ?? 0), 0)
    expect(came('release_on_call accepted')).toBeGreaterThan(0)
    if (WALKS >= ENOUGH) {
      expect(came('last_load accepted', 'last_load declined')).toBeGreaterThan(0)
      expect(came('released at the deadline', 'called in time', 'called after all')).toBeGreaterThan(0)
    }
    expect(portal.defects).toEqual([])
  },
  Math.max(300, WALKS * 15) * 1000,
)
