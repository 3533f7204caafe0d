import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { deliveryOrders } from '~/db/deliveries/tables'
import { auditTrail } from '~/db/kit/trail'
import { order } from '~/db/orders/order'
import { queueItem, STANDING } from '~/db/queue/queue-item'
import { queueItems } from '~/db/queue/tables'
import { among } from '~/domain/kit/among'
import { type Deliveries, givenDeliveries, givenOrder, givenQueued } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

/** Every test starts in an empty yard, with no truck on the road. */
beforeEach(async () => {
  await portal.given(async work => {
    for (const row of await work.sql.select().from(deliveryOrders))
      if (row.status === 'generated')
        await deliveryOrder.move(work, row, { status: 'withdrawn', queueItemId: null }, 'clear')
    for (const row of await work.sql.select().from(queueItems))
      if (among(STANDING, row.status))
        await queueItem.move(work, row, { status: 'withdrawn', deliveryOrderId: null }, 'clear')
  })
})

const batcher = () => portal.as('batcher')
const call = (queueId: string, deliveryOrderId: string, more: object = {}) =>
  batcher().post('/queue/call', { queueId, deliveryOrderId, reason: 'Driver knows the site', ...more })
const generate = (body: object) => batcher().post('/orderdetail/generate_do', body)
const loadNow = (id: string) => deliveryOrder.get(portal.db.sql, id)
const itemNow = (id: string) => queueItem.get(portal.db.sql, id)
const actionsOf = async (subject: string, subjectId: string) =>
  (await auditTrail(portal.db.sql, { subject, subjectId }, { limit: 20, offset: 0 })).rows.map(({ action }) => action)

test('a load is called once: a second truck is refused, until the call is moved to it with a reason', async () => {
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const [first, second] = [await givenQueued(portal, world, 0), await givenQueued(portal, world, 1)]
  expect((await call(first.id, load.id)).status).toBe(200)
  const again = await call(second.id, load.id)
  expect([again.status, again.body.facts.rule]).toEqual([409, 'called'])
  expect(again.body.detail).toContain('Truck T00 is called for this load')
  expect(await itemNow(second.id)).toMatchObject({ status: 'joined', deliveryOrderId: null })

  const moved = await call(second.id, load.id, { moveCall: { reason: 'T00 has a puncture' } })
  expect(moved.body).toMatchObject({ status: 'called', deliveryOrderId: load.id })
  expect(await itemNow(first.id)).toMatchObject({ status: 'joined', deliveryOrderId: null, calledAt: null })
  expect(await loadNow(load.id)).toMatchObject({ status: 'called', queueItemId: second.id })
  expect(await actionsOf('queue_item', first.id)).toEqual(['stand again', 'call', 'create'])
})

test('the truck that is called is the truck of the load on every list, not the one that was planned; no more once its call ends', async () => {
  const { load, order: of } = await givenOrder(portal, world, { loads: 1 })
  const planned = world.trucks[2]!
  await portal.given(async work => deliveryOrder.move(work, await loadNow(load.id), { truckId: planned.id }, 'given'))
  const item = await givenQueued(portal, world, 0)
  const { truckNo } = world.trucks[0]!
  const boards = async () => {
    const { loadLines } = (await portal.as('dispatcher').get(`/order/${of.id}`)).body
    const { rows } = (await portal.as('dispatcher').get(`/delivery-order/by-order-id/${of.id}`)).body
    const next = (await batcher().get(`/orderdetail/assigned_list?plantId=${load.plantId}`)).body.rows
    const onBoard = next.find((row: { id: string }) => row.id === load.id)
    return [loadLines[0].truckNo, rows[0].truckNo, onBoard.truckNo]
  }
  expect(await boards()).toEqual(Array(3).fill(planned.truckNo))
  expect((await call(item.id, load.id)).status).toBe(200)
  expect(await boards()).toEqual(Array(3).fill(truckNo))
  expect((await batcher().post('/queue/withdraw', { queueId: item.id, reason: 'A puncture' })).status).toBe(200)
  expect(await boards()).toEqual([null, null, null])
  expect(await loadNow(load.id)).toMatchObject({ status: 'assigned', truckId: null, driverId: null, queueItemId: null })
})

test('many trucks called for one load at the same moment: one comes', async () => {
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const items = [0, 1, 2].map(place => givenQueued(portal, world, place))
  const answers = await Promise.all((await Promise.all(items)).map(({ id }) => call(id, load.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a truck that is called for one load gets the ticket of no other; moved, the load it leaves is assigned again', async () => {
  const { loads } = await givenOrder(portal, world, { loads: 2 })
  const [one, two] = loads.map(({ id }) => id) as [string, string]
  const item = await givenQueued(portal, world, 0)
  expect((await call(item.id, one)).status).toBe(200)
  const other = await generate({ deliveryOrderId: two, queueId: item.id })
  expect([other.status, other.body.facts.rule]).toEqual([409, 'called'])
  expect(other.body.detail).toContain('Truck T00 is called for load 1 of')
  const named = { truckId: world.trucks[0]!.id, driverId: world.drivers[0]!.id }
  expect((await generate({ deliveryOrderId: two, ...named })).body.facts.rule).toBe('called')
  expect((await call(item.id, two)).body.facts.rule).toBe('called')
  expect((await batcher().post('/queue/acknowledge', { queueId: item.id, deliveryOrderId: two })).status).toBe(409)

  const moved = await generate({
    deliveryOrderId: two,
    queueId: item.id,
    moveCall: { reason: 'Load 2 is wanted first' },
  })
  expect(moved.body).toMatchObject({ status: 'generated', truckId: world.trucks[0]!.id, queueItemId: item.id })
  expect(await loadNow(one)).toMatchObject({ status: 'assigned', queueItemId: null, calledAt: null })
  expect(await itemNow(item.id)).toMatchObject({ status: 'loading', deliveryOrderId: two })
})

test('a load that a truck was called for gets its ticket with no other truck', async () => {
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const [called, other] = [await givenQueued(portal, world, 0), await givenQueued(portal, world, 1)]
  await call(called.id, load.id)
  const refused = await generate({ deliveryOrderId: load.id, queueId: other.id })
  expect([refused.status, refused.body.facts.rule]).toEqual([409, 'called'])
  const moved = await generate({ deliveryOrderId: load.id, queueId: other.id, moveCall: { reason: 'T00 broke down' } })
  expect(moved.body).toMatchObject({ truckId: world.trucks[1]!.id })
  expect(await itemNow(called.id)).toMatchObject({ status: 'joined', deliveryOrderId: null })
})

test('uncalled, moved to another line, withdrawn, refused by its driver: truck and load let each other go', async () => {
  const { loads } = await givenOrder(portal, world, { loads: 4 })
  const item = await givenQueued(portal, world, 0)
  const dispatcher = portal.as('dispatcher')
  const to = { assignedPlantId: world.plant.id, assignedBPId: world.secondLine.id, reason: 'Line 1 is down' }
  const ways: ((id: string) => Promise<{ status: number }>)[] = [
    id => dispatcher.post(`/delivery-order/unmark-called/${id}`, {}),
    id => dispatcher.post('/delivery-order/transfer_do', { deliveryOrderId: id, ...to }),
    id => dispatcher.post('/delivery-order/withdraw_do', { deliveryOrderId: id, reason: 'Site cancelled' }),
  ]
  for (const [place, way] of ways.entries()) {
    const { id } = loads[place]!
    expect((await call(item.id, id)).status).toBe(200)
    expect((await way(id)).status).toBe(200)
    expect(await itemNow(item.id)).toMatchObject({ status: 'joined', deliveryOrderId: null, calledAt: null })
    expect((await loadNow(id)).queueItemId).toBeNull()
  }
  await call(item.id, loads[3]!.id)
  await batcher().post('/queue/withdraw', { queueId: item.id, reason: 'Puncture' })
  expect(await loadNow(loads[3]!.id)).toMatchObject({ status: 'assigned', queueItemId: null, calledAt: null })
})

test('a load of an order on hold is neither assigned nor called; what is called goes on', async () => {
  const { order: held, loads } = await givenOrder(portal, world, { loads: 2 })
  const [one, two] = loads.map(({ id }) => id) as [string, string]
  const items = [await givenQueued(portal, world, 0), await givenQueued(portal, world, 1)]
  await call(items[0]!.id, one)
  await portal.given(async work => order.move(work, await order.lock(work, held.id), { status: 'on_hold' }, 'hold'))
  const dispatcher = portal.as('dispatcher')
  const line = { assignedPlantId: world.plant.id, assignedBPId: world.secondLine.id }
  const refused = [
    await dispatcher.post('/delivery-order/assign-normal-delivery-order', { deliveryOrderId: two, ...line }),
    await dispatcher.post(`/delivery-order/mark-called/${two}`, {}),
    await call(items[1]!.id, two),
  ]
  for (const answer of refused) expect([answer.status, answer.body.facts.rule]).toEqual([409, 'hold'])
  expect(await loadNow(two)).toMatchObject({ status: 'assigned', version: 1 })
})

test('a truck too small for the load is not called, whatever the reason; a load without a line says so', async () => {
  const { load } = await givenOrder(portal, world, { loads: 1, quantity: '9.50' })
  const item = await givenQueued(portal, world, 0)
  const small = await call(item.id, load.id)
  expect([small.status, small.body.facts.rule]).toEqual([409, 'truck-load'])
  const lineless = (await givenOrder(portal, world, { loads: 1 })).load
  await portal.given(async work =>
    deliveryOrder.move(work, await deliveryOrder.lock(work, lineless.id), { batchingPlantId: null }, 'given'),
  )
  const checks = await batcher().get(`/orderdetail/check-generate?deliveryOrderId=${lineless.id}`)
  expect(checks.body.refusals.map(({ text }: { text: string }) => text)).toEqual(['Choose a batching line'])
  for (const answer of [
    await call(item.id, lineless.id),
    await portal.as('dispatcher').post(`/delivery-order/mark-called/${lineless.id}`, {}),
  ])
    expect([answer.status, answer.body.facts.rule]).toEqual([409, 'line'])
})

test('who writes tickets chooses the line, also of a called load; not at another plant', async () => {
  const { load } = await givenOrder(portal, world, { loads: 1 })
  const item = await givenQueued(portal, world, 0)
  await call(item.id, load.id)
  const choose = (batchingPlantId: string, who = 'batcher') =>
    portal.as(who).post('/delivery-order/choose-line', { deliveryOrderId: load.id, batchingPlantId })
  expect((await choose(world.secondLine.id)).body).toMatchObject({
    status: 'called',
    batchingPlantId: world.secondLine.id,
    queueItemId: item.id,
  })
  expect((await choose(world.nearLine.id)).status).toBe(422)
  expect((await choose(world.line.id, 'batcher_9')).status).toBe(404)
  const planned = (await givenOrder(portal, world, { loads: 1 })).load
  await portal.given(async work =>
    deliveryOrder.move(
      work,
      await deliveryOrder.lock(work, planned.id),
      { status: 'planned', batchingPlantId: null },
      'given',
    ),
  )
  const body = { deliveryOrderId: planned.id, batchingPlantId: world.line.id }
  expect((await batcher().post('/delivery-order/choose-line', body)).body.status).toBe('assigned')
})
