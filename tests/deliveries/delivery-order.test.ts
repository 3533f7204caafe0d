import { beforeAll, describe, expect, test } from 'vitest'
import { deliveryOrders } from '~/db/deliveries/tables'
import { auditTrail } from '~/db/kit/trail'
import { mergedOrder } from '~/db/orders/merged-order'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, exactWeights, givenDeliveries, givenGenerated, givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
})

const lines = async (id: string) =>
  (await auditTrail(portal.db.sql, { subject: 'delivery_order', subjectId: id }, { limit: 50, offset: 0 })).rows.map(
    ({ action }) => action,
  )
const line = () => ({ assignedPlantId: world.plant.id, assignedBPId: world.secondLine.id })

describe('R-115 actions', () => {
  test('assign, call, uncall, transfer and withdraw, each with a line of history', async () => {
    const { load } = await givenOrder(portal, world, { loads: 1 })
    const act = (path: string, body: object = {}, who = 'dispatcher') =>
      portal.as(who).post(`/delivery-order/${path}`, body)
    const assigned = await act('assign-normal-delivery-order', { deliveryOrderId: load.id, ...line() })
    expect(assigned.body).toMatchObject({ status: 'assigned', batchingPlantId: world.secondLine.id, version: 2 })
    expect((await act(`mark-called/${load.id}`)).body.status).toBe('called')
    expect((await act(`mark-called/${load.id}`)).status).toBe(409)
    expect((await act(`unmark-called/${load.id}`)).body).toMatchObject({ status: 'assigned', calledAt: null })
    const moved = await act('transfer_do', {
      deliveryOrderId: load.id,
      assignedPlantId: world.nearPlant.id,
      assignedBPId: world.nearLine.id,
      reason: 'Mixer under repair',
    })
    expect(moved.body).toMatchObject({ plantId: world.nearPlant.id, status: 'assigned' })
    expect(new Date(moved.body.plannedBatchAt)).toEqual(addMinutes(new Date(load.plannedOnSiteAt), -48))
    expect((await act('withdraw_do', { deliveryOrderId: load.id })).status).toBe(422)
    expect((await act('withdraw_do', { deliveryOrderId: load.id, reason: 'Site cancelled' })).body).toMatchObject({
      status: 'withdrawn',
      statusReason: 'Site cancelled',
    })
    expect((await act(`mark-called/${load.id}`)).body.facts).toMatchObject({ status: 'withdrawn' })
    expect(await lines(load.id)).toEqual(['withdraw', 'transfer', 'unmark called', 'mark called', 'assign', 'create'])
  })

  test('a smaller load appends the rest to the order and renumbers nothing', async () => {
    const { order, load } = await givenOrder(portal, world, { loads: 2 })
    const body = { deliveryOrderId: load.id, ...line(), doQuantity: '6.50' }
    const cut = await portal.as('dispatcher').post('/delivery-order/assign-normal-delivery-order', body)
    expect(cut.body.quantity).toBe('6.50')
    const rows = (await portal.as('dispatcher').get(`/delivery-order/by-order-id/${order.id}`)).body.rows
    expect(rows.map((row: { loadNo: number; doQuantity: string }) => [row.loadNo, row.doQuantity])).toEqual([
      [1, '6.50'],
      [2, '9.00'],
      [3, '2.50'],
    ])
    const more = await portal
      .as('dispatcher')
      .post('/delivery-order/assign-normal-delivery-order', { ...body, doQuantity: '7' })
    expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['doQuantity']])
  })

  test('R-116 a merged order is assigned and called as one', async () => {
    const merged = await portal.given(work =>
      mergedOrder.insert(work, { mergeNo: 'M-1', orderDate: '2026-11-20', startTime: '10:00' }),
    )
    await givenOrder(portal, world, { loads: 2, mergedOrderId: merged.id })
    const other = await givenOrder(portal, world, { loads: 1, mergedOrderId: merged.id })
    const dispatcher = portal.as('dispatcher')
    const assigned = await dispatcher.post('/delivery-order/assign-merge-delivery-order', {
      mergedOrderId: merged.id,
      ...line(),
    })
    expect(assigned.body.rows).toHaveLength(3)
    const called = await dispatcher.post(`/delivery-order/mark-called-merge-order/${merged.id}`)
    expect(called.body.rows.map((row: { status: string }) => row.status)).toEqual(['called', 'called', 'called'])
    const list = await dispatcher.get(`/delivery-order/by-merge-order-id/${merged.id}`)
    expect(list.body.rows).toHaveLength(3)
    expect((await dispatcher.post(`/delivery-order/unmark-called-merge-order/${merged.id}`)).body.rows).toHaveLength(3)
    expect((await portal.as('dispatcher_9').post(`/delivery-order/mark-called-merge-order/${merged.id}`)).status).toBe(
      404,
    )
    expect(other.load.mergedOrderId).toBe(merged.id)
  })
})

describe('lock', () => {
  test('R-115 lock and unlock: one person at a time, it ends by itself, and a manager takes it with a reason', async () => {
    const { load } = await givenOrder(portal, world, { loads: 1 })
    const lock = (who: string, more: object = {}) =>
      portal
        .as(who)
        .post('/orderdetail/lock_do', { deliveryOrderId: load.id, milestone: '2026-11-20T00:00:00.000Z', ...more })
    const mine = await lock('batcher')
    expect(mine.body).toMatchObject({ lockedByName: 'Batcher', lockedUntil: '2026-11-20T01:10:00.000Z' })
    const other = await lock('batcher_2')
    expect(other.status).toBe(409)
    expect(other.body.facts).toMatchObject({ rule: 'lock', mayOverride: ['admin', 'dispatcher_manager'] })
    expect((await lock('batcher_2', { override: { reason: 'He went home' } })).status).toBe(403)
    expect((await portal.as('dispatcher').post(`/delivery-order/mark-called/${load.id}`, {})).body.facts.rule).toBe(
      'lock',
    )
    const taken = await lock('dispatcher_manager', { override: { reason: 'He went home' } })
    expect(taken.body.lockedByName).toBe('Dispatcher manager')
    expect(await lines(load.id)).toContain('take lock')
    portal.clock.at = addMinutes(portal.clock.at, 11)
    expect((await lock('batcher_2')).status).toBe(200)
    expect((await portal.as('batcher_2').post(`/orderdetail/unlock_do/${load.id}`, {})).body.lockedBy).toBeNull()
    portal.clock.at = addMinutes(portal.clock.at, -11)
  })
})

describe('numbers', () => {
  test('R-115 preprint takes the number, generate keeps it, and a withdrawn one is never given again', async () => {
    const { loads } = await givenOrder(portal, world, { loads: 2 })
    const batcher = portal.as('batcher')
    const ahead = await batcher.get(`/orderdetail/newDoNumber/${loads[0]!.id}`)
    expect(ahead.body.taken).toBe(false)
    const pre = await batcher.post('/orderdetail/preprint_do', { deliveryOrderId: loads[0]!.id })
    expect(pre.body).toMatchObject({ doNumber: ahead.body.doNumber, status: 'assigned' })
    expect(pre.body.doNumber).toMatch(/^TUAS-26-\d{6}$/)
    expect((await batcher.post('/orderdetail/preprint_do', { deliveryOrderId: loads[0]!.id })).status).toBe(409)
    const crew = { truckId: world.trucks[3]!.id, driverId: world.drivers[3]!.id }
    const made = await batcher.post('/orderdetail/generate_do', { deliveryOrderId: loads[0]!.id, ...crew })
    expect(made.body).toMatchObject({ doNumber: pre.body.doNumber, status: 'generated', revision: 1 })
    const elsewhere = {
      assignedPlantId: world.nearPlant.id,
      assignedBPId: world.nearLine.id,
      reason: 'Nearer to the site',
    }
    const transfer = await portal
      .as('dispatcher')
      .post('/delivery-order/transfer_do', { deliveryOrderId: loads[0]!.id, ...elsewhere })
    expect(transfer.body.facts.rule).toBe('number')
    await portal.as('dispatcher').post('/delivery-order/withdraw_do', { deliveryOrderId: loads[0]!.id, reason: 'Void' })
    const next = await batcher.post('/orderdetail/generate_do', { deliveryOrderId: loads[1]!.id, ...crew })
    expect(Number(next.body.doNumber.slice(-6))).toBe(Number(pre.body.doNumber.slice(-6)) + 1)
    const void1 = await batcher.get(`/orderdetail/view?doNumber=${pre.body.doNumber}`)
    expect(void1.body.ticket.load.status).toBe('withdrawn')
    await finish(next.body.id)
  })

  test('one key, one number: a repeated generate answers the same', async () => {
    const { load } = await givenOrder(portal, world, { loads: 1 })
    const body = { deliveryOrderId: load.id, truckId: world.trucks[0]!.id, driverId: world.drivers[0]!.id }
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        portal.as('batcher').post('/orderdetail/generate_do', body, { key: 'generate-once-1' }),
      ),
    )
    expect(tries.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(tries.map(({ body: { doNumber, version } }) => `${doNumber} ${version}`)).size).toBe(1)
    await finish(load.id)
  })

  test('loads generated at once take thirty numbers without gap', async () => {
    const { loads } = await givenOrder(portal, world, { loads: 4 })
    const made = await Promise.all(
      loads.map(({ id }, place) =>
        portal.as('batcher').post('/orderdetail/generate_do', {
          deliveryOrderId: id,
          truckId: world.trucks[place]!.id,
          driverId: world.drivers[place]!.id,
        }),
      ),
    )
    const numbers = made.map(({ body }) => Number(body.doNumber.slice(-6))).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, place) => numbers[0]! + place))
    for (const { id } of loads) await finish(id)
  })
})

describe('rights and scope', () => {
  test('a wrong role is refused, another plant or region does not know the load', async () => {
    const { load } = await givenOrder(portal, world, { loads: 1 })
    expect((await portal.as('salesperson').post(`/delivery-order/mark-called/${load.id}`, {})).status).toBe(403)
    expect((await portal.as('batcher').post('/delivery-order/transfer_do', {})).status).toBe(403)
    expect((await portal.as('batcher_9').post(`/delivery-order/mark-called/${load.id}`, {})).status).toBe(404)
    expect((await portal.as('dispatcher_9').get(`/delivery-order/banned-detail/${load.id}`)).status).toBe(404)
    expect((await portal.as('dispatcher_9').get(`/delivery-order/by-order-id/${load.orderId}`)).body.rows).toEqual([])
    expect((await portal.as(null).get('/delivery-order-status')).status).toBe(401)
  })

  test('bad input is refused and writes nothing; a stale version is told', async () => {
    const { load } = await givenOrder(portal, world, { loads: 1 })
    const batcher = portal.as('batcher')
    expect((await batcher.post('/orderdetail/lock_do', { deliveryOrderId: 'x' })).status).toBe(422)
    expect((await batcher.post('/orderdetail/lock_do', { deliveryOrderId: load.id, colour: 'red' })).status).toBe(422)
    expect((await batcher.post(`/delivery-order/mark-called/${load.id}`, { version: 9 })).body.title).toBe('stale')
    expect((await portal.db.sql.select().from(deliveryOrders)).find(row => row.id === load.id)?.version).toBe(1)
  })
})

/** Frees truck and driver for the next test. */
async function finish(id: string) {
  const whole = { batchNo: 1, quantity: '9', weights: exactWeights(world, 9) }
  expect((await portal.as('batcher').post(`/delivery-order/${id}/batch`, whole)).status).toBe(200)
  const answer = await portal.as('dispatcher').post('/delivery-order/change-do-status-to-delivered', {
    doId: id,
    reason: 'Told by phone, no position',
  })
  expect(answer.body).toMatchObject({ status: 'delivered', deliveredManually: true })
}

test('R-115 changed to delivered by hand needs a reason and is in the chain', async () => {
  const { load } = await givenGenerated(portal, world, 1)
  const change = (body: object) => portal.as('dispatcher').post('/delivery-order/change-do-status-to-delivered', body)
  expect((await change({ doId: load.id })).status).toBe(422)
  await finish(load.id)
  const view = await portal.as('dispatcher').get(`/orderdetail/view?doNumber=${load.doNumber}`)
  expect(view.body.events.at(-1)).toMatchObject({
    event: 'delivered',
    source: 'person',
    reason: 'Told by phone, no position',
  })
  expect(portal.defects).toEqual([])
})
