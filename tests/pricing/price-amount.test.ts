import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenCostedProduct, givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let productId: string
const regionOf = () => world.region.id

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T02:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  productId = (await givenCostedProduct(portal, { regionId: regionOf() })).product.id
  await givenPriceList(portal, {
    ...{ regionId: regionOf(), lines: [{ productId, unitPrice: '150' }], toDate: '2026-12-31' },
  })
})

/** A price 4 % below the list on this many m³: within the manager's per cent, so that the amount decides. */
async function supplied(cubicMetres: number) {
  const { order, loads } = await givenOrder(portal, world, {
    ...{ day: '2026-11-10', loads: 1, quantity: cubicMetres.toFixed(2) },
  })
  const at = new Date('2026-11-10T02:00:00.000Z')
  const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
  await portal.given(async work => {
    const row = await deliveryOrder.lock(work, loads[0]!.id)
    const values = { productId, status: 'returned', doNumber: `${order.orderNo}-1`, ...times }
    await deliveryOrder.move(work, row, values, 'deliver')
  })
}

test('the limit by amount binds quotes, agreed prices, adjustments and lists, on the m³ of the last months', async () => {
  const productPrice = async (effectiveStartDate: string) => {
    const days = { projectId: world.project.id, effectiveStartDate, effectiveEndDate: effectiveStartDate }
    const { body: period } = await portal.as('sales_manager').post('/project-pricing', days)
    const price = { projectPricingId: period.id, productId, productPrice: '144' }
    return (await portal.as('sales_manager').post('/product-price', price)).body.approval
  }
  const quote = async () => {
    const { body } = await portal.as('sales_admin').post('/pricing', {
      ...{ customerId: world.customer.id, projectId: world.project.id, fromDate: '2026-11-20', toDate: '2026-11-21' },
      lines: [{ productId, unitPrice: '144', reason: 'Matches another offer' }],
    })
    const move = (as: string, status: string, version: number) =>
      portal.as(as).post(`/pricing/${body.id}/update-status?status=${status}`, { version })
    const { body: submitted } = await move('sales_admin', 'submitted', body.version)
    const { facts, status } = (await move('sales_manager', 'approved', submitted.version)).body
    await move('ceo', 'rejected', submitted.version)
    return facts?.rule ?? status
  }
  const adjustment = async (appliesTo: string[], fromDate: string) => {
    const { body } = await portal.as('ceo').post('/price-adjustment/applyPriceChange', {
      ...{ name: 'Winter', regionId: regionOf(), fromDate, kind: 'percent', value: '-4', appliesTo },
    })
    const decided = await portal.as('sales_manager').post('/price-adjustment/approveReject', {
      ...{ priceAdjustmentId: body.id, version: body.version, approve: true },
    })
    return decided.body.facts?.rule ?? decided.body.status
  }
  const list = async (fromDate: string) => {
    const { body } = await portal.as('ceo').post('/global-product-list', {
      ...{ name: 'Winter', regionId: regionOf(), fromDate, lines: [{ productId, unitPrice: '144' }] },
    })
    const asked = { globalProductListId: body.id, version: body.version }
    const answer = await portal.as('ceo').post('/global-product-list/update-status?status=active', asked)
    return answer.body.approval ? 'asked' : answer.status
  }
  await supplied(100)
  expect(await productPrice('2026-12-01')).toBeNull()
  expect(await quote()).toBe('approved')
  // 6.00 on 1,700 m³ is beyond 10,000.00, which a sales manager gives alone; on 8,400 m³ beyond 50,000.00, which they approve.
  await supplied(1600)
  expect(await productPrice('2026-12-02')).toMatchObject({ message: expect.stringContaining('below list') })
  await supplied(6700)
  expect(await quote()).toBe('price-authority')
  expect(await adjustment(['list'], '2026-12-10')).toBe('price-authority')
  expect(await list('2027-01-01')).toBe('asked')
  await givenProjectPricing(portal, {
    ...{ projectId: world.project.id, from: '2026-12-20', prices: [{ productId, productPrice: '150' }] },
  })
  expect(await adjustment(['agreed'], '2026-12-22')).toBe('price-authority')
  expect(portal.defects).toEqual([])
})
