import { expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { discountsOf, priceCategory } from '~/db/pricing/price-category'
import { givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenCostedProduct, givenPriceCategory, givenPriceList } from '../kit/given/pricing'
import { house } from '../kit/house'

test('a cheaper category asks with the m³ of the last months, each product once, and the amount decides who may', async () => {
  const portal = await house({
    now: '2026-11-20T02:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  const world = await givenDeliveries(portal)
  const regionId = world.region.id
  const productId = (await givenCostedProduct(portal, { regionId })).product.id
  await givenPriceList(portal, { regionId, lines: [{ productId, unitPrice: '150' }], toDate: '2027-12-31' })
  const bulk = { regionId, categoryName: 'Bulk' }
  await givenPriceCategory(portal, { ...bulk, toDate: '2027-01-31', discounts: [{ value: '4' }] })
  await portal.given(async work => {
    const later = { versionNo: 2, priceCategoryType: 'strength_band', fromDate: '2027-02-01' }
    const { id } = await priceCategory.insert(work, { ...bulk, ...later })
    await discountsOf.replace(work, id, [{ kind: 'percent', value: '3' }])
  })
  const supplied = async (cubicMetres: number) => {
    const of = { day: '2026-11-10', loads: 1, quantity: cubicMetres.toFixed(2) }
    const { order, loads } = await givenOrder(portal, world, of)
    const at = new Date('2026-11-10T02:00:00.000Z')
    const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
    await portal.given(async work => {
      const row = await deliveryOrder.lock(work, loads[0]!.id)
      const values = { productId, status: 'returned', doNumber: `${order.orderNo}-1`, ...times }
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
  await supplied(1600)
  // 4 % is within what a sales manager gives alone, and 6.00 on 1,600 m³ is too: 9,600.00 of 10,000.00.
  expect(await putInto('sales_manager', [bulk])).toBeNull()
  expect(await putInto('sales_manager', [])).toBeNull()
  await supplied(100)
  expect(await putInto('sales_manager', [bulk])).toMatchObject({ message: expect.stringContaining('below list') })
  await supplied(6700)
  const approval = await putInto('sales_admin', [bulk])
  const { lines } = (await portal.as('ceo').get(`/price-approval/${approval.id}`)).body
  expect(lines.filter((line: { givenAway: string | null }) => line.givenAway !== null)).toMatchObject([
    { unitPrice: '144.0000', quantity: '8400.00', givenAway: '50400.00' },
  ])
  const decide = (who: string) =>
    portal.as(who).post(`/price-approval/${approval.id}/decide`, { version: approval.version, approve: true })
  expect((await decide('sales_manager')).body.facts?.rule).toBe('price-authority')
  expect((await decide('ceo')).status).toBe(200)
  expect(portal.defects).toEqual([])
})
