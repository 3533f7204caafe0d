import { beforeAll, expect, test } from 'vitest'
import { associateProduct } from '~/db/catalog/associate-product'
import { auditTrail } from '~/db/kit/trail'
import { orderedAddOns } from '~/db/orders/order'
import { startOrder } from '~/workflows/orders/order'
import { givenProduct } from '../kit/given/catalog'
import { givenCustomer, givenLocation, givenProject } from '../kit/given/customers'
import { bookOrder, type Dispatch, givenDispatch, givenLoadStatus, loadsOfOrder, orderOf } from '../kit/given/orders'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
const dispatcher = () => portal.as('dispatcher')
const version = async (id: string) => (await dispatcher().get(`/order/${id}`)).body.version as number
type Booked = Awaited<ReturnType<typeof bookOrder>>

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
})

const book = (orderDate: string, startTime: string, quantity: string, more: object = {}) =>
  bookOrder(portal, at, { orderDate, startTime, quantity, ...more })
const merge = (orderDate: string, orders: Booked[], more: object = {}) =>
  dispatcher().post('/order-merging', {
    orderDate,
    startTime: '08:30',
    orders: orders.map(({ id, version }) => ({ id, version })),
    ...more,
  })
const ofMerge = async (id: string) =>
  (await dispatcher().get(`/order/get-orders-in-merge-order?mergeOrderId=${id}`)).body
const times = async (...orders: { id: string }[]) => {
  const loads = []
  for (const { id } of orders) loads.push(...(await loadsOfOrder(portal, id)))
  return loads.map(load => load.plannedOnSiteAt.toISOString().slice(11, 16))
}

test('R-268 add-on amounts of a merged order are told by order and in sum, for what is still to come', async () => {
  const day = '2026-11-23'
  const [a, b] = [await book(day, '08:00', '18'), await book(day, '12:00', '9')]
  await portal.given(async work => {
    const add = (associateProductCode: string, name: string) =>
      associateProduct.insert(work, { associateProductCode, name, unit: 'kg' })
    const [ice, fibre] = [await add('ICE', 'Ice'), await add('FIB', 'Fibre')]
    await orderedAddOns.replace(work, a.id, [{ materialId: ice.id, quantity: '40' }])
    await orderedAddOns.replace(work, b.id, [
      { materialId: ice.id, quantity: '10' },
      { materialId: fibre.id, quantity: '2.5' },
    ])
  })
  const { merged } = (await merge(day, [a, b])).body
  await portal.given(work => startOrder(work, a.id))
  await givenLoadStatus(portal, a.id, 'delivered', loadNo => loadNo === 1)
  const asked = async (order: string, more = '') =>
    (
      await dispatcher().get(
        `/delivery-order/calculate-ap-quantity?orderId=${order}&plantId=${at.plant.id}&doQuantity=9&mergedOrderId=${merged.id}${more}`,
      )
    ).body
  const answer = await asked(a.id)
  expect(answer.rows).toMatchObject([{ name: 'Ice', quantity: '360.0000' }])
  expect(answer.merged).toMatchObject({
    mergeNo: merged.mergeNo,
    ordered: '27.00',
    delivered: '9.00',
    remaining: '18.00',
    orders: [
      { orderNo: a.orderNo, remaining: '9.00', rows: [{ name: 'Ice', quantity: '360.0000' }] },
      { orderNo: b.orderNo, remaining: '9.00', rows: [{ name: 'Fibre' }, { name: 'Ice', quantity: '90.0000' }] },
    ],
    rows: [
      { name: 'Fibre', quantity: '22.5000' },
      { name: 'Ice', quantity: '450.0000' },
    ],
  })
  const [loadOfB] = await loadsOfOrder(portal, b.id)
  expect(await asked(a.id, `&deliveryOrderId=${loadOfB!.id}`)).toMatchObject({
    orderId: b.id,
    rows: [
      { name: 'Fibre', quantity: '22.5000' },
      { name: 'Ice', quantity: '90.0000' },
    ],
  })
  const alone = await book(day, '16:00', '9')
  expect((await asked(alone.id)).errors).toHaveProperty('mergedOrderId')
})

test('R-114 a merged order has one numbering and the m³ of its orders, and is completed with the last of them', async () => {
  const day = '2026-11-24'
  const [a, b] = [await book(day, '08:00', '18'), await book(day, '12:00', '9')]
  const { merged } = (await merge(day, [a, b])).body
  const list = await dispatcher().get(`/delivery-order/by-merge-order-id/${merged.id}`)
  expect(
    list.body.rows.map((row: { orderId: string; sequenceNo: number }) => [row.orderId === a.id, row.sequenceNo]),
  ).toEqual([
    [true, 1],
    [true, 2],
    [false, 3],
  ])
  for (const { id } of [a, b]) {
    await portal.given(work => startOrder(work, id))
    await givenLoadStatus(portal, id, 'delivered', loadNo => loadNo === 1)
  }
  await givenLoadStatus(portal, a.id, 'withdrawn', loadNo => loadNo === 2)
  const now = await ofMerge(merged.id)
  expect(now.merged).toMatchObject({ status: 'open', ordered: '27.00', delivered: '18.00', remaining: '9.00' })
  expect(now.sequence.map((load: { sequenceNo: number | null }) => load.sequenceNo)).toEqual([1, null, 2])
  const complete = async (id: string) =>
    dispatcher().put(`/order/complete-order/${id}`, { version: await version(id), confirmRemaining: true })
  expect((await complete(a.id)).status).toBe(200)
  expect((await ofMerge(merged.id)).merged.status).toBe('open')
  expect((await complete(b.id)).status).toBe(200)
  expect((await ofMerge(merged.id)).merged).toMatchObject({ status: 'completed', remaining: '0.00' })
  const reopen = { version: await version(b.id), reason: 'One more load' }
  expect((await dispatcher().put(`/order/uncomplete-order/${b.id}`, reopen)).status).toBe(200)
  expect((await ofMerge(merged.id)).merged.status).toBe('open')
})

test('a changed order keeps its place in the sequence; its site, day and customer stay while it is merged', async () => {
  const day = '2026-11-25'
  const [a, b] = [await book(day, '08:00', '18'), await book(day, '12:00', '9')]
  const { merged } = (await merge(day, [a, b])).body
  expect(await times(a, b)).toEqual(['00:30', '00:40', '00:50'])
  const change = async (more: object) =>
    dispatcher().put('/order', {
      ...orderOf(at, { orderDate: day, startTime: '08:00', quantity: '27' }),
      id: a.id,
      version: await version(a.id),
      ...more,
    })
  expect((await change({})).status).toBe(200)
  expect(await times(a, b)).toEqual(['00:30', '00:40', '00:50', '01:00'])
  expect((await change({ orderDate: '2026-11-26' })).body.errors).toHaveProperty('orderDate')
  const other = await givenProject(portal, { customerId: at.customer.id, regionId: at.regionId })
  const gate = await givenLocation(portal, { projectId: other.id, latitude: 1.3, longitude: 103.8 })
  const moved = await dispatcher().post(`/order/${a.id}/updateProject`, {
    version: await version(a.id),
    projectId: other.id,
    locationId: gate.id,
  })
  expect([moved.status, moved.body.facts.rule]).toEqual([409, 'merge'])
  expect((await ofMerge(merged.id)).merged.ordered).toBe('36.00')
})

test('a merge is undone with a reason until the first load is called; the orders go back to their own times', async () => {
  const day = '2026-11-26'
  const [a, b] = [await book(day, '08:00', '18'), await book(day, '12:00', '9')]
  const before = await times(a, b)
  const { merged } = (await merge(day, [a, b])).body
  const undo = (body: object, who = 'dispatcher', id = merged.id) =>
    portal.as(who).post(`/order-merging/${id}/undo`, body)
  const right = { version: merged.version, reason: 'Second pour is tomorrow' }
  expect((await undo({ ...right, reason: '' })).status).toBe(422)
  expect((await undo({ ...right, version: 9 })).body.title).toBe('stale')
  await givenLoadStatus(portal, a.id, 'called', loadNo => loadNo === 1)
  expect((await undo(right)).body.facts).toEqual({ rule: 'called-loads' })
  await givenLoadStatus(portal, a.id, 'assigned', loadNo => loadNo === 1)
  const done = await undo(right)
  expect(done.body).toMatchObject({ merged: { status: 'undone' }, orders: [{ mergedOrderId: null }, {}] })
  expect(await times(a, b)).toEqual(before)
  expect((await dispatcher().get(`/order/get-orders-in-merge-order?mergeOrderId=${merged.id}`)).status).toBe(404)
  expect((await undo({ ...right, version: 2 })).status).toBe(404)
  const { rows } = await auditTrail(
    portal.db.sql,
    { subject: 'merged_order', subjectId: merged.id },
    { limit: 5, offset: 0 },
  )
  expect(rows[0]).toMatchObject({ action: 'undo merge', reason: 'Second pour is tomorrow' })
  const again = [a, b].map(async ({ id }) => ({ ...a, id, version: await version(id) }))
  expect((await merge(day, await Promise.all(again))).status).toBe(200)
})

test('two customers merge only where they agreed in writing; another mix is told', async () => {
  const day = '2026-11-27'
  const mix = await givenProduct(portal)
  const [a, b] = [await book(day, '08:00', '9'), await book(day, '12:00', '9', { productId: mix.id })]
  const customer = await givenCustomer(portal)
  const project = await givenProject(portal, { customerId: customer.id, regionId: at.regionId })
  const site = await givenLocation(portal, { projectId: project.id, latitude: 1.3, longitude: 103.8 })
  const foreign = { customerId: customer.id, projectId: project.id, locationId: site.id }
  const c = await book(day, '14:00', '9', foreign)
  expect((await merge(day, [a, c], { consent: 'Letter of 12 November' })).body.detail).toContain('another site')
  const { body } = await merge(day, [a, b])
  expect(body.warnings).toEqual([expect.stringContaining('each truck carries one of them')])
  expect(portal.defects).toEqual([])
})
