import { beforeAll, describe, expect, test } from 'vitest'
import { givenProduct } from '../kit/given/catalog'
import { givenCustomer, givenRegion } from '../kit/given/customers'
import { givenPriceCategory, givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let regionId: string
beforeAll(async () => {
  portal = await house()
  regionId = (await givenRegion(portal)).id
})

const discount = { family: null, strengthFrom: 30, strengthTo: 45, kind: 'percent', value: '4.5' }
const create = (more: object = {}, as = 'sales_manager') =>
  portal.as(as).post('/price-category', {
    regionId,
    categoryName: 'Key account',
    priceCategoryType: 'customer',
    fromDate: '2026-11-01',
    discounts: [discount],
    ...more,
  })

describe('R-084 versions of a category', () => {
  test('a new version ends the one in force on the day before', async () => {
    const { body: first } = await create()
    expect(first).toMatchObject({ priceCategoryId: first.id, versionNo: 1 })
    const check = (fromDate: string) =>
      portal
        .as('salesperson')
        .get(`/price-category/get-detail-change?regionId=${regionId}&categoryName=Key%20account&fromDate=${fromDate}`)
    expect((await check('2026-12-01')).body).toMatchObject({
      valid: true,
      edits: [{ kind: 'cut', id: first.id, to: '2026-11-30' }],
    })
    expect((await check('2026-11-19')).body.valid).toBe(false)
    expect((await create({ fromDate: '2026-11-19' })).status).toBe(409)
    const { body: second } = await create({ fromDate: '2026-12-01', discounts: [] })
    expect(second.versionNo).toBe(2)
    const { body: versions } = await portal.as('salesperson').get(`/price-category/versions/${regionId}`)
    expect(versions.rows.map((row: { versionNo: number; toDate: string }) => [row.versionNo, row.toDate])).toEqual([
      [2, null],
      [1, '2026-11-30'],
    ])
    expect((await portal.as('salesperson').get(`/price-category/region/${regionId}`)).body.rows).toMatchObject([
      { versionNo: 1 },
    ])
    expect((await portal.as('salesperson').get(`/price-category/region/${regionId}/version/2`)).body.total).toBe(1)
    const { body: trail } = await portal.as('admin').get(`/price-category/region/${regionId}/version/1/audit`)
    expect(trail.rows[0]).toMatchObject({ action: 'end', after: { toDate: '2026-11-30' } })
  })

  test('a version in force is not changed, a later one is', async () => {
    const { body: now } = await create({ categoryName: 'Now', fromDate: '2026-11-20' })
    const { body: later } = await create({ categoryName: 'Later', fromDate: '2026-11-21' })
    const put = (category: { id: string }, version = 1) =>
      portal.as('sales_admin').put('/price-category/update-price', {
        priceCategoryId: category.id,
        version,
        discounts: [{ ...discount, value: '1.5' }],
      })
    expect((await put(now)).status).toBe(409)
    expect((await put(later)).body.version).toBe(2)
    expect((await put(later)).status).toBe(409)
    expect((await portal.as('salesperson').get(`/price-category/${later.id}`)).body.discounts).toMatchObject([
      { value: '1.5000' },
    ])
  })

  test.each([
    ['of 100 per cent', { discounts: [{ ...discount, value: '100' }] }],
    ['that is no number', { discounts: [{ ...discount, value: 'x' }] }],
    ['twice for one band', { discounts: [discount, discount] }],
    ['with a band that ends below its start', { discounts: [{ ...discount, strengthTo: 20 }] }],
    ['of an unknown kind', { priceCategoryType: 'weather' }],
  ])('a discount %s is refused', async (_name, more) =>
    expect((await create({ categoryName: 'X', ...more })).status).toBe(422),
  )

  test('only those who make prices may', async () => {
    expect((await create({ categoryName: 'Y' }, 'salesperson')).status).toBe(403)
    expect((await portal.as('dispatcher').get('/price-category')).status).toBe(403)
  })
})

test('what a category means for a customer and for the products on the list', async () => {
  const { id: here } = await givenRegion(portal)
  const customer = await givenCustomer(portal)
  const [c40, c20] = [await givenProduct(portal), await givenProduct(portal, { strengthMpa: 20 })]
  await givenPriceList(portal, {
    regionId: here,
    lines: [
      { productId: c40.id, unitPrice: '140' },
      { productId: c20.id, unitPrice: '110' },
    ],
  })
  await givenPriceCategory(portal, {
    regionId: here,
    customerIds: [customer.id],
    discounts: [{ strengthFrom: 30, value: '10' }],
  })
  const admin = portal.as('admin')
  const who = `customerId=${customer.id}&regionId=${here}`
  expect((await admin.get(`/price-category/discount?${who}&productId=${c40.id}`)).body).toMatchObject({
    category: 'Gold',
    discount: { value: '10.0000' },
  })
  expect((await admin.get(`/price-category/discount?${who}&productId=${c20.id}`)).body.discount).toBeNull()
  expect((await admin.get(`/price-category/all-discount?${who}`)).body.rows).toHaveLength(1)
  const { body } = await admin.get(
    `/price-category/getPriceCategoryMixDesignDetails?regionId=${here}&categoryName=Gold`,
  )
  expect(body.rows.map((row: { price: string }) => row.price)).toEqual(['110.0000', '126.0000'])
  expect((await admin.get('/price-category/price-category-types')).body.rows).toHaveLength(3)
  expect((await admin.get('/price-category/type/weather')).status).toBe(422)
  expect((await admin.get('/price-category/search-pricecategory?keyword=gol')).body.total).toBe(1)
  expect(portal.defects).toEqual([])
})
