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
import {
  at,
  booked,
  booking,
  DAY,
  dispatcher,
  end,
  givenOnCall,
  listed,
  page,
  portal,
  poured,
  previewOf,
  release,
} from '../kit/given/on-call'
import { loadsOfOrder } from '../kit/given/orders'

beforeAll(givenOnCall)

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
      const { requests } = (await dispatcher().get(`/order/${id}/site-link`)).body
      const { id: siteRequestId, version } = requests.find((of: { status: string }) => of.status === 'open')
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
