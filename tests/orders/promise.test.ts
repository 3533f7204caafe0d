import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { orderPromises } from '~/db/orders/promise-tables'
import { addMinutes } from '~/domain/kit/time'
import { orderLateMinutes } from '~/domain/orders/lateness'
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
})

const booked = (more = {}) => bookOrder(portal, at, { orderDate: DAY, quantity: '18', startTime: '11:00', ...more })
async function change(id: string, more: Record<string, unknown>) {
  const { version } = await page(id)
  return dispatcher().put('/order', {
    ...orderOf(at, { orderDate: DAY, quantity: '18', startTime: '11:00', ...more }),
    ...{ id, version },
  })
}

test('an order moved by us keeps its promise; the customer asks for another with who and why', async () => {
  const { id } = await booked()
  const [first] = (await page(id)).promises
  expect(first).toMatchObject({
    ...{ revision: 1, source: 'booked', startsAt: '2026-11-20T03:00:00.000Z', quantity: '18.00' },
    ...{ plantIds: [at.plant.id], byName: 'Dispatcher', madeAt: portal.clock.at.toISOString() },
  })
  expect((await change(id, { startTime: '12:00' })).status).toBe(200)
  const moved = await page(id)
  expect(moved.promises).toEqual([first])
  expect([moved.startTime, moved.promisedStart]).toEqual(['12:00', first.startsAt])
  expect(moved.loadLines.map((load: { promisedAt: string }) => load.promisedAt)).toEqual([
    '2026-11-20T03:00:00.000Z',
    '2026-11-20T03:10:00.000Z',
  ])
  expect(orderLateMinutes(moved, portal.clock.at)).toBe(60)
  const half = await change(id, { startTime: '12:00', promise: { askedBy: 'Mr Tan', reason: '' } })
  expect([half.status, (await page(id)).promises]).toEqual([422, [first]])
  const promise = { askedBy: 'Mr Tan', reason: 'Formwork late' }
  expect((await change(id, { startTime: '12:00', promise })).status).toBe(200)
  const agreed = await page(id)
  expect(agreed.promises).toMatchObject([
    { revision: 2, source: 'customer', ...promise, startsAt: '2026-11-20T04:00:00.000Z' },
    first,
  ])
  expect(orderLateMinutes(agreed, portal.clock.at)).toBe(0)
})

test('a repaired plan and a hold leave the lateness; reports count the promise in force when the load was called', async () => {
  const { id } = await booked({ startTime: '09:00' })
  const [load, second] = await loadsOfOrder(portal, id)
  const lateToday = async () => {
    const { body } = await dispatcher().get('/dashboard/activity?parts=pours,late')
    return { lateNow: body.pours.lateNow, late: body.late.filter((row: { id: string }) => row.id === load!.id) }
  }
  const before = await lateToday()
  const repaired = {
    plannedBatchAt: addMinutes(load!.plannedBatchAt, 40),
    plannedOnSiteAt: addMinutes(load!.plannedOnSiteAt, 40),
  }
  await portal.given(work => deliveryOrder.move(work, load!, repaired, 'given'))
  expect(orderLateMinutes(await page(id), portal.clock.at)).toBe(40)
  const now = await lateToday()
  expect([now.lateNow - before.lateNow, now.late]).toMatchObject([1, [{ minutes: 40 }]])
  const held = await dispatcher().post(`/order/${id}/hold`, { version: (await page(id)).version, reason: 'Rain' })
  expect((await dispatcher().post(`/order/${id}/release`, { version: held.body.version })).status).toBe(200)
  expect((await page(id)).promises).toHaveLength(1)

  const called = { status: 'called', calledAt: portal.clock.at }
  await portal.given(async work =>
    deliveryOrder.move(work, await deliveryOrder.get(work.sql, load!.id), called, 'given'),
  )
  portal.clock.at = addMinutes(portal.clock.at, 5)
  const promise = { askedBy: 'Ms Lim', reason: 'Pump late' }
  expect((await change(id, { startTime: '10:00', promise })).status).toBe(200)
  const lines = (await page(id)).loadLines as { id: string; promisedAt: string }[]
  expect(lines.map(line => [line.id, line.promisedAt])).toEqual([
    [load!.id, '2026-11-20T01:00:00.000Z'],
    [second!.id, '2026-11-20T02:10:00.000Z'],
  ])
})

test('promises only grow', async () => {
  const { id } = await booked({ startTime: '15:00' })
  const rewrite = portal.given(work => work.sql.update(orderPromises).set({ spacingMinutes: 1 }))
  await expect(rewrite).rejects.toThrow()
  expect((await page(id)).promises[0].spacingMinutes).toBe(10)
})

test('a move of a draft promises nothing', async () => {
  const { id } = await booked({ draft: true })
  expect(await page(id)).toMatchObject({ promises: [], promisedStart: null, toArrive: [] })
  expect((await change(id, { startTime: '13:00' })).status).toBe(200)
  expect((await page(id)).promises).toMatchObject([{ revision: 1, startsAt: '2026-11-20T05:00:00.000Z' }])
})
