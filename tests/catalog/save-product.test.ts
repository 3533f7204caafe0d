import { beforeAll, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { type House, house } from '../kit/house'

let portal: House
beforeAll(async () => {
  portal = await house()
})

const fields = (more: object = {}) => ({
  productCode: 'G30-S3',
  name: 'Grade 30 pump',
  family: 'Normal',
  strengthMpa: 30,
  slumpMin: 100,
  slumpMax: 150,
  stoneSizeMm: 20,
  ...more,
})
const create = (more: object = {}, as = 'lab_manager') => portal.as(as).post('/product', fields(more))

test('R-095 a product is made, found by its code, changed and leaves its trail', async () => {
  const { body: made } = await create({ productDescription: 'Pumped to 80 m' })
  expect(made).toMatchObject({ productCode: 'G30-S3', productDescription: 'Pumped to 80 m', active: true, version: 1 })
  expect((await create()).status).toBe(409)
  expect((await portal.as('dispatcher').get('/product/g30-s3')).body.id).toBe(made.id)
  const change = (version: number) =>
    portal.as('advance_user').put(`/product/${made.id}`, { ...fields({ name: 'Grade 30' }), version })
  expect((await change(1)).body).toMatchObject({ version: 2, name: 'Grade 30' })
  expect((await change(1)).body.title).toBe('stale')
  const trail = await auditTrail(portal.db.sql, { subject: 'product', subjectId: made.id }, { limit: 9, offset: 0 })
  expect(trail.rows.map(row => row.action)).toEqual(['change', 'create'])
})

test('R-134 the status of a product is switched, and a switched-off one is no longer offered', async () => {
  const { body: made } = await create({ productCode: 'G40-S4' })
  const flip = (version: number, active: boolean) =>
    portal.as('lab_manager').post('/product/change-status', { id: made.id, version, active })
  expect((await flip(1, false)).body).toMatchObject({ active: false, version: 2 })
  expect((await flip(1, true)).status).toBe(409)
  expect((await portal.as('lab').get('/products?keyword=G40')).body.total).toBe(0)
  expect((await flip(2, true)).body.active).toBe(true)
})

test.each([
  ['no code', { productCode: '' }, 'productCode'],
  ['slump limits crossed', { slumpMin: 160 }, 'slumpMax'],
  ['a strength in psi', { strengthMpa: 4350 }, 'strengthMpa'],
  ['half a stone', { stoneSizeMm: 9.5 }, 'stoneSizeMm'],
])('a product is refused with %s', async (_what, more, field) => {
  const { status, body } = await create({ productCode: 'BAD', ...more })
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty(field)
})

test('who may not manage products is refused', async () => {
  expect((await create({ productCode: 'X' }, 'lab')).status).toBe(403)
  expect((await create({ productCode: 'X' }, 'salesperson')).status).toBe(403)
  expect(portal.defects).toEqual([])
})
