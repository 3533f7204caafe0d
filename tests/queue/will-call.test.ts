import { beforeAll, expect, test } from 'vitest'
import { order } from '~/db/orders/order'
import { addMinutes } from '~/domain/kit/time'
import { releaseWillCalls } from '~/workflows/orders/release-will-calls'
import { type Deliveries, givenDeliveries, givenOrder, givenQueued } from '../kit/given/deliveries'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

test('a truck that is called for a will-call notes its call: its time is not given to others under the truck', async () => {
  const callBy = addMinutes(portal.clock.at, 5)
  const { order: of, load } = await givenOrder(portal, world, { willCall: true, callBy })
  const { id: queueId } = await givenQueued(portal, world, 0)
  ok(await portal.as('batcher').post('/queue/call', { queueId, deliveryOrderId: load.id }))
  expect((await order.get(portal.db.sql, of.id)).calledAt).toEqual(portal.clock.at)
  expect(await releaseWillCalls(portal.db, callBy)).toBe(0)
  ok(await portal.as('batcher').post('/orderdetail/generate_do', { deliveryOrderId: load.id, queueId }))
  expect(await order.get(portal.db.sql, of.id)).toMatchObject({ status: 'in_progress', calledAt: portal.clock.at })
})

test('so does a load that is called before its truck; its call is noted once', async () => {
  const callBy = addMinutes(portal.clock.at, 5)
  const { order: of, loads } = await givenOrder(portal, world, { willCall: true, callBy })
  const at = portal.clock.at
  ok(await portal.as('batcher').post(`/delivery-order/mark-called/${loads[0]!.id}`, {}))
  portal.clock.at = addMinutes(at, 2)
  ok(await portal.as('batcher').post(`/delivery-order/mark-called/${loads[1]!.id}`, {}))
  portal.clock.at = at
  expect(await order.get(portal.db.sql, of.id)).toMatchObject({ status: 'confirmed', calledAt: at })
  expect(await releaseWillCalls(portal.db, callBy)).toBe(0)
})
