import { beforeAll, expect, test } from 'vitest'
import { mergedOrder } from '~/db/orders/merged-order'
import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let own: string
let second: string
let foreign: string

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  await portal.person('lab', { plantIds: [world.plant.id] })
  await portal.person('lab_2', { plantIds: [world.farPlant.id] })
  own = (await givenOrder(portal, world)).order.id
  second = (await givenOrder(portal, world, { day: '2026-11-21' })).order.id
  foreign = (await givenOrder(portal, { ...world, plant: world.farPlant })).order.id
})

const read = (id: string, who = 'lab') => portal.as(who).get(`/order/${id}`)

test('the laboratory of a plant gets the order that it asks for, and no other in its place', async () => {
  for (const id of [own, second]) {
    const { status, body } = await read(id)
    expect([status, body.id]).toEqual([200, id])
  }
})

test('an order that the plant does not serve is answered as one that does not exist', async () => {
  const asked = await Promise.all([foreign, newId()].map(id => read(id)))
  expect(asked.map(({ status, body }) => [status, body.detail])).toEqual([
    [404, 'There is no such order'],
    [404, 'There is no such order'],
  ])
  expect((await read(own, 'lab_2')).status).toBe(404)
})

test('a list narrowed by day stays narrowed', async () => {
  const { body } = await portal.as('lab').get(`/order/all?orderDate=2026-11-21&regionIds=${world.region.id}`)
  expect(body.rows.map((row: { id: string }) => row.id)).toEqual([second])
})

test('of a merged order a plant is told its own loads, at their places among all', async () => {
  const merged = await portal.given(work =>
    mergedOrder.insert(work, { mergeNo: 'M-1', orderDate: '2026-11-22', startTime: '10:00' }),
  )
  const of = { loads: 2, day: '2026-11-22', mergedOrderId: merged.id }
  await givenOrder(portal, { ...world, plant: world.farPlant }, of)
  portal.clock.at = addMinutes(portal.clock.at, 10)
  const mine = await givenOrder(portal, world, of)
  const { body } = await portal.as('lab').get(`/order/get-orders-in-merge-order?mergeOrderId=${merged.id}`)
  expect(body.rows.map((row: { id: string }) => row.id)).toEqual([mine.order.id])
  expect(body.sequence).toEqual(
    mine.loads.map(({ id, orderId }, place) => ({ id, orderId, sequenceNo: 2 * place + 2 })),
  )
  const list = await portal.as('batcher').get(`/delivery-order/by-merge-order-id/${merged.id}`)
  expect(list.body.rows.map((row: { sequenceNo: number }) => row.sequenceNo)).toEqual([2, 4])
})

test('whether an order can be taken is not told of a site that one does not see', async () => {
  const ask = (more: object) =>
    portal.as('dispatcher_9').post('/order-plan/can-take', {
      orderDate: '2026-11-22',
      startTime: '10:00',
      regionId: world.farRegion.id,
      latitude: 1.3,
      longitude: 103.8,
      quantity: '9',
      ...more,
    })
  const asked = await Promise.all([
    ask({ projectId: world.project.id }),
    ask({ locationId: world.location.id }),
    ask({}),
  ])
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 200])
})
