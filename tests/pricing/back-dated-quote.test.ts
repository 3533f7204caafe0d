import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenCostedProduct, givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
let productId: string
const DELIVERED = '2026-11-10'

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T02:00:00.000Z',
    invariants: { except: ['I6b'], why: 'a load is put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  productId = (await givenCostedProduct(portal, { regionId: world.region.id })).product.id
  await givenPriceList(portal, { regionId: world.region.id, lines: [{ productId, unitPrice: '150' }] })
  const { order, loads } = await givenOrder(portal, world, { day: DELIVERED, loads: 1 })
  const at = new Date(`${DELIVERED}T02:00:00.000Z`)
  const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
  await portal.given(async work => {
    const row = await deliveryOrder.lock(work, loads[0]!.id)
    await deliveryOrder.move(
      work,
      row,
      { productId, status: 'returned', doNumber: `${order.orderNo}-1`, ...times },
      'deliver',
    )
  })
})

/** Made by one, submitted by another, put to a third. */
async function decided(fromDate: string) {
  const { customer, project } = world
  const { body: quote } = await portal.as('sales_manager').post('/pricing', {
    customerId: customer.id,
    projectId: project.id,
    fromDate,
    lines: [{ productId, unitPrice: '160', reason: 'Agreed by phone' }],
  })
  const move = (by: string, status: string, version: number) =>
    portal.as(by).post(`/pricing/${quote.id}/update-status?status=${status}`, { version })
  expect(quote.status, JSON.stringify(quote)).toBe('draft')
  const { body: submitted } = await move('sales_admin', 'submitted', quote.version)
  expect(submitted.status, JSON.stringify(submitted)).toBe('submitted')
  const answer = await move('ceo', 'approved', submitted.version)
  return { answer, id: quote.id, status: (await portal.as('ceo').get(`/pricing/${quote.id}`)).body.status }
}

test('a quote from an earlier day is refused over a load that was delivered in it, and named', async () => {
  const { answer, status } = await decided('2026-11-09')
  expect(answer).toMatchObject({ status: 409, body: { facts: { rule: 'back-dated', loads: [expect.any(String)] } } })
  expect(answer.body.detail).toContain('Start it today or later')
  expect(status).toBe('submitted')
})

test('a back-dated price change with its prices makes room for the quote', async () => {
  const { id } = await decided('2026-11-09')
  const asked = {
    ...{ projectId: world.project.id, fromDate: '2026-11-09', toDate: '2026-11-20', pricingId: id },
    prices: [{ productId, unitPrice: '160' }],
    reason: 'As quoted',
  }
  const { body: change } = await portal.as('sales_manager').post('/repricing', asked)
  const { body: shown } = await portal.as('ceo').get(`/repricing/${change.id}`)
  expect(shown).toMatchObject({ pricingId: id, loads: [{ state: 'unbilled', difference: '90.00' }] })
  const decision = { version: shown.approvalVersion, approve: true }
  expect(await portal.as('ceo').post(`/price-approval/${shown.approvalId}/decide`, decision)).toMatchObject({
    status: 200,
  })
  const { version } = (await portal.as('ceo').get(`/pricing/${id}`)).body
  const answer = await portal.as('ceo').post(`/pricing/${id}/update-status?status=approved`, { version })
  expect(answer).toMatchObject({ status: 200, body: { status: 'approved' } })
})

test('after the last delivery it may begin in the past, and from today always', async () => {
  expect(await decided('2026-11-11')).toMatchObject({ answer: { status: 200 }, status: 'approved' })
  expect(await decided('2026-11-20')).toMatchObject({ answer: { status: 200 }, status: 'approved' })
})
