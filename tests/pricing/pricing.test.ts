import { beforeAll, describe, expect, test } from 'vitest'
import { givenSite } from '../kit/given/customers'
import { givenCostedProduct } from '../kit/given/pricing'
import { givenQuotes } from '../kit/given/quotes'
import { type House, house } from '../kit/house'

let portal: House
let ground: Awaited<ReturnType<typeof givenQuotes>>

beforeAll(async () => {
  portal = await house()
  ground = await givenQuotes(portal)
})

const seller = () => portal.as('salesperson')
describe('a quote', () => {
  test('R-083 is kept with its names, and each price says where its parts come from', async () => {
    const made = await ground.create('132.00', {}, 'Competitor at 131')
    expect(made).toMatchObject({
      pricingId: made.id,
      pricingReference: expect.stringMatching(/^Q-\d{6}$/),
      status: 'draft',
    })
    const { body } = await seller().get(`/pricing/${made.id}`)
    expect(body).toMatchObject({
      pricingId: made.id,
      fromDate: '2026-11-20',
      toDate: null,
      disableChangeDate: false,
      band: 'green',
    })
    expect(body.lines).toEqual([
      expect.objectContaining({
        listPrice: '142.5000',
        discount: '6.0000',
        unitPrice: '132.0000',
        cost: '100.0000',
        manual: true,
        marginAmount: '32.0000',
        marginPercent: '24.24',
        band: 'green',
        trace: [
          expect.objectContaining({ kind: 'list', amount: '142.5000' }),
          expect.objectContaining({ kind: 'category', amount: '-6.0000' }),
          expect.objectContaining({ kind: 'manual', amount: '-4.5000', reason: 'Competitor at 131' }),
        ],
      }),
    ])
    expect(body.actions.sort()).toEqual(['submit', 'void'])
  })

  test.each([
    ['without lines', { lines: [] }, 'lines'],
    ['with a price of nothing', { lines: [{ productId: 'x', unitPrice: '0' }] }, 'lines.0.productId'],
    ['ending before its first day', { toDate: '2026-11-19' }, 'toDate'],
    ['with a computed field of its own', { listPrice: '1' }, 'listPrice'],
  ])('is refused %s', async (_name, more, field) => {
    const { status, body } = await seller().post('/pricing', ground.quoteOf('136.50', more))
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty([field])
  })

  test('is refused with a product twice, and with one that does not exist', async () => {
    const line = { productId: ground.productId, unitPrice: '136.5' }
    expect((await seller().post('/pricing', ground.quoteOf('1', { lines: [line, line] }))).body.errors).toHaveProperty([
      'lines.1.productId',
    ])
    const unknown = { ...line, productId: '0199aaaa-0000-7000-8000-000000000001' }
    expect((await seller().post('/pricing', ground.quoteOf('1', { lines: [unknown] }))).body.errors).toHaveProperty([
      'lines.0.productId',
    ])
  })

  test('needs the right, the scope and a project of the customer', async () => {
    await portal.person('salesperson_2')
    expect((await portal.as('finance_ar').post('/pricing', ground.quoteOf())).status).toBe(403)
    expect((await portal.as('salesperson_2').post('/pricing', ground.quoteOf())).status).toBe(404)
    const other = await givenSite(portal)
    expect(
      (await portal.as('admin').post('/pricing', ground.quoteOf('136.5', { customerId: other.customer.id }))).status,
    ).toBe(422)
    const made = await ground.create()
    expect((await portal.as('salesperson_2').get(`/pricing/${made.id}`)).status).toBe(404)
    expect((await ground.move('salesperson_2', made, 'submitted')).status).toBe(404)
    expect((await portal.as('salesperson_2').post('/pricing/fetch', {})).body.total).toBe(0)
    expect(
      (await seller().post('/pricing/fetch', { status: ['draft'], keyword: made.pricingReference })).body.rows,
    ).toMatchObject([
      { pricingId: made.id, lines: 1, lowestMargin: '26.74', customerName: ground.site.customer.customerName },
    ])
  })

  test('a change from an older version is refused', async () => {
    const made = await ground.create()
    const save = () =>
      seller().put('/pricing', { ...ground.quoteOf('137', {}, 'Rounded'), pricingId: made.id, version: 1 })
    expect((await save()).body.version).toBe(2)
    expect((await save()).status).toBe(409)
  })

  test('fixed dates stay', async () => {
    const made = await ground.create('136.50', { disableChangeDate: true })
    const save = await seller().put('/pricing', {
      ...ground.quoteOf('136.50', { fromDate: '2026-12-01' }),
      pricingId: made.id,
      version: 1,
    })
    expect(save).toMatchObject({ status: 409, body: { errors: { fromDate: expect.anything() } } })
  })
})

test('a product without a cost keeps a quote from being submitted', async () => {
  const own = await givenSite(portal)
  const { product } = await givenCostedProduct(portal, { regionId: own.regionId, sheet: false })
  const { body } = await portal.as('admin').post('/pricing', {
    customerId: own.customer.id,
    projectId: own.project.id,
    fromDate: '2026-11-20',
    lines: [{ productId: product.id, unitPrice: '120', reason: 'New' }],
  })
  expect(await ground.move('admin', body, 'submitted')).toMatchObject({
    status: 422,
    body: { errors: { 'lines.0.unitPrice': [`${product.productCode} has no cost in this region`] } },
  })
})

test('what a quote starts from: list, discount, price, cost and margin of every product', async () => {
  const ask = { projectId: ground.site.project.id, fromDate: '2026-11-19' }
  const { body } = await seller().post('/price-category/getPriceCategoryMixDesignDetailsForProject', ask)
  expect(body.rows.find((row: { productId: string }) => row.productId === ground.productId)).toMatchObject({
    listPrice: '142.5000',
    discount: '6.0000',
    price: '136.5000',
    cost: '100.0000',
    agreedPrice: null,
    margin: { amount: '36.5000', percent: '26.74', band: 'green' },
  })
  expect(
    (await portal.as('salesperson_2').post('/price-category/getPriceCategoryMixDesignDetailsForProject', ask)).status,
  ).toBe(404)
  expect((await seller().get(`/pricing/threshold/${ground.site.project.id}`)).body.threshold).toEqual({
    targetPercent: '14.0000',
    amberPercent: '100',
    redPercent: '90',
  })
  expect(
    (await seller().get(`/pricing/exiting-customer-project?customerId=${ground.site.customer.id}`)).body.exists,
  ).toBe(true)
  expect(
    (await seller().get(`/pricing/${ground.site.project.id}/pricing-references-by-project`)).body.rows.length,
  ).toBeGreaterThan(3)
  expect((await seller().get('/pricing/pricing-status-list')).body.rows).toHaveLength(6)
})

test('nothing of this was a defect', () => expect(portal.defects).toEqual([]))
