import { beforeAll, expect, test } from 'vitest'
import { productCosts } from '~/db/pricing/cost'
import { givenRegion } from '../kit/given/customers'
import { givenCostedProduct } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let regionId: string
let of: Awaited<ReturnType<typeof givenCostedProduct>>
beforeAll(async () => {
  portal = await house()
  regionId = (await givenRegion(portal)).id
  of = await givenCostedProduct(portal, { regionId })
})

const create = (fromDate: string, more: object = {}, as = 'finance_hod') =>
  portal.as(as).post('/costing', {
    regionId,
    fromDate,
    plantCost: '9.4',
    deliveryCost: '18.5',
    ingredients: [{ materialId: of.material.id, costPerKg: '1.2' }],
    ...more,
  })

test('R-080 the next version of a region ends the one before and shows each cost beside the last', async () => {
  const { body: made } = await create('2026-12-01')
  expect(made).toMatchObject({ versionNo: 2, regionId })
  const { body } = await portal.as('ceo').get(`/costing/${made.id}`)
  expect(body.ingredients).toMatchObject([{ name: 'Cement', costPerKg: '1.2000', before: '1.0000' }])
  const { body: versions } = await portal.as('ceo').get(`/costing/versions/${regionId}`)
  expect(versions.rows.map((row: { toDate: string }) => row.toDate)).toEqual([null, '2026-11-30'])
  const cost = async (day: string) =>
    (await productCosts(portal.db.sql, { regionId, day }, [of.product.id])).get(of.product.id)
  expect(await cost('2026-11-30')).toMatchObject({ cost: '100.0000' })
  expect(await cost('2026-12-01')).toMatchObject({ cost: '147.9000', materialCost: '120.0000' })
  const { body: trail } = await portal.as('ceo').get(`/costing/${made.id}/audit`)
  const { body: line } = await portal.as('ceo').get(`/costing/audit/${trail.rows[0].seq}/detail`)
  expect(line).toMatchObject({ costingId: made.id, after: { ingredients: [{ costPerKg: '1.2000' }] } })
  expect((await portal.as('ceo').get(`/costing/audit/${trail.rows[0].seq}`)).body).not.toHaveProperty('after')
  const later = (version: number) => create('2026-12-01', { id: made.id, version, plantCost: '10' })
  expect((await later(1)).body.plantCost).toBe('10.0000')
  expect((await later(1)).status).toBe(409)
})

test('R-175 whether a region may have a new costing is checked by its dates', async () => {
  const check = async (query: string, region = regionId) =>
    (await portal.as('ceo').get(`/costing/validate-region/${region}?${query}`)).body
  expect((await check('fromDate=2027-03-01')).valid).toBe(true)
  expect(await check('fromDate=2026-11-01')).toMatchObject({ valid: false })
  expect(await check('', '0199aaaa-0000-7000-8000-000000000001')).toMatchObject({
    valid: false,
    problems: ['There is no such active region'],
  })
  expect((await create('2026-11-01')).status).toBe(409)
})

test('R-210 R-229 costings are written by finance head and admin alone, and read by few', async () => {
  for (const role of ['finance_ar', 'sales_manager', 'ceo', 'sales_admin'])
    expect((await create('2027-01-01', {}, role)).status).toBe(403)
  expect((await portal.as('salesperson').get('/costing')).status).toBe(403)
  expect((await portal.as('finance_ar').get('/ingredients/list')).status).toBe(403)
  expect((await create('2027-02-01', { ingredients: [] })).status).toBe(422)
  expect((await create('2027-02-01', { plantCost: '-1' })).status).toBe(422)
  const twice = { materialId: of.material.id, costPerKg: '1' }
  expect((await create('2027-02-01', { ingredients: [twice, twice] })).status).toBe(422)
  expect((await portal.as('admin').get('/costing/audit/999999')).status).toBe(404)
  expect((await portal.as('admin').get('/ingredients/list')).body.rows).toHaveLength(1)
  expect(portal.defects).toEqual([])
})
