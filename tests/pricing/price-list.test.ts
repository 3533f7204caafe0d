import { beforeAll, describe, expect, test } from 'vitest'
import { givenRegion } from '../kit/given/customers'
import { givenCostedProduct } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let regionId: string
let productId: string
beforeAll(async () => {
  portal = await house()
  regionId = (await givenRegion(portal)).id
  productId = (await givenCostedProduct(portal, { regionId, costPerKg: '0.9' })).product.id
})

const maker = () => portal.as('sales_manager')
const listOf = (fromDate: string, unitPrice = '140', more: object = {}) => ({
  regionId,
  name: `List from ${fromDate}`,
  fromDate,
  lines: [{ productId, unitPrice }],
  ...more,
})
const create = async (...of: Parameters<typeof listOf>) =>
  (await maker().post('/global-product-list', listOf(...of))).body
const move = (list: { id: string; version: number }, status: string, more: object = {}, as = 'sales_manager') =>
  portal.as(as).post(`/global-product-list/update-status?status=${status}`, {
    globalProductListId: list.id,
    version: list.version,
    ...more,
  })

test('R-082 R-149 versions per region: a draft is put in force by update-status and ends the one before', async () => {
  const first = await create('2026-01-01')
  expect(first).toMatchObject({ globalProductListId: first.id, versionNo: 1, status: 'draft' })
  expect((await move(first, 'active')).body.status).toBe('active')
  const second = await create('2026-12-01', '144')
  const check = await maker().get(
    `/global-product-list/validate-detail-change?regionId=${regionId}&fromDate=2026-12-01`,
  )
  expect(check.body).toMatchObject({ valid: true, edits: [{ kind: 'cut', to: '2026-11-30' }] })
  expect((await move(second, 'active')).status).toBe(200)
  const { body } = await portal.as('salesperson').get(`/global-product-list/region/${regionId}/versions`)
  expect(body.rows.map((row: { status: string; toDate: string }) => [row.status, row.toDate])).toEqual([
    ['scheduled', null],
    ['active', '2026-11-30'],
  ])
  expect((await portal.as('salesperson').get('/global-product-list/type/scheduled')).body.total).toBe(1)
  const { body: prices } = await portal
    .as('salesperson')
    .get(`/global-product-list/price?regionId=${regionId}&productId=${productId}&day=2026-12-01`)
  expect(prices.rows).toMatchObject([{ unitPrice: '144.0000', versionNo: 2 }])
  const { body: history } = await maker().get(`/global-product-list/${first.id}/action-history`)
  expect(history.rows.map((row: { action: string }) => row.action)).toEqual([
    'end',
    'activate',
    'change lines',
    'create',
  ])
  expect((await maker().get(`/global-product-list/${first.id}/audit?limit=2`)).body.total).toBe(4)
})

describe('a version', () => {
  test('in force stays as it is, a draft changes from its version', async () => {
    const draft = await create('2027-06-01')
    const put = (version: number) =>
      maker().put('/global-product-list/update-price', {
        globalProductListId: draft.id,
        version,
        prices: [{ productId, unitPrice: '150' }],
      })
    expect((await put(1)).body.version).toBe(2)
    expect((await put(1)).status).toBe(409)
    const saved = await maker().post(`/global-product-list/${draft.id}`, { ...listOf('2027-06-01', '151'), version: 2 })
    expect(saved.body.version).toBe(3)
    expect((await maker().get(`/global-product-list/${draft.id}`)).body.lines).toMatchObject([
      { unitPrice: '151.0000' },
    ])
    const active = (await move({ id: draft.id, version: 3 }, 'active')).body
    expect((await put(active.version)).status).toBe(409)
    expect((await move(active, 'draft')).body.status).toBe('draft')
  })

  test('does not begin backwards, nor over another', async () => {
    const back = await create('2026-11-19')
    expect(await move(back, 'active')).toMatchObject({ status: 409, body: { facts: { rule: 'period' } } })
  })

  test.each([
    ['a price of nothing', { lines: [{ productId: '0199aaaa-0000-7000-8000-000000000001', unitPrice: '0' }] }],
    ['an end before its start', { toDate: '2026-12-31' }],
    ['an unknown product', { lines: [{ productId: '0199aaaa-0000-7000-8000-000000000001', unitPrice: '1' }] }],
  ])('is refused with %s', async (_name, more) => {
    expect((await maker().post('/global-product-list', listOf('2027-01-01', '1', more))).status).toBe(422)
  })

  test('is made by those who make prices, and its status travels in the query', async () => {
    expect((await portal.as('salesperson').post('/global-product-list', listOf('2028-01-01'))).status).toBe(403)
    const draft = await create('2028-01-01')
    expect((await move(draft, 'active', {}, 'finance_ar')).status).toBe(403)
    expect((await move(draft, 'wonderful')).status).toBe(422)
    expect((await portal.as('dispatcher').get('/global-product-list')).status).toBe(403)
  })
})

test('R-081 the dearest material cost among the regions is beside the list price', async () => {
  const { body } = await portal
    .as('salesperson')
    .post('/global-product-list/highestMaterialCostRegion', { searchWord: '' })
  expect(body.rows[0]).toMatchObject({
    highestMaterialCost: '90.0000',
    listPrice: '140.0000',
    regionName: expect.any(String),
  })
  const { body: open } = await portal.as('salesperson').get('/global-product-list/all-price-without-highest-cost')
  expect(open.rows).toMatchObject([{ productId, highestMaterialCost: null }])
  expect(
    (await portal.as('admin').get(`/global-product-list/search?regionId=${regionId}&searchWord=C40`)).body.total,
  ).toBe(1)
  expect(portal.defects).toEqual([])
})
