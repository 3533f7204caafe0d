import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { newId } from '~/domain/kit/uuid'
import { startOrder } from '~/workflows/orders/order'
import { givenLocation, givenProject } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { bookOrder, type Dispatch, givenDispatch, givenLoadStatus, loadsOfOrder, orderOf } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const dispatcher = () => portal.as('dispatcher')
const version = async (id: string) => (await dispatcher().get(`/order/${id}`)).body.version as number
const start = (id: string) => portal.given(work => startOrder(work, id))

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

test('R-113 hold freezes with a reason, release looks at capacity again and moves late loads after now', async () => {
  const made = await bookOrder(portal, at, { orderDate: '2026-11-20', quantity: '18', startTime: '11:00' })
  expect((await dispatcher().post(`/order/${made.id}/hold`, { version: made.version, reason: '' })).status).toBe(422)
  const held = await dispatcher().post(`/order/${made.id}/hold`, { version: made.version, reason: 'Rain' })
  expect(held.body).toMatchObject({ status: 'on_hold', holdReason: 'Rain', heldFrom: 'confirmed' })
  const again = await dispatcher().post(`/order/${made.id}/hold`, { version: held.body.version, reason: 'Rain' })
  expect([again.status, again.body.facts.status]).toEqual([409, 'on_hold'])
  portal.clock.at = new Date('2026-11-20T04:00:00Z')
  const released = await dispatcher().post(`/order/${made.id}/release`, { version: held.body.version })
  expect(released.body.orders).toMatchObject([{ status: 'confirmed', holdReason: null }])
  const loads = await loadsOfOrder(portal, made.id)
  expect(loads[0]!.plannedBatchAt >= portal.clock.at).toBe(true)
  expect(loads[1]!.plannedBatchAt.getTime() - loads[0]!.plannedBatchAt.getTime()).toBe(600_000)
  portal.clock.at = new Date('2026-11-20T01:00:00Z')
})

test('a held order leaves its place; who comes back to a full hour is refused unless a manager sets it aside', async () => {
  const plant = await givenPlant(portal, { regionId: at.regionId, capacityPerHour: '18.00' })
  const assigned = {
    quantity: '18',
    startTime: '09:00',
    assignedPlants: [{ id: plant.id, startTime: '08:00', quantity: '18' }],
  }
  const first = await bookOrder(portal, at, assigned)
  expect((await dispatcher().post('/order', orderOf(at, assigned))).status).toBe(409)
  const held = await dispatcher().post(`/order/${first.id}/hold`, { version: first.version, reason: 'Site not ready' })
  await bookOrder(portal, at, assigned)
  const back = { version: held.body.version }
  const refused = await dispatcher().post(`/order/${first.id}/release`, back)
  expect([refused.status, refused.body.facts.rule]).toEqual([409, 'capacity'])
  const override = { rules: ['capacity'], reason: 'Night shift' }
  expect((await dispatcher().post(`/order/${first.id}/release`, { ...back, override })).status).toBe(403)
  expect((await portal.as('dispatcher_manager').post(`/order/${first.id}/release`, { ...back, override })).status).toBe(
    200,
  )
  const trail = await dispatcher().get(`/order/audit-order?orderId=${first.id}`)
  expect(trail.body.rows[0]).toMatchObject({
    action: 'release',
    reason: 'Night shift',
    actorName: 'Dispatcher manager',
  })
})

test('R-114 complete wants every load ended and the rest confirmed; uncomplete works until a load is drafted', async () => {
  const made = await bookOrder(portal, at, { quantity: '27', startTime: '11:00' })
  await start(made.id)
  await givenLoadStatus(portal, made.id, 'delivered', loadNo => loadNo === 1)
  const complete = async (more = {}) =>
    dispatcher().put(`/order/complete-order/${made.id}`, { version: await version(made.id), ...more })
  expect((await complete()).body.facts).toMatchObject({ rule: 'open-loads', openLoads: 2 })
  await givenLoadStatus(portal, made.id, 'withdrawn', loadNo => loadNo > 1)
  expect((await complete()).body.facts).toEqual({ rule: 'remaining', remaining: '18.00' })
  const done = await complete({ confirmRemaining: true })
  expect(done.body).toMatchObject({ status: 'completed', completedAt: '2026-11-20T01:00:00.000Z' })
  const back = { version: done.body.version, reason: 'One more load' }
  expect((await dispatcher().put(`/order/uncomplete-order/${made.id}`, back)).body.status).toBe('in_progress')
  const again = await complete({ confirmRemaining: true })
  await portal.given(async work => {
    const [load] = await loadsOfOrder(portal, made.id)
    await deliveryOrder.move(work, load!, { invoiceDraftId: newId() }, 'given')
  })
  const late = await dispatcher().put(`/order/uncomplete-order/${made.id}`, { ...back, version: again.body.version })
  expect([late.status, late.body.facts.rule]).toEqual([409, 'invoiced'])
  expect((await portal.as('batcher').put(`/order/complete-order/${made.id}`, { version: 1 })).status).toBe(403)
})

test('cancel withdraws the waiting loads with the reason, and is refused once a load is called', async () => {
  const made = await bookOrder(portal, at, { quantity: '18', startTime: '13:00' })
  const cancel = { version: made.version, reason: 'Customer called' }
  expect((await dispatcher().post(`/order/${made.id}/cancel`, cancel)).body).toMatchObject({ status: 'cancelled' })
  expect((await loadsOfOrder(portal, made.id)).map(load => [load.status, load.statusReason])).toEqual([
    ['withdrawn', 'Customer called'],
    ['withdrawn', 'Customer called'],
  ])
  const running = await bookOrder(portal, at, { quantity: '18', startTime: '13:00' })
  await givenLoadStatus(portal, running.id, 'called', loadNo => loadNo === 1)
  const late = await dispatcher().post(`/order/${running.id}/cancel`, { ...cancel, version: running.version })
  expect([late.status, late.body.facts.rule]).toEqual([409, 'called-loads'])
})

test('update project keeps to the customer and region, moves the waiting loads and stops at the first call', async () => {
  const made = await bookOrder(portal, at, { quantity: '18', startTime: '15:00' })
  const other = await givenProject(portal, { customerId: at.customer.id, regionId: at.regionId })
  const change = { version: made.version, projectId: other.id }
  expect((await dispatcher().post(`/order/${made.id}/updateProject`, change)).body.errors).toHaveProperty('locationId')
  const site = await givenLocation(portal, { projectId: other.id, latitude: 1.3, longitude: 103.8 })
  const moved = await dispatcher().post(`/order/${made.id}/updateProject`, change)
  expect(moved.body).toMatchObject({ projectId: other.id, locationId: site.id, latitude: 1.3, status: 'confirmed' })
  expect((await loadsOfOrder(portal, made.id)).map(load => load.projectId)).toEqual([other.id, other.id])
  await givenLoadStatus(portal, made.id, 'called', loadNo => loadNo === 1)
  const late = await dispatcher().post(`/order/${made.id}/updateProject`, {
    version: moved.body.version,
    projectId: at.project.id,
  })
  expect([late.status, late.body.facts.rule]).toEqual([409, 'called-loads'])
})

test('R-114 R-116 orders of one site and day merge into one sequence, each load keeping its order', async () => {
  const day = '2026-11-25'
  const [a, b] = [
    await bookOrder(portal, at, { orderDate: day, quantity: '18', startTime: '08:00' }),
    await bookOrder(portal, at, { orderDate: day, quantity: '9', startTime: '14:00' }),
  ]
  const keys = [a, b].map(({ id, version }) => ({ id, version }))
  const post = (orders: object[], more = {}) =>
    dispatcher().post('/order-merging', { orderDate: day, startTime: '08:30', orders, ...more })
  expect((await post([keys[0]!])).status).toBe(422)
  expect((await post([keys[0]!, { ...keys[1]!, version: 9 }])).body.title).toBe('stale')
  const { status, body } = await post(keys)
  expect(status).toBe(200)
  expect(body.merged.mergeNo).toMatch(/-261125-M01$/)
  const list = await dispatcher().get(`/order/get-orders-in-merge-order?mergeOrderId=${body.merged.id}`)
  expect(list.body.rows.map((row: { id: string }) => row.id)).toEqual([a.id, b.id])
  const loads = [...(await loadsOfOrder(portal, a.id)), ...(await loadsOfOrder(portal, b.id))]
  expect(
    loads.map(load => [load.orderId === a.id, load.loadNo, load.plannedOnSiteAt.toISOString().slice(11, 16)]),
  ).toEqual([
    [true, 1, '00:30'],
    [true, 2, '00:40'],
    [false, 1, '00:50'],
  ])
  expect(
    (await post(body.orders.map(({ id, version }: { id: string; version: number }) => ({ id, version })))).status,
  ).toBe(409)
  for (const order of [a, b]) {
    await start(order.id)
    await givenLoadStatus(portal, order.id, 'delivered')
  }
  const merged = list.body.merged
  const done = await dispatcher().put(`/order/complete-merge-order/${merged.id}`, { version: merged.version })
  expect(done.body).toMatchObject({
    merged: { status: 'completed' },
    orders: [{ status: 'completed' }, { status: 'completed' }],
  })
  const back = { version: done.body.merged.version, reason: 'Recount' }
  const open = await dispatcher().put(`/order/uncomplete-merge-order/${merged.id}`, back)
  expect(open.body.orders.map((order: { status: string }) => order.status)).toEqual(['in_progress', 'in_progress'])
})

test('release of a merged order releases what is held of it', async () => {
  const day = '2026-11-26'
  const orders = []
  for (const startTime of ['08:00', '12:00'])
    orders.push(await bookOrder(portal, at, { orderDate: day, quantity: '9', startTime }))
  const keys = orders.map(({ id, version }) => ({ id, version }))
  const { body } = await dispatcher().post('/order-merging', { orderDate: day, startTime: '08:00', orders: keys })
  for (const order of body.orders)
    await dispatcher().post(`/order/${order.id}/hold`, { version: order.version, reason: 'Weather' })
  const [first] = body.orders
  const held = await version(first.id)
  const single = await bookOrder(portal, at, { orderDate: day, quantity: '9', startTime: '16:00' })
  const singleHeld = await dispatcher().post(`/order/${single.id}/hold`, { version: single.version, reason: 'Weather' })
  const none = await dispatcher().post(`/order/${single.id}/release?isMergeOrder=true`, {
    version: singleHeld.body.version,
  })
  expect(none.status).toBe(409)
  const released = await dispatcher().post(`/order/${first.id}/release?isMergeOrder=true`, { version: held })
  expect(released.body.orders.map((order: { status: string }) => order.status)).toEqual(['confirmed', 'confirmed'])
})

test('R-160 the cylinder test and the pin change on their own, and the trail of sampling tells only that', async () => {
  const made = await bookOrder(portal, at, { quantity: '9', startTime: '17:00' })
  const test = { isRequired: true, sets: 3, specimens: 3, ages: [7, 28], remarks: '' }
  const set = await dispatcher().put('/order/update-cylinder-test', {
    id: made.id,
    version: made.version,
    cylinderTest: test,
  })
  expect(set.body.cylinderTest).toMatchObject({ isRequired: true, sets: 3 })
  const off = await dispatcher().put('/order/update-cylinder-test', {
    id: made.id,
    version: set.body.version,
    cylinderTest: { ...test, isRequired: false },
  })
  expect(off.body.cylinderTest).toBeNull()
  const pin = await dispatcher().put('/order/update-coordinates', {
    orderId: made.id,
    version: off.body.version,
    latitude: 1.35,
    longitude: 103.9,
  })
  expect(pin.body).toMatchObject({ latitude: 1.35, longitude: 103.9 })
  const trail = await dispatcher().get(`/order/audit-order-cylinder?orderId=${made.id}`)
  expect(trail.body.rows.map((line: { action: string }) => line.action)).toEqual([
    'change cylinder test',
    'change cylinder test',
    'create',
  ])
  const file = await dispatcher().get(`/order/download-audit-order?orderId=${made.id}`)
  expect(file.headers.get('content-disposition')).toContain('order-audit-')
  expect(String.fromCharCode(...file.body.slice(0, 2))).toBe('PK')
})
