import { beforeAll, expect, test } from 'vitest'
import { givenProduct } from '../kit/given/catalog'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { approvePrice, givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let projectId: string
let productId: string
/** A week of a low price that somebody agreed to, a month with a load that was delivered in it. */
let month: { id: string; version: number }

beforeAll(async () => {
  portal = await house({ now: '2026-11-10T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  projectId = world.project.id
  productId = world.product.id
  await givenPriceList(portal, { regionId: world.region.id, lines: [{ productId, unitPrice: '150' }] })
  const prices = [{ productId, productPrice: '140' }]
  month = await givenProjectPricing(portal, { projectId, from: '2026-11-01', to: '2026-11-30', prices })
  await givenDelivered(portal, world, 0, { day: '2026-11-10' })
  portal.clock.at = new Date('2026-11-20T01:00:00.000Z')
})

const manager = () => portal.as('sales_manager')
const days = (effectiveStartDate: string, effectiveEndDate: string | null = null) => ({
  ...{ projectId, effectiveStartDate, effectiveEndDate },
})
const agreed = async () =>
  (await manager().get(`/project-pricing?projectId=${projectId}`)).body.rows.map(
    (row: { effectiveStartDate: string; effectiveEndDate: string; prices: { productPrice: string }[] }) => [
      row.effectiveStartDate,
      row.effectiveEndDate,
      ...row.prices.map(price => price.productPrice),
    ],
  )
const keyOf = ({ id, version }: { id: string; version: number }) => ({ id, version })
const HELD = ['2026-11-01', '2026-11-30', '140.0000']

test.each([
  ['a new period over it', () => portal.as('admin').post('/project-pricing', days('2026-11-05', '2026-11-12'))],
  ['a new period from before it', () => portal.as('admin').post('/project-pricing', days('2026-10-01'))],
  [
    'a later first day',
    () => portal.as('admin').put('/project-pricing', { ...keyOf(month), ...days('2026-11-15', '2026-11-30') }),
  ],
  [
    'an earlier last day',
    () => portal.as('admin').put('/project-pricing', { ...keyOf(month), ...days('2026-11-01', '2026-11-09') }),
  ],
  ['its removal', () => portal.as('admin').delete(`/project-pricing/${month.id}?version=${month.version}`)],
])('what a load of a past day cost is not changed by %s, not even for the administrator', async (_what, change) => {
  const { status, body } = await change()
  expect([status, body.facts]).toEqual([409, { rule: 'back-dated', day: '2026-11-10' }])
  expect(body.detail).toBe(
    'This would change the price of loads delivered on 10/11/2026. Use a back-dated price change for past days',
  )
  expect(await agreed()).toEqual([HELD])
})

test('a product gets no price over loads that were delivered without one: a back-dated price change does that', async () => {
  const [{ id: projectPricingId }] = (await manager().get(`/project-pricing?projectId=${projectId}`)).body.rows
  const other = await givenProduct(portal)
  await portal.db.sql.execute(`update product_price set product_id = '${other.id}'`)
  const { status, body } = await manager().post('/product-price', {
    ...{ projectPricingId, productId, productPrice: '155' },
  })
  expect([status, body.errors]).toEqual([
    422,
    {
      productPrice: [
        'Loads of 10/11/2026 would get this price. Use a back-dated price change for past days, a quote for later days',
      ],
    },
  ])
  await portal.db.sql.execute(`update product_price set product_id = '${productId}'`)
  expect(await agreed()).toEqual([HELD])
})

test('a low price that was agreed for a week is not carried to further days without a second person', async () => {
  const { body: week } = await manager().post('/project-pricing', days('2027-01-04', '2027-01-10'))
  const { body: low } = await manager().post('/product-price', {
    ...{ projectPricingId: week.id, productId, productPrice: '100' },
  })
  await approvePrice(portal, low)
  const stretched = { id: week.id, version: week.version, ...days('2027-01-04') }
  const { status, body } = await manager().put('/project-pricing', stretched)
  expect([status, body]).toMatchObject([200, { id: week.id, effectiveEndDate: '2027-01-10', approval: {} }])
  expect(body.approval.message).toContain('at S$100.00 is 33.3 % below list')
  expect((await agreed())[0]).toEqual(['2027-01-04', '2027-01-10', '100.0000'])
  const own = { version: body.approval.version, approve: true }
  expect((await manager().post(`/price-approval/${body.approval.id}/decide`, own)).status).toBe(409)
  await approvePrice(portal, body)
  expect((await agreed())[0]).toEqual(['2027-01-04', null, '100.0000'])
  // Less of it is free: the list holds again, which is more.
  const { version } = (await manager().get(`/project-pricing?projectId=${projectId}`)).body.rows[0]
  const cut = await manager().put('/project-pricing', { id: week.id, version, ...days('2027-01-04', '2027-01-08') })
  expect(cut).toMatchObject({ status: 200, body: { approval: null, effectiveEndDate: '2027-01-08' } })
})

test('a price above the list is not taken away without a second person, whichever way', async () => {
  const { body: spring } = await manager().post('/project-pricing', days('2027-03-01', '2027-03-31'))
  await manager().post('/product-price', { projectPricingId: spring.id, productId, productPrice: '200' })
  const before = await agreed()
  const ways = [
    await manager().delete(`/project-pricing/${spring.id}?version=${spring.version}`),
    await manager().post('/project-pricing', days('2027-03-10', '2027-03-20')),
    await manager().put('/project-pricing', { ...keyOf(spring), ...days('2027-03-01', '2027-03-05') }),
  ]
  for (const { status, body } of ways) {
    expect([status, body]).toMatchObject([200, { approval: {} }])
    expect(body.approval.message).toContain('at S$150.00 is 25.0 % below the agreed price')
  }
  expect(await agreed()).toEqual(before)
})

test('a question about days is not answered once something else is agreed in them', async () => {
  const other = await givenProduct(portal)
  const { body: may } = await manager().post('/project-pricing', days('2027-05-01', '2027-05-31'))
  const { body: low } = await manager().post('/product-price', {
    ...{ projectPricingId: may.id, productId, productPrice: '100' },
  })
  await approvePrice(portal, low)
  const { body: asked } = await manager().put('/project-pricing', { ...keyOf(may), ...days('2027-05-01') })
  const { body: more } = await manager().post('/product-price', {
    ...{ projectPricingId: may.id, productId: other.id, productPrice: '1' },
  })
  await approvePrice(portal, more)
  const { id, version } = asked.approval
  const decided = await portal.as('ceo').post(`/price-approval/${id}/decide`, { version, approve: true })
  expect([decided.status, decided.body.facts]).toEqual([409, { rule: 'changed' }])
  // And a price that was asked for a week is not agreed to for ever.
  const { body: june } = await manager().post('/project-pricing', days('2027-07-01', '2027-07-07'))
  const { body: gift } = await manager().post('/product-price', {
    ...{ projectPricingId: june.id, productId, productPrice: '100' },
  })
  await manager().put('/project-pricing', { ...keyOf(june), ...days('2027-07-01') })
  const answer = await portal
    .as('ceo')
    .post(`/price-approval/${gift.approval.id}/decide`, { version: gift.approval.version, approve: true })
  expect([answer.status, answer.body.facts]).toEqual([409, { rule: 'changed' }])
  expect(portal.defects).toEqual([])
})
