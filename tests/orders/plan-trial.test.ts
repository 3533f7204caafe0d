import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addMinutes } from '~/domain/kit/time'
import { MOST_PLAN_TRIAL_LOADS, type PlanTrial } from '~/domain/orders/plan-trial'
import { givenRegion } from '../kit/given/customers'
import { loadsOfOrder } from '../kit/given/orders'
import { bookDay, DAY, givenPlanDay, type PlanDayGiven } from '../kit/given/plan'
import { type House, house } from '../kit/house'

let portal: House
let at: PlanDayGiven
let booked: Awaited<ReturnType<typeof bookDay>>

const ask = (more: object = {}) => ({ fromDate: DAY, toDate: DAY, regionId: at.regionId, ...more })
const post = (body: object, by = 'dispatcher_manager') => portal.as(by).post('/plan-trial', body)
async function trial(more: object = {}): Promise<PlanTrial> {
  const { status, body } = await post(ask(more))
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
/** Every row of every table but for who looked in when: what a trial may not touch. */
async function traces() {
  const rows = async (text: string) => (await portal.db.sql.execute(sql.raw(text))).rows
  const tables = await rows(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like '%session%' order by 1`)
  const found = []
  for (const { name } of tables)
    found.push([
      name,
      await rows(`select count(*)::int, md5(string_agg(t::text, '' order by t::text)) from "${name}" t`),
    ])
  return found
}

/** Each load of an order as it was driven: `late` minutes after its promise, on one truck after the other. */
async function driven(orderId: string, late: number, of: object = {}) {
  for (const [i, load] of (await loadsOfOrder(portal, orderId)).entries()) {
    const onSiteAt = addMinutes(load.plannedOnSiteAt, late)
    const told = {
      status: 'returned',
      truckId: at.trucks[i]!.id,
      loadingAt: addMinutes(onSiteAt, -30),
      batchedAt: addMinutes(onSiteAt, -28),
      leftAt: addMinutes(onSiteAt, -20),
      onSiteAt,
      pourStartAt: onSiteAt,
      pourEndAt: addMinutes(onSiteAt, 25),
      returnedAt: addMinutes(onSiteAt, 60),
      ...of,
    }
    await portal.given(work => deliveryOrder.move(work, load, told, 'given'))
  }
}

beforeAll(async () => {
  portal = await house()
  at = await givenPlanDay(portal, { trucks: 6 })
  booked = await bookDay(portal, at)
  await driven(booked[0]!.id, 0)
  await driven(booked[1]!.id, 20)
  await driven(booked[2]!.id, 5)
  // The last one was never poured.
  portal.clock.at = new Date('2026-11-23T01:00:00.000Z')
})

test('what happened is counted from what was recorded, and late is late by the promise', async () => {
  const { days, loads } = await trial()
  expect(loads).toBe(12)
  expect(days).toHaveLength(1)
  const { columns, ...day } = days[0]!
  expect(day).toEqual({ day: DAY, orders: 4, loads: 12, quantity: '108.00', waysDriven: 9, unloadingsSeen: 9 })
  expect(columns.happened.figures).toMatchObject({
    loads: 9,
    quantity: '81.00',
    lateFirstLoads: 1,
    lateLoads: 3,
    lateMinutes: 60,
    truckMinutes: 9 * 90,
    overtimeMinutes: 0,
    trucks: 3,
  })
  expect(columns.planned.figures).toMatchObject({ loads: 12, quantity: '108.00', lateFirstLoads: 0 })
})

test('rules that stay as they are give the same plan twice, and the same question the same answer', async () => {
  const [one, two] = [await trial(), await trial()]
  expect(one.days[0]!.columns.changed).toEqual(one.days[0]!.columns.planned)
  expect(one.total.changed).toEqual(one.total.planned)
  expect(one.orders).toEqual([])
  expect(one.words).toEqual([])
  expect(two).toEqual(one)
})

test('offers that bear ways longer by a percentage are tried: what would not be offered is out of the plan, and said', async () => {
  const [calm, bold] = [await trial({ offerWayPercent: 100 }), await trial({ offerWayPercent: 0 })]
  expect([calm.words, bold.words]).toEqual([['Travel reserve of offers 100 %'], ['Travel reserve of offers 0 %']])
  const [quantity, more] = [calm, bold].map(({ total }) => Number(total.changed.figures.quantity))
  expect(quantity!).toBeLessThanOrEqual(more!)
  const turnedAway = (of: typeof calm) =>
    of.days[0]!.columns.changed.notes.filter(({ words }) => /not offered at the time asked/.test(words)).length
  expect(turnedAway(calm)).toBeGreaterThanOrEqual(turnedAway(bold))
  // Both plans of a trial are of what would have been offered, one as it is in force.
  expect(calm.total.planned).toEqual(bold.total.planned)
})

test('with half of the trucks less is poured or more of it late, and the orders say which', async () => {
  const { total, orders, words } = await trial({
    fleet: [
      { plantId: at.plant.id, by: -2 },
      { plantId: at.other.id, by: -2 },
    ],
  })
  expect(words).toEqual([`2 trucks fewer at ${at.plant.plantName}`, `2 trucks fewer at ${at.other.plantName}`])
  const { planned, changed } = total
  expect(changed.figures.trucks).toBeLessThan(planned.figures.trucks)
  expect(Number(changed.figures.quantity) - (changed.figures.lateMinutes ?? 0)).toBeLessThan(
    Number(planned.figures.quantity) - (planned.figures.lateMinutes ?? 0),
  )
  expect(orders.length).toBeGreaterThan(0)
  const known = new Set(booked.map(order => order.id))
  expect(orders.every(order => known.has(order.orderId))).toBe(true)
  expect(
    await trial({
      fleet: [
        { plantId: at.plant.id, by: -50 },
        { plantId: at.other.id, by: -50 },
      ],
    }),
  ).toMatchObject({
    total: { changed: { figures: { loads: 0, quantity: '0.00', trucks: 0, distance: '0.00' } } },
  })
})

test('hours, shifts, spacing and trucks of a type are tried too', async () => {
  const closed = await trial({
    plantHours: [
      { plantId: at.plant.id, opens: '14:00', closes: '15:00' },
      { plantId: at.other.id, opens: '14:00', closes: '15:00' },
    ],
  })
  expect(closed.total.changed.figures.loads).toBeLessThan(12)
  const short = await trial({ shiftStartBy: 240, shiftEndBy: -240 })
  expect(short.total.changed.figures).not.toEqual(short.total.planned.figures)
  const wide = await trial({ spacingBy: 30, weights: [{ part: 'truck', weight: 1_000_000 }] })
  expect(wide.words).toEqual([expect.stringMatching(/: weight 1000000$/), 'Spacing 30 min longer'])
  expect(wide.total.changed.figures.lateLoads).toBeGreaterThan(wide.total.planned.figures.lateLoads ?? 0)
  const more = await trial({ fleet: [{ plantId: at.plant.id, truckTypeId: at.type.id, by: 3 }] })
  expect(more.words).toEqual([`3 trucks of type ${at.type.truckType} more at ${at.plant.plantName}`])
})

test('of one plant it is what that plant made', async () => {
  const [{ plantId } = { plantId: '' }] = await loadsOfOrder(portal, booked[0]!.id)
  const idle = plantId === at.plant.id ? at.other : at.plant
  const { days } = await trial({ plantIds: [idle.id] })
  expect(days[0]).toMatchObject({ orders: 0, loads: 0, columns: { happened: { figures: { loads: 0 } } } })
  const own = await trial({ plantIds: [plantId] })
  expect(own.days[0]).toMatchObject({ orders: 4, loads: 12 })
  expect((await post(ask({ plantIds: [plantId], fleet: [{ plantId: idle.id, by: 1 }] }))).status).toBe(422)
})

test('a trial leaves no trace', async () => {
  const before = await traces()
  await trial({ fleet: [{ plantId: at.plant.id, by: -3 }], spacingBy: 10 })
  expect(await traces()).toEqual(before)
})

test.each([
  ['eight days', { fromDate: '2026-11-14', toDate: '2026-11-21' }, 'At most 7 days'],
  ['a day that is not over', { toDate: '2026-11-23' }, 'Choose days that are over'],
  ['days the wrong way round', { fromDate: '2026-11-22' }, 'The last day is before the first'],
])('%s is refused', async (_what, more, words) => {
  const { status, body } = await post(ask(more))
  expect([status, body.errors.toDate[0]]).toEqual([422, expect.stringContaining(words)])
})

test('what the change names must be there, once each', async () => {
  const elsewhere = await givenRegion(portal)
  const line = { plantId: at.plant.id, by: -1 }
  const refused = async (more: object) => {
    const { status, body } = await post(ask(more))
    return [status, Object.keys(body.errors ?? {})]
  }
  expect(await refused({ plantIds: [elsewhere.id] })).toEqual([422, ['plantIds']])
  expect(await refused({ fleet: [{ ...line, plantId: elsewhere.id }] })).toEqual([422, ['fleet.0.plantId']])
  expect(await refused({ fleet: [line, line] })).toEqual([422, ['fleet.1.plantId']])
  expect(await refused({ fleet: [{ ...line, truckTypeId: elsewhere.id }] })).toEqual([422, ['fleet.0.truckTypeId']])
  expect(await refused({ plantHours: [{ plantId: at.plant.id, opens: '12:00', closes: '08:00' }] })).toEqual([
    422,
    ['plantHours.0.closes'],
  ])
  expect(
    await refused({
      weights: [
        { part: 'late', weight: 1 },
        { part: 'late', weight: 2 },
      ],
    }),
  ).toEqual([422, ['weights.1.part']])
})

test('another region is not there for whoever does not see it, and a dispatcher sets no rules', async () => {
  const elsewhere = await givenRegion(portal)
  await portal.person('dispatcher_manager_2', { regionIds: [elsewhere.id] })
  expect((await post(ask(), 'dispatcher_manager_2')).status).toBe(404)
  expect((await post(ask(), 'dispatcher')).status).toBe(403)
})

test('what nobody recorded is blank with the reason, and what lacks on some loads is said', async () => {
  const nothing = {
    loadingAt: null,
    batchedAt: null,
    leftAt: null,
    onSiteAt: null,
    pourStartAt: null,
    pourEndAt: null,
    returnedAt: null,
  }
  await driven(booked[0]!.id, 0, nothing)
  const some = (await trial()).days[0]!.columns.happened
  expect(some.figures).toMatchObject({ loads: 9, lateLoads: 3 })
  expect(some.notes).toContainEqual({
    figure: 'lateLoads',
    words: '3 of 9 loads without a recorded arrival, not counted',
  })
  for (const { id } of booked.slice(1, 3)) await driven(id, 0, nothing)
  const { days, total } = await trial()
  const { figures, notes } = days[0]!.columns.happened
  expect(figures).toMatchObject({ loads: 9, lateLoads: null, lateMinutes: null, longGaps: null, truckMinutes: null })
  expect(notes).toContainEqual({ figure: 'lateLoads', words: 'All loads are without a recorded arrival' })
  expect(total.happened.figures.lateLoads).toBeNull()
  expect(days[0]).toMatchObject({ waysDriven: 0, unloadingsSeen: 0 })
})

test('a period with more loads than a trial plans is refused', async () => {
  const [load] = await loadsOfOrder(portal, booked[3]!.id)
  const columns = (
    await portal.db.sql.execute(
      sql.raw(`select column_name from information_schema.columns
    where table_name = 'delivery_order' and column_name not in ('id', 'load_no', 'do_number')`),
    )
  ).rows
    .map(row => row.column_name)
    .join(', ')
  await portal.db.sql.execute(
    sql.raw(`insert into delivery_order (id, load_no, ${columns})
    select gen_random_uuid(), 1000 + n, ${columns} from delivery_order, generate_series(1, ${MOST_PLAN_TRIAL_LOADS}) n
    where id = '${load!.id}'`),
  )
  const { status, body } = await post(ask())
  await portal.db.sql.execute(sql.raw('delete from delivery_order where load_no > 1000'))
  expect([status, body.errors.toDate[0]]).toEqual([422, expect.stringContaining('choose fewer days')])
})
