import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '~/db/orders/tables'
import { lastDayPriced } from '~/db/pricing/priced-loads'
import { givenProduct } from '../kit/given/catalog'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { approvePrice, givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let period: { id: string }

beforeAll(async () => {
  portal = await house({ now: '2026-11-19T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const productId = world.product.id
  await givenPriceList(portal, { regionId: world.region.id, lines: [{ productId, unitPrice: '150' }] })
  const prices = [{ productId, productPrice: '128' }]
  period = await givenProjectPricing(portal, { projectId: world.project.id, from: '2026-11-01', prices })
  await givenDelivered(portal, world, 0, { day: '2026-11-19' })
})

const manager = () => portal.as('sales_manager')
const present = async () => (await manager().get(`/product-price/project-pricing/${period.id}`)).body.rows[0]
const change = async (to: object) => {
  const { id, version, productId, productPrice } = await present()
  return manager().put('/product-price', {
    ...{ id, version, projectPricingId: period.id, productId, productPrice, reason: 'Agreed again' },
    ...to,
  })
}

test('on the day of delivery an agreed price still changes: that day is not over on the clock of the region', async () => {
  portal.clock.at = new Date('2026-11-19T15:30:00.000Z')
  const { status, body } = await change({ productPrice: '150' })
  expect([status, body.detail]).toEqual([200, undefined])
  await approvePrice(portal, body)
  expect(await present()).toMatchObject({ productPrice: '150.0000' })
})

test('from the next day what its loads cost changes by a back-dated price change alone', async () => {
  portal.clock.at = new Date('2026-11-19T16:30:00.000Z')
  const before = await present()
  const words =
    'Loads up to 19/11/2026 have this price. Use a back-dated price change for past days, a quote for later days'
  for (const price of ['149', '151']) {
    const { status, body } = await change({ productPrice: price })
    expect([status, body.errors]).toEqual([422, { productPrice: [words] }])
  }
  const gone = await manager().delete(`/product-price/${before.id}?version=${before.version}`)
  expect([gone.status, gone.body.errors]).toEqual([422, { productPrice: [words] }])
  expect(await present()).toEqual(before)
  expect((await manager().get('/price-approval?status=pending')).body.rows).toEqual([])
  expect((await change({ productPrice: '150', reason: 'As per letter' })).status).toBe(200)
  expect(await present()).toMatchObject({ productPrice: '150.0000', reason: 'As per letter' })
})

test('a price asked for in time is not agreed to once loads of a day that is over have the old one', async () => {
  portal.clock.at = new Date('2026-11-19T15:45:00.000Z')
  const { approval } = (await change({ productPrice: '100' })).body
  portal.clock.at = new Date('2026-11-19T16:45:00.000Z')
  const decided = await portal
    .as('ceo')
    .post(`/price-approval/${approval.id}/decide`, { version: approval.version, approve: true })
  expect([decided.status, Object.keys(decided.body.errors)]).toEqual([422, ['productPrice']])
  expect(await present()).toMatchObject({ productPrice: '150.0000' })
})

test('a one-off price is for the product of its order; another one that was sent has the agreed price', async () => {
  const other = await givenProduct(portal)
  const oneOff = { oneOffPrice: '140', oneOffReason: 'Repeat customer' }
  const last = async () => lastDayPriced(portal.db.sql, (await present()).id, new Date('2026-11-23T01:00:00.000Z'))
  portal.clock.at = new Date('2026-11-20T01:00:00.000Z')
  await givenDelivered(portal, world, 1, { day: '2026-11-20', ...oneOff })
  expect(await last()).toBe('2026-11-19')
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
  const { order } = await givenDelivered(portal, world, 2, { day: '2026-11-21', ...oneOff })
  await portal.db.sql.update(orders).set({ productId: other.id }).where(eq(orders.id, order.id))
  expect(await last()).toBe('2026-11-21')
})
