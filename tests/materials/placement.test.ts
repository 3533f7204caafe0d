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
  plantId = (await givenPlant(portal, { regionId: (await givenRegion(portal)).id })).id
  materialId = (await aMaterial(portal)).id
  siloId = (await aSilo(portal, { plantId, materialId, capacityKg: '100000.000', levelKg: '60000.000' })).id
  sourceId = (await aSource(portal, materialId)).id
  await portal.person('batcher', { plantIds: [plantId] })
})

const TODAY = '2026-11-20T18:00:00+08:00'
const create = (more: object = {}) =>
  portal.as('batcher').post('/material-order', { siloId, sourceId, orderedKg: '20000', expectedAt: TODAY, ...more })
const place = async (more: object = {}) => {
  const { body } = await create(more)
  return portal.as('batcher').post(`/material-order/${body.id}/place`, { version: body.version })
}

test('an order names a time to come and no more than its silo takes', async () => {
  expect((await create({ expectedAt: '2020-11-22T00:00:00Z' })).body.errors).toHaveProperty('expectedAt')
  expect((await create({ orderedKg: '900000' })).body.errors).toHaveProperty('orderedKg')
  expect((await create({ orderedKg: '-5' })).body.errors.orderedKg).toHaveLength(1)
  const { body } = await create()
  const change = { siloId, sourceId, orderedKg: '100000.001', expectedAt: TODAY, version: 1 }
  expect((await portal.as('batcher').put(`/material-order/${body.id}`, change)).body.errors).toHaveProperty('orderedKg')
  expect((await portal.as('batcher').get(`/material-order/${body.id}`)).body).toMatchObject({ version: 1 })
})

test('an order is placed with a supplier that is approved for its material alone', async () => {
  const without = await place({ sourceId: null })
  expect([without.status, without.body.facts]).toEqual([409, expect.objectContaining({ rule: 'supplier' })])
  const { body: source } = await portal
    .as('batcher')
    .post('/material-source', { sourceName: 'Closed works', materialId })
  await portal.as('batcher').post('/material-source/change-status', { id: source.id, version: 1, active: false })
  expect((await place({ sourceId: source.id })).body.facts).toMatchObject({ rule: 'supplier' })
  const { rows } = (await portal.as('batcher').get('/material-order/list?status=placed')).body
  expect(rows).toEqual([])
})

test('an order that does not fit on arrival, with what is on its way, is refused with the figures', async () => {
  const refused = await place({ orderedKg: '40001' })
  expect(refused.body).toMatchObject({ status: 409, facts: { rule: 'ullage' } })
  expect(refused.body.detail).toContain('room for 40 t')
  expect((await place({ orderedKg: '28000' })).body).toMatchObject({ status: 'placed', warnings: [] })
  expect((await place({ orderedKg: '12001' })).body.facts).toMatchObject({ rule: 'ullage' })
  const late = await place({ orderedKg: '30000', expectedAt: '2026-12-15T00:00:00Z' })
  expect(late.body).toMatchObject({
    status: 'placed',
    warnings: [expect.stringContaining('12 t'), expect.stringContaining('2 tankers')],
  })
})

test('the parts of a split say what is still to be thought of, like orders of their own', async () => {
  const silo = await aSilo(portal, { plantId, materialId, capacityKg: '90000.000', levelKg: '30000.000' })
  const of = { siloId: silo.id, orderedKg: '60000' }
  const { body: order } = await place({ ...of, expectedAt: '2026-12-15T00:00:00Z' })
  expect(order.status).toBe('placed')
  const part = (kg: string, day: string) => ({ kg, expectedAt: `2026-12-${day}T00:00:00Z` })
  const split = (parts: object[]) =>
    portal.as('batcher').post(`/material-order/${order.id}/split`, { version: order.version, parts })
  expect((await split([part('28000', '15'), part('32000', '16')])).body).toMatchObject({
    total: 2,
    warnings: [expect.stringContaining('2 tankers of 28 t')],
  })
})

test('tankers of the same moment share the room, however late', async () => {
  const silo = await aSilo(portal, { plantId, materialId, capacityKg: '100000.000' })
  const at = { siloId: silo.id, expectedAt: '9998-12-31T12:00:00Z' }
  expect((await place({ ...at, orderedKg: '60000' })).body.warnings).toEqual([expect.stringContaining('3 tankers')])
  expect((await place({ ...at, orderedKg: '25000' })).body.warnings).toEqual([])
  expect((await place({ ...at, orderedKg: '20000' })).body.warnings).toEqual([expect.stringContaining('room for 15 t')])
})

test('a draft whose time has passed is not placed before it is changed', async () => {
  const { body } = await create({ orderedKg: '1000', expectedAt: '2026-11-20T09:30:00+08:00' })
  portal.clock.at = new Date('2026-11-20T02:00:00Z')
  const answer = await portal.as('batcher').post(`/material-order/${body.id}/place`, { version: 1 })
  expect(answer.body).toMatchObject({ status: 409, facts: { rule: 'past' } })
  expect(portal.defects).toEqual([])
})
