import { beforeAll, expect, test } from 'vitest'
import { unit } from '~/db/catalog/unit-conversion'
import { material } from '~/db/materials/material'
import { type House, house } from '../kit/house'

let portal: House
let kg: string
let m3: string
beforeAll(async () => {
  portal = await house()
  kg = (await portal.given(work => unit.insert(work, { code: 'kg', name: 'Kilogram' }))).id
  m3 = (await portal.given(work => unit.insert(work, { code: 'm³', name: 'Cubic metre' }))).id
})

const create = (more: object = {}, as = 'finance_hod') =>
  portal
    .as(as)
    .post('/unit-conversion', { fromUnitId: m3, toUnitId: kg, factor: '2400', fromDate: '2026-01-01', ...more })

test('R-093 a conversion is named unitConversionId, found by unitId, and each day has one', async () => {
  const { body: made } = await create()
  expect(made).toMatchObject({ unitConversionId: made.id, version: 1 })
  const { body } = await portal.as('ceo').get(`/unit-conversion/list?unitId=${kg}`)
  expect(body.rows).toMatchObject([
    { unitConversionId: made.id, fromUnit: 'm³', toUnit: 'kg', factor: '2400.0000000000' },
  ])
  expect(body.units).toHaveLength(2)
  const check = `/unit-conversion/get-validation?fromUnitId=${kg}&toUnitId=${m3}&fromDate=2026-01-01`
  expect((await portal.as('ceo').get(check)).body.valid).toBe(false)
  expect((await portal.as('ceo').get(`${check}&excludeId=${made.id}`)).body.valid).toBe(true)
  expect((await create()).status).toBe(409)
  const put = (version: number) =>
    portal.as('admin').put('/unit-conversion', {
      unitConversionId: made.id,
      version,
      fromUnitId: m3,
      toUnitId: kg,
      factor: '2380',
      fromDate: '2026-01-01',
    })
  expect((await put(1)).body.version).toBe(2)
  expect((await put(1)).status).toBe(409)
  expect((await portal.as('ceo').get(`/unit-conversion/${made.id}`)).body.factor).toBe('2380.0000000000')
  expect((await portal.as('ceo').get('/unit-conversion/search?keyword=kilo')).body.total).toBe(1)
  expect((await portal.as('admin').delete(`/unit-conversion/${made.id}?version=1`)).status).toBe(409)
  expect((await portal.as('admin').delete(`/unit-conversion/${made.id}?version=2`)).status).toBe(200)
})

test.each([
  ['the same unit twice', () => ({ toUnitId: m3 })],
  ['a factor of nothing', () => ({ factor: '0' })],
  ['a factor that is no number', () => ({ factor: 'x' })],
  ['a day that does not exist', () => ({ fromDate: '2026-02-30' })],
])('is refused with %s', async (_name, more) => expect((await create(more())).status).toBe(422))

test('is written by few and not read by a salesperson', async () => {
  expect((await create({}, 'ceo')).status).toBe(403)
  expect((await portal.as('salesperson').get('/unit-conversion/list')).status).toBe(403)
  expect(portal.defects).toEqual([])
})

test('a conversion for one material is beside that of every material, and the list offers the materials', async () => {
  const sand = await portal.given(work =>
    material.insert(work, {
      materialCode: 'SAND',
      name: 'River sand',
      kind: 'sand',
      density: '2600',
      costPerKg: '0.02',
    }),
  )
  expect((await create({ fromDate: '2026-03-01' })).status).toBe(200)
  expect((await create({ fromDate: '2026-03-01', materialId: sand.id, factor: '1620' })).status).toBe(200)
  const { body } = await portal.as('ceo').get('/unit-conversion/list?sort=fromDate')
  expect(body.materials).toEqual([{ materialId: sand.id, materialCode: 'SAND', name: 'River sand' }])
  expect(body.rows).toEqual(
    expect.arrayContaining([expect.objectContaining({ materialId: sand.id, materialName: 'River sand' })]),
  )
})
