import { beforeAll, expect, test } from 'vitest'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
import { aMaterial, aSilo, aSource } from '../kit/given/materials'
import { type House, house } from '../kit/house'

let portal: House
let plantId: string
let siloId: string
let materialId: string
let sourceId: string
beforeAll(async () => {
  portal = await house()
  const region = await givenRegion(portal)
  plantId = (await givenPlant(portal, { regionId: region.id })).id
  materialId = (await aMaterial(portal)).id
  siloId = (await aSilo(portal, { plantId, materialId, capacityKg: '150000.000', levelKg: '10000.000' })).id
  sourceId = (await aSource(portal, materialId)).id
  await portal.person('batcher', { plantIds: [plantId] })
})

const AT = '2026-11-20T18:00:00+08:00'
const create = (more: object = {}, as = 'batcher') =>
  portal.as(as).post('/material-order', { siloId, sourceId, orderedKg: '20000', expectedAt: AT, ...more })
const act = (id: string, verb: string, json: object) => portal.as('batcher').post(`/material-order/${id}/${verb}`, json)
const placed = async () => {
  const { body } = await create()
  return (await act(body.id, 'place', { version: 1 })).body as { id: string; version: number; orderNo: string }
}
const ticket = { receivedKg: '20080', ticketNo: 'W-1' }

test('R-159 an order is made by hand, changed, placed and received into its silo', async () => {
  const { body: made } = await create({ remarks: 'Before noon' })
  expect(made).toMatchObject({ status: 'draft', orderedKg: '20000.000', materialId, version: 1 })
  expect(made.orderNo).toMatch(/^MO\d{6}$/)
  const changed = await portal
    .as('batcher')
    .put(`/material-order/${made.id}`, { siloId, sourceId, orderedKg: '20000', expectedAt: AT, version: 1 })
  expect(changed.body).toMatchObject({ version: 2, remarks: null })
  expect((await act(made.id, 'confirm-received', { version: 2, ...ticket })).body.facts).toMatchObject({
    status: 'draft',
    open: ['change', 'place', 'split', 'revoke'],
  })
  expect((await act(made.id, 'place', { version: 1 })).body.title).toBe('stale')
  expect((await act(made.id, 'place', { version: 2 })).body.status).toBe('placed')
  expect((await portal.as('batcher').get(`/material-order/expected-incoming?plantId=${plantId}`)).body.total).toBe(1)
  const got = await act(made.id, 'confirm-received', { version: 3, ...ticket })
  expect(got.body).toMatchObject({ status: 'received', receivedKg: '20080.000', differencePercent: '0.40' })
  expect((await portal.as('batcher').get(`/silo-level/${siloId}`)).body.levelKg).toBe('30080.000')
  const { rows } = (await portal.as('batcher').get(`/stock/${siloId}`)).body
  expect(rows[0]).toMatchObject({ kind: 'received', kg: '20080.000', materialOrderId: made.id })
  expect((await act(made.id, 'confirm-received', { version: 4, ...ticket })).status).toBe(409)
})

test('a weight beyond the tolerance is in the silo and disputed', async () => {
  const of = await placed()
  const got = await act(of.id, 'confirm-received', { version: 2, receivedKg: '19800', ticketNo: 'W-2' })
  expect(got.body).toMatchObject({ status: 'disputed', differencePercent: '-1.00' })
  const future = await placed()
  const late = { version: 2, ...ticket, receivedAt: '2026-11-21T00:00:00Z' }
  expect((await act(future.id, 'confirm-received', late)).body.errors).toHaveProperty('receivedAt')
  const much = { version: 2, receivedKg: '149000', ticketNo: 'W-3' }
  expect((await act(future.id, 'confirm-received', much)).body.facts.rule).toBe('capacity')
})

test('two receipts of one order at once count once', async () => {
  const of = await placed()
  const before = Number((await portal.as('batcher').get(`/silo-level/${siloId}`)).body.levelKg)
  const both = await Promise.all(
    [1, 2].map(() => act(of.id, 'confirm-received', { version: 2, receivedKg: '100', ticketNo: 'W-4' })),
  )
  expect(both.map(one => one.status).sort()).toEqual([200, 409])
  expect(Number((await portal.as('batcher').get(`/silo-level/${siloId}`)).body.levelKg)).toBe(before + 100)
})

test('a split makes up the order to the gram and takes its place', async () => {
  const of = await placed()
  const part = (kg: string) => ({ kg, expectedAt: AT })
  const short = await act(of.id, 'split', { version: 2, parts: [part('12000'), part('7999.999')] })
  expect(short.body.errors).toHaveProperty('parts')
  const { body } = await act(of.id, 'split', { version: 2, parts: [part('12000'), part('8000')] })
  expect(body).toMatchObject({
    total: 2,
    rows: [{ parentId: of.id, status: 'placed', orderedKg: '12000.000' }, { orderedKg: '8000.000' }],
  })
  expect((await portal.as('batcher').get(`/material-order/${of.id}`)).body.status).toBe('split')
  expect((await act(of.id, 'revoke', { version: 3, reason: 'x' })).status).toBe(409)
})

test('an order is revoked with a reason before it is received', async () => {
  const of = await placed()
  expect((await act(of.id, 'revoke', { version: 2 })).body.errors).toHaveProperty('reason')
  expect((await act(of.id, 'revoke', { version: 2, reason: 'Mill stands' })).body.status).toBe('revoked')
  const working = await portal.as('hr_cement').get('/material-order/working-list')
  expect(working.status).toBe(200)
  const list = await portal.as('batcher').get('/material-order/list?status=revoked')
  expect(list.body).toMatchObject({ total: 1, rows: [{ id: of.id }] })
  expect((await portal.as('batcher').get(`/material-order/search?keyword=${of.orderNo}`)).body.total).toBe(1)
})

test('orders are refused without quantity, for another source, from another plant or role', async () => {
  expect((await create({ orderedKg: '0' })).body.errors).toHaveProperty('orderedKg')
  expect((await create({ expectedAt: 'soon' })).body.errors).toHaveProperty('expectedAt')
  const other = await aMaterial(portal)
  const source = await portal.as('batcher').post('/material-source', { sourceName: 'S', materialId: other.id })
  expect((await create({ sourceId: source.body.id })).body.errors).toHaveProperty('sourceId')
  expect((await create({}, 'batcher_2')).status).toBe(404)
  expect((await create({}, 'lab')).status).toBe(403)
  expect((await portal.as('batcher').get('/material-order/order-status')).body.total).toBe(8)
  expect(portal.defects).toEqual([])
})
