import { expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { customerCategory } from '~/db/pricing/customer-category'
import { discountsOf, priceCategory } from '~/db/pricing/price-category'
import { commercialTerm } from '~/db/pricing/terms'
import { givenSubProduct } from '../kit/given/catalog'
import { givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenCostedProduct, givenPriceCategory, givenPriceList, givenProjectPricing } from '../kit/given/pricing'
import { house } from '../kit/house'

/** A customer whose concrete costs S$150.00 on the list, and what it takes. */
async function opened() {
  const portal = await house({
    now: '2026-11-20T02:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  const world = await givenDeliveries(portal)
  const regionId = world.region.id
  const productId = (await givenCostedProduct(portal, { regionId })).product.id
  await givenPriceList(portal, { regionId, lines: [{ productId, unitPrice: '150' }], toDate: '2027-12-31' })
  const supplied = async (cubicMetres: number, loads = 1) => {
    const of = { day: '2026-11-10', loads, quantity: cubicMetres.toFixed(2), productId }
    const made = await givenOrder(portal, world, of)
    const at = new Date('2026-11-10T02:00:00.000Z')
    const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
    for (const { id } of made.loads)
      await portal.given(async work => {
        const row = await deliveryOrder.lock(work, id)
        const values = { productId, status: 'returned', doNumber: `${made.order.orderNo}-${row.loadNo}`, ...times }
        await deliveryOrder.move(work, row, values, 'deliver')
      })
  }
  const putInto = async (who: string, priceCategories: object[]) => {
    const { version, customerName } = (await portal.as('admin').get(`/customer/${world.customer.id}`)).body
    const asked = { id: world.customer.id, version, customerName, priceCategories }
    const { status, body } = await portal.as(who).put('/customer', asked)
    expect(status, body.detail).toBe(200)
    return body.approval
  }
  const linesOf = async (approval: { id: string }) =>
    (await portal.as('ceo').get(`/price-approval/${approval.id}`)).body.lines as Record<string, string | null>[]
  return { portal, world, regionId, productId, supplied, putInto, linesOf }
}
const withMoney = (lines: Record<string, string | null>[]) => lines.filter(line => line.givenAway !== null)

test('a cheaper category asks with the m³ of the last months, each product once, and the amount decides who may', async () => {
  const { portal, regionId, supplied, putInto, linesOf } = await opened()
  const bulk = { regionId, categoryName: 'Bulk' }
  await givenPriceCategory(portal, { ...bulk, toDate: '2027-01-31', discounts: [{ value: '4' }] })
  await portal.given(async work => {
    const later = { versionNo: 2, priceCategoryType: 'strength_band', fromDate: '2027-02-01' }
    const { id } = await priceCategory.insert(work, { ...bulk, ...later })
    await discountsOf.replace(work, id, [{ kind: 'percent', value: '3' }])
  })
  await supplied(1600)
  // 4 % is within what a sales manager gives alone, and 6.00 on 1,600 m³ is too: 9,600.00 of 10,000.00.
  expect(await putInto('sales_manager', [bulk])).toBeNull()
  expect(await putInto('sales_manager', [])).toBeNull()
  await supplied(100)
  expect(await putInto('sales_manager', [bulk])).toMatchObject({ message: expect.stringContaining('below list') })
  await supplied(6700)
  const approval = await putInto('sales_admin', [bulk])
  expect(withMoney(await linesOf(approval))).toMatchObject([
    { unitPrice: '144.0000', quantity: '8400.00', givenAway: '50400.00' },
  ])
  const decide = (who: string) =>
    portal.as(who).post(`/price-approval/${approval.id}/decide`, { version: approval.version, approve: true })
  expect((await decide('sales_manager')).body.facts?.rule).toBe('price-authority')
  expect((await decide('ceo')).status).toBe(200)
  expect(portal.defects).toEqual([])
})

test('who has a discount already gives up only what it would pay less than now, and a project with its own price nothing', async () => {
  const { portal, world, regionId, productId, supplied, putInto, linesOf } = await opened()
  const silver = { regionId, categoryName: 'Silver' }
  const bulk = { regionId, categoryName: 'Bulk' }
  await givenPriceCategory(portal, { ...silver, customerIds: [world.customer.id], discounts: [{ value: '3' }] })
  await givenPriceCategory(portal, { ...bulk, discounts: [{ value: '4' }] })
  await supplied(2000)
  // S$144.00 in place of S$145.50, although it is 4 % below the list.
  const approval = await putInto('sales_admin', [bulk])
  expect(withMoney(await linesOf(approval))).toMatchObject([
    {
      unitPrice: '144.0000',
      listPrice: '150.0000',
      belowListPercent: '4.00',
      quantity: '2000.00',
      givenAway: '3000.00',
    },
  ])
  await givenProjectPricing(portal, { projectId: world.project.id, prices: [{ productId, productPrice: '140' }] })
  const again = await putInto('sales_admin', [bulk])
  expect(withMoney(await linesOf(again))).toEqual([])
  expect(portal.defects).toEqual([])
})

test('charges that the two categories agree otherwise count with what they came to on the loads of the last months', async () => {
  const { portal, world, regionId, supplied, putInto, linesOf } = await opened()
  const bulk = { regionId, categoryName: 'Bulk' }
  await givenPriceCategory(portal, { ...bulk, discounts: [{ value: '1' }] })
  const prices = [{ regionId, unitPrice: '40' }]
  const trip = await givenSubProduct(portal, { name: 'Trip', trigger: 'every_load', unit: 'load', prices })
  const term = { itemKind: 'sub_product', itemId: trip.id, freeAllowance: '0', fromDate: '2026-01-01' }
  await portal.given(work => commercialTerm.insert(work, { ...term, level: 'category', ...bulk, unitPrice: '10' }))
  await supplied(8, 12)
  const approval = await putInto('sales_admin', [bulk])
  // S$1.50 on 96 m³, and S$30.00 on 12 loads.
  expect(withMoney(await linesOf(approval)).map(({ what, givenAway }) => [what, givenAway])).toEqual([
    [expect.any(String), '144.00'],
    ['Trip', '360.00'],
  ])
  // Agreed with the customer itself, which goes before both.
  const own = { ...term, level: 'customer', customerId: world.customer.id, unitPrice: '20' }
  await portal.given(work => commercialTerm.insert(work, own))
  expect(await putInto('sales_admin', [bulk])).toBeNull()
  expect(portal.defects).toEqual([])
})

test('a version with larger discounts asks with what all who are in the category would pay less than now', async () => {
  const { portal, world, regionId, supplied, linesOf } = await opened()
  const bulk = { regionId, categoryName: 'Bulk', priceCategoryType: 'strength_band' }
  await givenPriceCategory(portal, { regionId, categoryName: 'Bulk', discounts: [{ value: '3' }] })
  await supplied(2000)
  const deeper = async (fromDate: string, value: string) => {
    const discounts = [{ kind: 'percent', value }]
    const { status, body } = await portal.as('sales_admin').post('/price-category', { ...bulk, fromDate, discounts })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.approval
  }
  expect(withMoney(await linesOf(await deeper('2026-12-01', '4')))).toEqual([])
  const of = { customerId: world.customer.id, regionId, categoryName: 'Bulk', fromDate: '2026-01-01' }
  await portal.given(work => customerCategory.insert(work, of))
  expect(withMoney(await linesOf(await deeper('2026-12-01', '4')))).toMatchObject([
    { unitPrice: '144.0000', belowListPercent: '4.00', quantity: '2000.00', givenAway: '3000.00' },
  ])
  // Dearer than now, and 2 % below the list.
  expect(await deeper('2026-12-01', '2')).toBeNull()
  expect(portal.defects).toEqual([])
})
