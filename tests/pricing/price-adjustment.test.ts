import { beforeAll, expect, test } from 'vitest'
import { resolvePrice } from '~/db/pricing/price-question'
import { givenProduct } from '../kit/given/catalog'
import { givenProject, givenSite } from '../kit/given/customers'
import { givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let site: Awaited<ReturnType<typeof givenSite>>
let productId: string
beforeAll(async () => {
  portal = await house()
  site = await givenSite(portal)
  productId = (await givenProduct(portal)).id
  await givenPriceList(portal, { regionId: site.regionId, lines: [{ productId, unitPrice: '112' }] })
  await givenProjectPricing(portal, { projectId: site.project.id, prices: [{ productId, productPrice: '128' }] })
})

const rule = (more: object = {}) => ({
  regionId: site.regionId,
  fromDate: '2026-12-01',
  kind: 'amount',
  value: '2.5',
  ...more,
})
const apply = (more: object = {}, as = 'sales_admin') =>
  portal.as(as).post('/price-adjustment/applyPriceChange', { name: 'Cement rise', ...rule(more) })
const decide = (of: { id: string; version: number }, approve: boolean, as = 'ceo', reason: string | null = null) =>
  portal
    .as(as)
    .post('/price-adjustment/approveReject', { priceAdjustmentId: of.id, version: of.version, approve, reason })
const priceOn = (day: string, projectId = site.project.id) =>
  resolvePrice(portal.db.sql, { customerId: site.customer.id, projectId, regionId: site.regionId, productId, day })

test('R-151 a price change is applied for first, then approved by somebody else, and counts from its first day', async () => {
  const { body: made } = await apply()
  expect(made).toMatchObject({ status: 'submitted', lines: 1, adjustmentNo: expect.stringMatching(/^PA-\d{5}$/) })
  expect(await priceOn('2026-12-01')).toMatchObject({ unitPrice: '128.0000' })
  expect((await decide(made, true, 'sales_admin')).status).toBe(403)
  expect((await apply()).status).toBe(409)
  const approved = await decide(made, true)
  expect(approved.body).toMatchObject({ status: 'approved', version: 2 })
  expect((await decide(made, true, 'sales_manager')).status).toBe(409)
  expect(await priceOn('2026-11-30')).toMatchObject({ unitPrice: '128.0000' })
  expect(await priceOn('2026-12-01')).toMatchObject({
    unitPrice: '130.5000',
    parts: [{ reason: `${made.adjustmentNo}: Cement rise` }],
  })
})

test('whoever applied for it does not decide, a rejection names its reason and changes nothing', async () => {
  const { body: made } = await apply(
    { fromDate: '2027-01-01', kind: 'percent', value: '-2', roundTo: '0.5' },
    'sales_manager',
  )
  expect(await decide(made, true, 'sales_manager')).toMatchObject({
    status: 409,
    body: { facts: { rule: 'four-eyes' } },
  })
  expect((await decide(made, false)).status).toBe(422)
  expect((await decide(made, false, 'ceo', 'Too early')).body.status).toBe('rejected')
  expect(await priceOn('2027-01-01')).toMatchObject({ unitPrice: '130.5000' })
  const { body: list } = await portal.as('salesperson').post('/price-adjustment/list', { status: 'rejected' })
  expect(list.rows).toMatchObject([{ priceAdjustmentId: made.id, lines: 1, submittedByName: 'Sales manager' }])
})

test('R-278 the prices that a rule touches are paged and seen within scope', async () => {
  const other = await givenProject(portal, { customerId: site.customer.id, regionId: site.regionId })
  await givenProjectPricing(portal, { projectId: other.id, prices: [{ productId, productPrice: '140' }] })
  const ask = (more: object, as = 'salesperson') =>
    portal.as(as).post('/price-adjustment/fetch-price', { ...rule(), ...more })
  const { body } = await ask({ limit: 1, offset: 1 })
  expect(body).toMatchObject({ total: 2, rows: [{ newPrice: expect.any(String), collision: null }] })
  await portal.person('salesperson_2')
  expect((await ask({}, 'salesperson_2')).body.total).toBe(0)
  expect((await portal.as('admin').post('/price-adjustment/product-pricing-ids', rule())).body.ids).toHaveLength(2)
})

test.each([
  ['backwards', { fromDate: '2026-11-19' }, 422],
  ['of nothing', { value: '0' }, 422],
  ['that leaves nothing', { value: '-150' }, 422],
  ['that touches nothing', { productIds: ['0199aaaa-0000-7000-8000-000000000001'] }, 409],
  ['of an unknown kind', { kind: 'magic' }, 422],
])('a change %s is refused', async (_name, more, status) =>
  expect((await apply({ fromDate: '2027-06-01', ...more })).status).toBe(status),
)

test('a step down beyond their limit is refused to sales and finance heads, who may approve a smaller one', async () => {
  const other = await givenSite(portal)
  await givenPriceList(portal, { regionId: other.regionId, lines: [{ productId, unitPrice: '112' }] })
  await givenProjectPricing(portal, { projectId: other.project.id, prices: [{ productId, productPrice: '112' }] })
  const lower = async (value: string) =>
    (await apply({ regionId: other.regionId, fromDate: '2027-02-01', kind: 'percent', value })).body
  const far = await lower('-12')
  for (const head of ['sales_manager', 'finance_hod'])
    expect(await decide(far, true, head)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Only the CEO'), facts: { rule: 'price-authority' } },
    })
  expect((await decide(far, false, 'ceo', 'Too far')).body.status).toBe('rejected')
  expect((await decide(await lower('-9'), true, 'sales_manager')).body.status).toBe('approved')
})

test('a price that moved since refuses the whole change', async () => {
  const { body: made } = await apply({ fromDate: '2027-03-01' })
  const { body } = await portal.as('admin').get(`/project-pricing?projectId=${site.project.id}`)
  const price = body.rows.at(0).prices[0]
  await portal.as('admin').put('/product-price', {
    id: price.id,
    version: price.version,
    projectPricingId: price.projectPricingId,
    productId,
    productPrice: '111',
  })
  expect(await decide(made, true)).toMatchObject({ status: 409, body: { facts: { rule: 'moved' } } })
  expect(
    (await portal.as('salesperson').post('/price-adjustment/applyPriceChange', { name: 'X', ...rule() })).status,
  ).toBe(403)
  expect(portal.defects).toEqual([])
})
