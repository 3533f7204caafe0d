import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { setSetting } from '~/db/kit/set-setting'
import { SYSTEM } from '~/db/kit/work'
import { onCall, onCallQuantities } from '~/db/orders/on-call-quantity'
import { order } from '~/db/orders/order'
import { random } from '~/domain/kit/random'
import { addMinutes } from '~/domain/kit/time'
import { onCallOf } from '~/domain/orders/on-call-quantity'
import { ORDER_STATUSES } from '~/domain/orders/order'
import { completeEndedOrders } from '~/workflows/orders/complete-ended-orders'
import { givenPlant } from '../kit/given/fleet'
import { bookOrder, type Dispatch, givenDispatch, loadsOfOrder, orderOf } from '../kit/given/orders'
import { type House, house } from '../kit/house'

const DAY = '2026-11-20'
let portal: House
let at: Dispatch
const dispatcher = () => portal.as('dispatcher')
const page = async (id: string) => (await dispatcher().get(`/order/${id}`)).body

beforeAll(async () => {
  portal = await house({ now: `${DAY}T00:00:00.000Z` })
  at = await givenDispatch(portal)
  // Room for all orders of this file.
  await portal.db.sql.execute(sql`update plant set capacity_per_hour = 400 where id = ${at.plant.id}`)
})

/** 40 m³ in loads of 8 from 09:00, a truck every half an hour, of which 16 m³ are on call. */
const booking = {
  orderDate: DAY,
  quantity: '40',
  loadSize: '8',
  startTime: '09:00',
  spacingMinutes: 30,
  onCallQuantity: '16',
}
const booked = (more = {}) => bookOrder(portal, at, { ...booking, ...more })
const change = async (id: string, more: object) =>
  dispatcher().put('/order', { ...orderOf(at, { ...booking, ...more }), id, version: (await page(id)).version })
const previewOf = (more: object) => {
  const { customerId, projectId, locationId, productId } = orderOf(at)
  return { customerId, projectId, locationId, productId, ...more }
}
const SAID = { askedBy: 'Mr Tan', reason: 'Level is seen' }
const release = async (id: string, more = {}) =>
  dispatcher().post(`/order/${id}/on-call-quantity/release`, {
    ...{ version: (await page(id)).version, quantity: '8', startTime: '14:00', ...SAID },
    ...more,
  })
const end = async (id: string, quantity: string) =>
  dispatcher().post(`/order/${id}/on-call-quantity/end`, { version: (await page(id)).version, quantity, ...SAID })
const sizes = async (id: string) => (await loadsOfOrder(portal, id)).map(load => load.quantity)
/** All loads that an order has, on site and poured. */
const poured = (id: string, onSiteAt: Date, minutes: number | null) =>
  portal.given(async work => {
    const pourEndAt = minutes === null ? null : addMinutes(onSiteAt, minutes)
    for (const load of await loadsOfOrder(portal, id))
      await deliveryOrder.move(
        work,
        load,
        { status: minutes === null ? 'on_site' : 'returned', onSiteAt, pourEndAt, returnedAt: pourEndAt },
        'given',
      )
  })
const listed = async (id: string) =>
  (await dispatcher().get('/order/on-call-quantity')).body.rows.find((row: { id: string }) => row.id === id)

describe('booking', () => {
  test('what is on call is on no load, and neither promised nor assigned to a plant', async () => {
    const { id, loads } = await booked()
    expect([loads, await sizes(id)]).toEqual([3, ['8.00', '8.00', '8.00']])
    const seen = await page(id)
    expect(seen).toMatchObject({
      quantity: '40.00',
      onCallQuantity: '16.00',
      owedQuantity: '0.00',
      toComeQuantity: '40.00',
    })
    expect(seen.promises).toMatchObject([{ quantity: '24.00', source: 'booked' }])
    expect(seen.assignedPlants).toMatchObject([{ quantity: '24.00' }])
    const balance = await dispatcher().post(`/order/${id}/balance`, { version: seen.version })
    expect(balance.body.facts).toMatchObject({ rule: 'balance' })
  })

  test('at least one load is firm; the form says which loads are on call and prices all of them', async () => {
    const all = await dispatcher().post('/order', orderOf(at, { ...booking, onCallQuantity: '40' }))
    expect([all.status, Object.keys(all.body.errors)]).toEqual([422, ['onCallQuantity']])
    const less = await dispatcher().post('/order', orderOf(at, { ...booking, onCallQuantity: '-8' }))
    expect([less.status, Object.keys(less.body.errors)]).toEqual([422, ['onCallQuantity']])
    const asked = { ...booking, quantity: '44', onCallQuantity: '20' }
    const ask = previewOf(asked)
    const { body } = await dispatcher().post('/order/preview', ask)
    expect([body.onCall, body.loads.length]).toEqual([['8.00', '8.00', '4.00'], 3])
    const priced = { oneOffPrice: '120', oneOffReason: 'Agreed on the phone' }
    const m3 = async (onCallQuantity: string) => {
      const { price } = (await dispatcher().post('/order/preview', { ...ask, ...priced, onCallQuantity })).body
      return price.lines.filter((line: { unitPrice: string }) => Number(line.unitPrice) === 120)
    }
    const [one, other] = [await m3('20'), await m3('0')]
    expect([one, one[0].quantity]).toEqual([other, '44.00'])
  })

  test('plants that are named carry what is firm', async () => {
    const named = (quantity: string) => ({ assignedPlants: [{ id: at.plant.id, startTime: '08:00', quantity }] })
    const whole = await dispatcher().post('/order', orderOf(at, { ...booking, ...named('40') }))
    expect([whole.status, whole.body.errors.assignedPlants[0]]).toEqual([
      422,
      'The assigned plants carry 40.00 of 24.00 m³ that are not on call',
    ])
    expect(
      (await dispatcher().post('/order', orderOf(at, { ...booking, startTime: '10:00', ...named('24') }))).status,
    ).toBe(200)
  })
})

describe('a change of the order', () => {
  test('keeps what is on call; it goes down by a release or with the quantity, and up with it or in time', async () => {
    const { id } = await booked()
    expect((await change(id, { remarks: 'Gate B' })).status).toBe(200)
    expect(await page(id)).toMatchObject({ onCallQuantity: '16.00', quantity: '40.00' })
    const down = await change(id, { onCallQuantity: '8' })
    expect([down.status, down.body.errors]).toEqual([
      422,
      { onCallQuantity: ['16.00 m³ are on call. Release them: the site says when it wants them'] },
    ])
    expect((await change(id, { quantity: '32', onCallQuantity: '8' })).status).toBe(200)
    expect(await sizes(id)).toEqual(['8.00', '8.00', '8.00'])
    expect((await change(id, { quantity: '32', onCallQuantity: '16' })).status).toBe(200)
    expect(await sizes(id)).toEqual(['8.00', '8.00'])
    expect((await change(id, { quantity: '48', onCallQuantity: '32' })).status).toBe(200)
    expect(await sizes(id)).toEqual(['8.00', '8.00'])
  })

  test('a load that was released keeps the time that its site asked for', async () => {
    const { id } = await booked()
    expect((await release(id)).status).toBe(200)
    expect((await change(id, { onCallQuantity: '8', startTime: '09:30', assignedPlants: [] })).status).toBe(200)
    const loads = await loadsOfOrder(portal, id)
    expect(loads.map(load => load.plannedOnSiteAt.toISOString().slice(11, 16))).toEqual([
      '01:30',
      '02:00',
      '02:30',
      '06:00',
    ])
    expect(loads[3]).toMatchObject({ quantity: '8.00', wantedAt: new Date(`${DAY}T06:00:00.000Z`) })
  })
})

describe('a release', () => {
  test('makes loads with the time asked for as their promise, who asked and why', async () => {
    const { id } = await booked()
    const before = (await page(id)).loadLines.map((load: { promisedAt: string }) => load.promisedAt)
    const answer = await release(id)
    expect([answer.status, answer.body.loads, answer.body.quantity]).toEqual([200, 1, '8.00'])
    const seen = await page(id)
    expect(seen).toMatchObject({ onCallQuantity: '8.00', quantity: '40.00', assignedPlants: [{ quantity: '32.00' }] })
    expect(seen.promises[0]).toMatchObject({
      ...{ revision: 2, source: 'released', quantity: '32.00', askedBy: 'Mr Tan' },
      ...{ reason: '8 m³ for 14:00: Level is seen', startsAt: seen.promises[1].startsAt },
    })
    expect(seen.loadLines.map((load: { promisedAt: string }) => load.promisedAt)).toEqual([
      ...before,
      `${DAY}T06:00:00.000Z`,
    ])
    expect((await release(id, { startTime: '15:00' })).status).toBe(200)
    const trail = await dispatcher().get(`/order/audit-order?orderId=${id}`)
    expect(trail.body.rows.map((row: { action: string }) => row.action)).toContain('release on call')
    expect((await release(id)).body.errors).toEqual({ quantity: ['Nothing of this order is on call'] })
  })

  test('is of whole loads or all, not past, after the loads before it, and says so without changing anything', async () => {
    const { id } = await booked({ quantity: '44', onCallQuantity: '20' })
    const trail = async () => (await dispatcher().get(`/order/audit-order?orderId=${id}`)).body.rows.length
    const lines = await trail()
    expect((await release(id, { quantity: '5' })).body.errors).toEqual({
      quantity: ['Choose whole loads: 8, 16, 20 m³'],
    })
    expect((await release(id, { quantity: '24' })).body.errors).toEqual({ quantity: ['20.00 m³ are on call'] })
    expect((await release(id, { startTime: '07:30' })).body.facts).toMatchObject({ rule: 'time' })
    const soon = await release(id, { startTime: '10:10' })
    expect([soon.status, soon.body.facts.rule, soon.body.facts.refusals[0].earliest]).toEqual([409, 'spacing', '10:30'])
    expect((await release(id, { startTime: '9' })).status).toBe(422)
    expect((await release(id, { askedBy: '' })).status).toBe(422)
    expect((await release(id, { version: 1 })).status).toBe(409)
    expect((await portal.as('batcher').post(`/order/${id}/on-call-quantity/release`, {})).status).toBe(403)
    expect([await trail(), await sizes(id)]).toEqual([lines, ['8.00', '8.00', '8.00']])
    expect((await release(id, { quantity: '20' })).body.loads).toBe(3)
  })

  test('is offered at times that the day carries beside the loads of the order', async () => {
    const { id } = await booked({ startTime: '16:00' })
    const ask = (startTime: string) =>
      dispatcher().post(`/order/${id}/on-call-quantity/offers`, { quantity: '8', startTime })
    const { status, body } = await ask('18:00')
    expect([status, body.asked.startTime]).toEqual([200, '18:00'])
    expect((await ask('07:00')).body.asked).toMatchObject({ fits: false })
    expect(await page(id)).toMatchObject({ onCallQuantity: '16.00' })
  })

  test('by two persons at once: one wins', async () => {
    const { id } = await booked({ startTime: '11:00' })
    const { version } = await page(id)
    const ask = { version, quantity: '16', startTime: '16:00', ...SAID }
    const answers = await Promise.all(
      ['dispatcher', 'dispatcher_manager'].map(who =>
        portal.as(who).post(`/order/${id}/on-call-quantity/release`, ask),
      ),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    expect([await sizes(id), (await page(id)).onCallQuantity]).toEqual([Array(5).fill('8.00'), '0.00'])
  })
})

describe('what is not needed', () => {
  test('lowers the order and costs nothing, however late', async () => {
    const { id } = await booked({ startTime: '12:00' })
    const { body } = await end(id, '8')
    expect(body).toMatchObject({ quantity: '32.00', onCallQuantity: '8.00' })
    expect((await end(id, '5')).body.errors).toEqual({ quantity: ['Choose whole loads: 8 m³'] })
    expect((await end(id, '8')).status).toBe(200)
    const seen = await page(id)
    expect(seen).toMatchObject({ quantity: '24.00', onCallQuantity: '0.00', cancelledLate: null })
    expect((await loadsOfOrder(portal, id)).map(load => [load.status, load.cancellation])).toEqual(
      Array(3).fill(['planned', null]),
    )
    expect((await end(id, '8')).status).toBe(422)
  })
})

describe('the site', () => {
  test('sees what is on call and asks for it; yes makes the loads for its time, and a second one is told how much is left', async () => {
    const { id } = await booked({ startTime: '15:00' })
    const token = (await dispatcher().post(`/order/${id}/site-link`)).body.link.url.split('/').at(-1)
    const site = { headers: { 'x-machine-key': token } }
    const ask = (more: object) =>
      portal
        .as(null)
        .post('/site/request', { kind: 'release_on_call', quantity: '8', name: 'Mr Ong', remarks: '', ...more }, site)
    expect((await portal.as(null).get('/site/pour', site)).body).toMatchObject({ onCall: '16.00', balance: '40.00' })
    expect((await ask({ quantity: '24' })).body.errors).toEqual({ quantity: ['16.00 m³ are on call'] })
    expect((await ask({ startTime: '07:00' })).body.errors).toEqual({ startTime: ['07:00 has passed'] })
    expect((await ask({ quantity: null })).status).toBe(422)
    expect((await ask({ startTime: '17:30' })).status).toBe(200)
    expect((await page(id)).onCallQuantity).toBe('16.00')
    const decide = async () => {
      const [{ id: siteRequestId, version }] = (await dispatcher().get(`/order/${id}/site-link`)).body.requests
      return dispatcher().post(`/order/${id}/site-request`, { siteRequestId, version, decision: 'accept' })
    }
    expect((await decide()).body).toMatchObject({ status: 'accepted' })
    const seen = await page(id)
    expect([seen.onCallQuantity, seen.loadLines.at(-1).promisedAt]).toEqual(['8.00', `${DAY}T09:30:00.000Z`])
    expect(seen.promises[0]).toMatchObject({ source: 'released', askedBy: 'Mr Ong' })
    // Without a time of its own, after the load before it.
    expect((await ask({})).status).toBe(200)
    expect((await decide()).body).toMatchObject({ status: 'accepted' })
    expect((await page(id)).loadLines.at(-1).promisedAt).toBe(`${DAY}T10:00:00.000Z`)
    expect((await portal.as(null).get('/site/pour', site)).body).toMatchObject({ onCall: '0.00', balance: '40.00' })
  })

  test('says that a load is the last: what is on call goes with the loads that are not called', async () => {
    const { id } = await booked({ startTime: '17:00' })
    const token = (await dispatcher().post(`/order/${id}/site-link`)).body.link.url.split('/').at(-1)
    await portal.given(async work => {
      const [first] = await loadsOfOrder(portal, id)
      await deliveryOrder.move(work, first!, { status: 'called', calledAt: portal.clock.at }, 'given')
    })
    const ask = { kind: 'last_load', name: 'Mr Ong', remarks: '' }
    await portal.as(null).post('/site/request', ask, { headers: { 'x-machine-key': token } })
    const [{ id: siteRequestId, version }] = (await dispatcher().get(`/order/${id}/site-link`)).body.requests
    await dispatcher().post(`/order/${id}/site-request`, { siteRequestId, version, decision: 'accept' })
    expect(await page(id)).toMatchObject({ quantity: '8.00', onCallQuantity: '0.00' })
  })
})

test('orders that are merged follow each other; what a site asked for keeps its time', async () => {
  const one = await booked({ startTime: '08:40' })
  const two = await booked({ startTime: '10:40' })
  expect((await release(one.id, { startTime: '18:00' })).status).toBe(200)
  const keys = await Promise.all([one, two].map(async ({ id }) => ({ id, version: (await page(id)).version })))
  const merged = await dispatcher().post('/order-merging', {
    orderDate: DAY,
    startTime: '09:00',
    orders: keys,
    consent: null,
  })
  expect(merged.status).toBe(200)
  const loads = await loadsOfOrder(portal, one.id)
  const clocks = loads.map(load => load.plannedOnSiteAt.toISOString().slice(11, 16))
  expect(clocks).toEqual(['01:00', '01:30', '02:00', '10:00'])
  expect(loads.every(load => load.mergedOrderId === merged.body.merged.id)).toBe(true)
  expect(await page(one.id)).toMatchObject({ onCallQuantity: '8.00' })
})

test('a region keeps room for a share of what is on call, and none by its default', async () => {
  const plant = await givenPlant(portal, { regionId: at.regionId, capacityPerHour: '24.00' })
  const at11 = { assignedPlants: [{ id: plant.id, startTime: '10:00', quantity: '8' }], startTime: '11:00' }
  const { id } = await booked({ ...at11, quantity: '24', spacingMinutes: 20 })
  const other = async (quantity: string) => {
    const ask = { ...booking, ...at11, quantity, onCallQuantity: '0', spacingMinutes: 10, unloadingMinutes: 5 }
    const plants = [{ id: plant.id, startTime: '10:30', quantity }]
    return (
      await dispatcher().post('/order/preview', previewOf({ ...ask, assignedPlants: plants }))
    ).body.objections.map((found: { rule: string }) => found.rule)
  }
  expect(await other('16')).not.toContain('capacity')
  await portal.given(work => setSetting(work, 'orders.on-call-reserved-percent', 100))
  expect(await other('16')).toContain('capacity')
  expect(await other('8')).toContain('capacity')
  await portal.given(work => setSetting(work, 'orders.on-call-reserved-percent', 0))
  expect((await end(id, '16')).status).toBe(200)
})

describe('who is to be asked', () => {
  test('the site is asked once its last load is on site, and Home has it; so long after it was poured it is overdue', async () => {
    const { id, orderNo } = await booked({ startTime: '08:30' })
    expect(await listed(id)).toMatchObject({ state: 'running', lastOnSiteAt: null, askBy: null })
    const work = async () =>
      (await dispatcher().get('/work-item')).body.rows.find((row: { kind: string }) => row.kind === 'onCallQuantities')
    expect(await work()).toBeUndefined()
    const there = new Date(`${DAY}T00:00:00.000Z`)
    await poured(id, there, null)
    expect(await listed(id)).toMatchObject({ state: 'ask', lastOnSiteAt: there.toISOString() })
    expect(await work()).toMatchObject({ count: 1, oldest: { name: expect.stringContaining(orderNo) } })
    await poured(id, there, 20)
    const manager = { ...SYSTEM, roles: ['dispatcher_manager' as const] }
    const stateAt = async (minutes: number) =>
      (await onCallQuantities(portal.db.sql, manager, addMinutes(there, minutes))).find(row => row.id === id)?.state
    expect([await stateAt(49), await stateAt(50)]).toEqual(['ask', 'overdue'])
  })

  test('an order with m³ on call is not completed by itself, nor by hand without saying that they are not needed', async () => {
    const { id } = await booked({ startTime: '13:00' })
    await portal.given(async work => order.move(work, await order.lock(work, id), { status: 'in_progress' }, 'given'))
    await poured(id, new Date(`${DAY}T01:00:00.000Z`), 20)
    await completeEndedOrders(portal.db, new Date(`${DAY}T15:00:00.000Z`))
    expect((await page(id)).status).toBe('in_progress')
    const { version } = await page(id)
    const close = (confirmRemaining: boolean) =>
      dispatcher().put(`/order/complete-order/${id}`, { version, confirmRemaining })
    expect((await close(false)).body.facts).toMatchObject({ rule: 'remaining', remaining: '16.00' })
    expect((await close(true)).status).toBe(200)
    expect(await listed(id)).toBeUndefined()
  })
})

test('what is on call is the same where the database says it', async () => {
  const next = random(7)
  const rows = Array.from({ length: 400 }, (_, id) => ({
    id,
    status: ORDER_STATUSES[Math.floor(next() * ORDER_STATUSES.length)]!,
    on_call_quantity: (Math.floor(next() * 200) / 4).toFixed(2),
  }))
  const found = await portal.db.sql.execute<{ id: number; m3: string }>(
    sql`select "order".id, ${onCall} as m3 from json_to_recordset(${JSON.stringify(rows)}::json) as "order"(id int, status text, on_call_quantity numeric(10,2))`,
  )
  const said = new Map(found.rows.map(row => [row.id, row.m3]))
  const differ = rows.filter(
    ({ id, status, on_call_quantity: onCallQuantity }) => said.get(id) !== onCallOf({ status, onCallQuantity }),
  )
  expect([differ, said.size]).toEqual([[], 400])
})
