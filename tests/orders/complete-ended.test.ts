import { beforeAll, expect, test } from 'vitest'
import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import { setting } from '~/db/kit/setting'
import { auditTrail } from '~/db/kit/trail'
import { order } from '~/db/orders/order'
import { addDays, addMinutes } from '~/domain/kit/time'
import { completeEndedOrders } from '~/workflows/orders/complete-ended-orders'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

/** An order in progress whose loads ended as given; the last truck is back at the clock. */
async function ended(...loads: Partial<DeliveryOrderRow>[]) {
  const given = await givenOrder(portal, world, { loads: loads.length, status: 'in_progress' })
  await portal.given(async work => {
    for (const [at, load] of given.loads.entries())
      await deliveryOrder.move(work, load, { returnedAt: addMinutes(portal.clock.at, -40), ...loads[at] }, 'end')
  })
  return given.order.id
}
const statusOf = async (id: string) => (await order.get(portal.db.sql, id)).status
const later = (minutes: number) => completeEndedOrders(portal.db, addMinutes(portal.clock.at, minutes))
let days = 0
/** From the next day of the test on; each has one of its own. */
const minutes = (value: number) =>
  portal.given(work =>
    setting.insert(work, {
      name: 'orders.complete-minutes',
      effectiveFrom: addDays('2026-11-01', ++days),
      value: String(value),
    }),
  )
const back = () => ({ status: 'returned', returnedAt: portal.clock.at })

test('an order is completed by itself half an hour after its last truck is back, and says so in the trail', async () => {
  const id = await ended({ status: 'returned' }, back())
  expect(await later(29)).toBe(0)
  expect(await statusOf(id)).toBe('in_progress')
  expect(await later(30)).toBe(1)
  const { status, completedAt } = await order.get(portal.db.sql, id)
  expect({ status, completedAt }).toEqual({ status: 'completed', completedAt: addMinutes(portal.clock.at, 30) })
  expect(await later(31)).toBe(0)
  const { rows } = await auditTrail(portal.db.sql, { subject: 'order', subjectId: id }, { offset: 0, limit: 5 })
  expect(rows[0]).toMatchObject({ action: 'complete', actorName: 'System', reason: 'All trucks back for 30 minutes' })
})

test('a load on its way, one that is still on site, and concrete that is owed keep it open', async () => {
  const open = await ended(back(), { status: 'in_transit', returnedAt: null })
  const onSite = await ended(back(), { status: 'delivered', returnedAt: null })
  const owed = await ended(back(), { status: 'rejected', returnedAt: null })
  const short = await ended({ ...back(), returnConcrete: '2.00', returnCause: 'site_not_ready' })
  expect(await later(90)).toBe(0)
  for (const id of [open, onSite, owed, short]) expect(await statusOf(id)).toBe('in_progress')
})

test('what the customer ordered too much is not owed', async () => {
  const id = await ended({ ...back(), returnConcrete: '2.00', returnCause: 'over_ordered' })
  expect(await later(30)).toBe(1)
  expect(await statusOf(id)).toBe('completed')
})

test('a company may leave it to people; one that somebody opened again stays open for as long again', async () => {
  const id = await ended(back())
  await minutes(0)
  expect(await later(300)).toBe(0)
  await minutes(45)
  expect(await later(44)).toBe(0)
  expect(await later(45)).toBe(1)
  portal.clock.at = addMinutes(portal.clock.at, 50)
  const { version } = await order.get(portal.db.sql, id)
  const reopened = await portal
    .as('dispatcher')
    .put(`/order/uncomplete-order/${id}`, { version, reason: 'One more load is asked for' })
  expect(reopened.status).toBe(200)
  expect(await later(44)).toBe(0)
  expect(await later(45)).toBe(1)
  expect(await statusOf(id)).toBe('completed')
})
