import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliveryOrders } from '~/db/deliveries/tables'
import { ban } from '~/db/fleet/ban'
import { setSetting } from '~/db/kit/set-setting'
import { auditTrail } from '~/db/kit/trail'
import { wishedTrucks } from '~/db/orders/order'
import { plantRejection } from '~/db/queue/plant-rejection'
import { queueItem } from '~/db/queue/queue-item'
import { skipRequest } from '~/db/queue/skip-request'
import { queueItems } from '~/db/queue/tables'
import { trucksOfOrder } from '~/db/queue/yard'
import { addMinutes } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { speaking } from '~/functions/kit/speaking'
import {
  type Deliveries,
  exactWeights,
  givenDelivered,
  givenDeliveries,
  givenOrder,
  givenQueued,
} from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

/** Every test starts in an empty yard. */
beforeEach(async () => {
  await portal.given(async work => {
    const rows = await work.sql.select().from(queueItems)
    for (const row of rows)
      if (['joined', 'called', 'acknowledged', 'loading'].includes(row.status))
        await queueItem.move(work, row, { status: 'withdrawn' }, 'clear')
  })
})

const join = (place: number, who = 'batcher', plantId = world.plant.id) =>
  portal.as(who).post('/queue/join', { driverId: world.drivers[place]!.id, truckId: world.trucks[place]!.id, plantId })
const joined = async (who = 'batcher') =>
  (await portal.as(who).get(`/queue/joined_queue_list?plantId=${world.plant.id}`)).body.rows as {
    truckNo: string
    status: string
  }[]

describe('R-119 R-063 the queue', () => {
  test('a truck joins once, is called with remarks, acknowledges, and loads with its ticket', async () => {
    const { load } = await givenOrder(portal, world, { loads: 1 })
    portal.clock.at = addMinutes(portal.clock.at, -1) // First in rank: of two at the same moment either may be.
    const item = (await join(0)).body
    portal.clock.at = addMinutes(portal.clock.at, 1)
    expect(item).toMatchObject({ status: 'joined', plantId: world.plant.id })
    const twice = await join(0)
    expect([twice.status, twice.body.facts.rule]).toEqual([409, 'one-queue'])
    const both = await Promise.all([join(1), join(1, 'dispatcher_manager')])
    expect(both.map(({ body }) => body.facts?.rule ?? body.status).sort()).toEqual(['joined', 'one-queue'])
    const called = await portal
      .as('batcher')
      .post('/queue/call', { queueId: item.id, remarks: 'Line 1, wash first', deliveryOrderId: load.id })
    const refused = { queueID: item.id, remarks: 'Line 1' }
    expect((await portal.as('batcher').post('/queue/call', refused)).body.errors).toHaveProperty('queueID')
    const [waiting] = await joined()
    expect(waiting).toMatchObject({ queueId: item.id, driverId: world.drivers[0]!.id, remarks: 'Line 1, wash first' })
    expect(called.body).toMatchObject({ status: 'called', remarks: 'Line 1, wash first', deliveryOrderId: load.id })
    const board = await portal.as('batcher').get(`/orderdetail/assigned_list?plantId=${world.plant.id}`)
    expect(board.body.rows.find((row: { id: string }) => row.id === load.id)).toMatchObject({
      status: 'called',
      truckNo: 'T00',
      queueStatus: 'called',
    })
    expect((await portal.as('batcher').post('/queue/acknowledge', { queueId: item.id })).body.status).toBe(
      'acknowledged',
    )
    const byDo = await portal.as('batcher').get(`/queue/acknowledged_queue_list_by_do?deliveryOrderId=${load.id}`)
    expect(byDo.body.rows).toMatchObject([{ truckNo: 'T00', status: 'acknowledged' }])
    const made = await portal.as('batcher').post('/orderdetail/generate_do', { deliveryOrderId: load.id })
    expect(made.body).toMatchObject({
      status: 'generated',
      truckId: world.trucks[0]!.id,
      driverId: world.drivers[0]!.id,
    })
    expect((await queueItem.get(portal.db.sql, item.id)).status).toBe('loading')
    expect((await portal.as('batcher').post('/queue/withdraw', { queueId: item.id, reason: 'Gone home' })).status).toBe(
      409,
    )
    const whole = { batchNo: 1, quantity: '9', weights: exactWeights(world, 9) }
    await portal.as('batcher').post(`/delivery-order/${load.id}/batch`, whole)
    await portal.as('batcher').post(`/delivery-order/${load.id}/event`, { event: 'loaded' })
    expect((await queueItem.get(portal.db.sql, item.id)).status).toBe('released')
    const trail = await auditTrail(
      portal.db.sql,
      { subject: 'queue_item', subjectId: item.id },
      { limit: 20, offset: 0 },
    )
    expect(trail.rows.map(({ action }) => action)).toEqual(['release', 'load', 'acknowledge', 'call', 'join'])
  })

  test('two at the same moment: one place a truck', async () => {
    const tries = await Promise.all(Array.from({ length: 6 }, () => join(1)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(5)
  })

  test('the first in rank that fits goes; another one needs a reason, and why others were passed over is kept', async () => {
    const { load } = await givenOrder(portal, world, { loads: 1 })
    const items = [
      await givenQueued(portal, world, 1),
      await givenQueued(portal, world, 2),
      await givenQueued(portal, world, 3),
    ]
    const row = await portal.given(work =>
      ban.insert(work, {
        kind: 'truck',
        truckId: world.trucks[1]!.id,
        projectId: world.project.id,
        fromDate: '2026-01-01',
        reason: 'Leaks oil',
      }),
    )
    const offered = await portal.as('batcher').get(`/queue/truck-for-pre-print?deliveryOrderId=${load.id}`)
    expect(offered.body.next).toBe(items[1]!.id)
    expect(offered.body.rows[0]).toMatchObject({
      truckNo: 'T01',
      why: 'Truck T01 is banned from Harbour Tower: Leaks oil',
    })
    // Whoever reads the trail later need not read the language of who called.
    const third = await speaking('zh', () =>
      portal.as('batcher').post('/queue/call', { queueId: items[2]!.id, deliveryOrderId: load.id }),
    )
    expect(third.body.detail).toBe('车 T02 排在最前。请写明为何叫此车')
    expect(third.body.facts).toMatchObject({ rule: 'rank', next: items[1]!.id })
    const told = await speaking('zh', () =>
      portal
        .as('batcher')
        .post('/queue/call', { queueId: items[2]!.id, deliveryOrderId: load.id, reason: 'Driver knows the site' }),
    )
    expect(told.body.status).toBe('called')
    const trail = await auditTrail(
      portal.db.sql,
      { subject: 'queue_item', subjectId: items[2]!.id },
      { limit: 9, offset: 0 },
    )
    expect(trail.rows.find(({ action }) => action === 'pass over')?.after).toMatchObject({
      skipped: [{ truckNo: 'T01', why: 'Truck T01 is banned from Harbour Tower: Leaks oil' }, { truckNo: 'T02' }],
    })
    await portal.given(work => ban.setActive(work, row, false))
  })

  test('an order that wishes a truck gets that truck', async () => {
    const { load, order } = await givenOrder(portal, world, { loads: 1 })
    await portal.given(work => wishedTrucks.replace(work, order.id, [{ truckId: world.trucks[2]!.id }]))
    await givenQueued(portal, world, 1)
    const wished = await givenQueued(portal, world, 2)
    const offered = await portal.as('batcher').get(`/queue/truck-for-pre-print?deliveryOrderId=${load.id}`)
    expect(offered.body.next).toBe(wished.id)
    expect(
      (await portal.as('batcher').post('/queue/call', { queueId: wished.id, deliveryOrderId: load.id })).status,
    ).toBe(200)
  })

  test('divert: another line keeps the place, another plant joins its end; withdraw needs a reason', async () => {
    const item = await givenQueued(portal, world, 1)
    const divert = (plantId: string, batchingPlantId: string) =>
      portal
        .as('dispatcher_manager')
        .post('/queue/divert', { queueId: item.id, plantId, batchingPlantId, reason: 'Line 1 is down' })
    expect((await divert(world.plant.id, world.secondLine.id)).body).toMatchObject({
      status: 'joined',
      batchingPlantId: world.secondLine.id,
    })
    expect((await divert(world.nearPlant.id, world.secondLine.id)).status).toBe(422)
    expect((await divert(world.nearPlant.id, world.nearLine.id)).body.status).toBe('diverted')
    const there = await portal.as('dispatcher_manager').get(`/queue/joined_queue_list?plantId=${world.nearPlant.id}`)
    expect(there.body.rows).toMatchObject([{ truckNo: 'T01' }])
    const next = await givenQueued(portal, world, 2)
    expect((await portal.as('batcher').post('/queue/withdraw', { queueId: next.id })).status).toBe(422)
    expect(
      (await portal.as('batcher').post('/queue/withdraw', { queueId: next.id, reason: 'Puncture' })).body.status,
    ).toBe('withdrawn')
  })

  test('a driver asks to be passed once, or refuses a plant; both are decided once', async () => {
    const [first] = [await givenQueued(portal, world, 1), await givenQueued(portal, world, 2)]
    const skip = await portal.given(work =>
      skipRequest.insert(work, { queueItemId: first!.id, reason: 'Tyre', at: work.now }),
    )
    const refusal = await portal.given(work =>
      plantRejection.insert(work, {
        driverId: world.drivers[2]!.id,
        plantId: world.plant.id,
        reason: 'No hours left',
        at: work.now,
      }),
    )
    const list = await portal.as('batcher').get(`/queue/approval-list?plantId=${world.plant.id}`)
    expect(list.body).toMatchObject({ total: 2, skips: [{ truckNo: 'T01' }], rejections: [{ driverName: 'Driver 2' }] })
    const decide = (path: string, body: object, who = 'batcher') => portal.as(who).post(`/queue/${path}`, body)
    const grant = { id: skip.id, version: 1, status: 'granted' }
    expect((await decide('change-skip-queue-request-status', grant, 'batcher_9')).status).toBe(404)
    expect((await decide('change-skip-queue-request-status', grant)).body.status).toBe('granted')
    expect((await joined()).map(row => row.truckNo)).toEqual(['T02', 'T01'])
    expect((await decide('change-skip-queue-request-status', { ...grant, version: 2 })).status).toBe(409)
    const accept = { id: refusal.id, version: 1, status: 'accepted', reason: 'Rest then' }
    expect((await decide('change-rejection-verification-status', { ...accept, version: 3 })).body.title).toBe('stale')
    expect((await decide('change-rejection-verification-status', accept)).body.status).toBe('accepted')
    expect((await joined()).map(row => row.truckNo)).toEqual(['T01'])
    for (const path of ['assignment-plant-rejection-list', 'skip-queue-request-list'])
      expect((await portal.as('batcher').get(`/queue/${path}?status=pending`)).body).toEqual({ rows: [], total: 0 })
  })

  test('plants with their queue, returning trucks, the book, the place of a driver and the cap of an order', async () => {
    await givenDelivered(portal, world, 3)
    await givenQueued(portal, world, 1)
    portal.clock.at = addMinutes(portal.clock.at, 75)
    const batcher = portal.as('batcher')
    const plants = await batcher.get('/queue/batcher_plant')
    expect(plants.body.rows).toMatchObject([
      { plantName: 'Plant TUAS', trucks: 1, lines: [{ code: '1' }, { code: '2' }] },
    ])
    const back = await batcher.get(`/queue/returning-truck?plantId=${world.plant.id}`)
    expect(back.body.rows).toMatchObject([{ truckNo: 'T03', expectedAt: '2026-11-20T02:38:00.000Z' }])
    expect((await batcher.get('/queue/queue_list?limit=2&status=joined')).body).toMatchObject({
      total: 1,
      rows: [{ truckNo: 'T01' }],
    })
    expect((await batcher.get(`/queue/queue_item_detail?driverId=${world.drivers[1]!.id}`)).body.truckNo).toBe('T01')
    expect((await batcher.get(`/queue/queue_item_detail?driverId=${world.customer.id}`)).status).toBe(404)
    const { order } = await givenOrder(portal, world, { loads: 1 })
    const cap = await portal.as('dispatcher').get(`/queue/check-max-truck?orderId=${order.id}`)
    expect(cap.body).toMatchObject({ max: 3, using: 0, left: 3, full: false })
    const away = portal.db.sql.transaction(async tx => {
      const carried = { status: 'delivered', truckId: world.trucks[0]!.id }
      await tx.update(deliveryOrders).set(carried).where(eq(deliveryOrders.orderId, order.id))
      const { using, left } = await trucksOfOrder(tx as never, order.id)
      throw new Error(`${using} carries, ${left} may join`)
    })
    await expect(away).rejects.toThrow('1 carries, 2 may join')
    // An order may be removed between two reads.
    await expect(trucksOfOrder(portal.db.sql, newId())).rejects.toThrow('There is no such order')
    expect((await batcher.get(`/queue/acknowledged_queue_list?plantId=${world.plant.id}`)).body.rows).toEqual([])
    portal.clock.at = addMinutes(portal.clock.at, -75)
  })
})

test('R-263 a drop of the queue or of the orders makes the next read fresh', async () => {
  const drop = (path: string, who: string) => portal.as(who).delete(path)
  expect(await joined()).toEqual([])
  await givenQueued(portal, world, 3)
  expect((await drop('/queue/joined_queue_list/evict', 'batcher')).body).toEqual({ evicted: true })
  expect((await joined()).map(row => row.truckNo)).toEqual(['T03'])
  const orders = async () =>
    (await portal.as('dispatcher').get(`/order/all?orderDate=2026-11-27&regionIds=${world.region.id}`)).body.rows
  expect(await orders()).toEqual([])
  const { order } = await givenOrder(portal, world, { loads: 1, day: '2026-11-27' })
  expect((await drop('/order/all/evict', 'dispatcher')).body).toEqual({ evicted: true })
  expect((await orders()).map((row: { id: string }) => row.id)).toEqual([order.id])
  for (const path of ['/queue/joined_queue_list/evict', '/order/all/evict'])
    expect((await drop(path, 'salesperson')).status, path).toBe(403)
})

test('a wrong role is refused, another plant is not seen, a driver joins as oneself alone', async () => {
  const item = await givenQueued(portal, world, 1)
  expect((await portal.as('dispatcher').post('/queue/call', { queueId: item.id })).status).toBe(403)
  expect((await portal.as('salesperson').get('/queue/queue_list')).status).toBe(403)
  expect((await portal.as('batcher_9').post('/queue/call', { queueId: item.id })).status).toBe(404)
  expect((await portal.as('batcher_9').get(`/queue/joined_queue_list?plantId=${world.plant.id}`)).body.rows).toEqual([])
  expect((await join(2, 'batcher_9')).status).toBe(404)
  const person = await portal.person('driver')
  await portal.given(async work => {
    const { driver } = await import('~/db/fleet/driver')
    await driver.update(work, await driver.get(work.sql, world.drivers[2]!.id), { userId: person.id })
  })
  expect((await join(3, 'driver')).status).toBe(404)
  const own = await join(2, 'driver')
  expect(own.status).toBe(200)
  expect((await portal.as('driver').post('/queue/acknowledge', { queueId: item.id })).status).toBe(404)
  await portal.as('batcher').post('/queue/call', { queueId: own.body.id })
  expect((await portal.as('driver').post('/queue/acknowledge', { queueId: own.body.id })).body.status).toBe(
    'acknowledged',
  )
  expect((await portal.as('batcher').post('/queue/call', { queueId: 'x' })).status).toBe(422)
  expect((await portal.as('batcher').post('/queue/call', { queueId: own.body.id, version: 1 })).body.title).toBe(
    'stale',
  )
  expect(portal.defects).toEqual([])
})

test('after how many minutes a call counts as unanswered is a setting, told with the trucks that were called', async () => {
  const told = async () => (await portal.as('batcher').get('/queue/acknowledged_queue_list')).body.answer
  expect(await told()).toEqual({ alert: 3, next: 6 })
  await portal.given(work => setSetting(work, 'queue.acknowledge-alert-minutes', 2))
  await portal.given(work => setSetting(work, 'queue.acknowledge-next-minutes', 9))
  expect(await told()).toEqual({ alert: 2, next: 9 })
})
