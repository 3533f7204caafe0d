import { beforeAll, expect, test } from 'vitest'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenService, givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

const DAY = '2026-11-24'
let portal: House
let world: Deliveries
const as = (who: string) => portal.as(who)
type Line = { description: string; quantity: string; amount: string }
const told = (lines: Line[]) => lines.map(of => [of.description, Number(of.quantity), of.amount])

beforeAll(async () => {
  portal = await house({ now: '2026-11-23T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const lines = [{ productId: world.product.id, unitPrice: '150' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})

test('a charge that nothing triggers and a service, put on an order, are previewed with it and billed as previewed', async () => {
  const prices = (unitPrice: string) => [{ regionId: world.region.id, unitPrice }]
  const hand = { trigger: 'manual', unit: 'load' }
  const gate = await givenSubProduct(portal, { name: 'Gate pass', ...hand, prices: prices('18.50') })
  const qc = await givenService(portal, { name: 'Site engineer', unit: 'hour', prices: prices('95') })
  const timed = await givenSubProduct(portal, {
    name: 'Waiting',
    trigger: 'waiting',
    freeAllowance: '20',
    prices: prices('2'),
  })
  portal.clock.at = new Date(`${DAY}T00:00:00.000Z`)
  const services = [
    { itemId: gate.id, quantity: '1' },
    { itemId: qc.id, quantity: '1.5' },
  ]
  // What arises by itself is not put on an order by hand.
  await expect(bookedOrder(portal, world, DAY, { services: [{ itemId: timed.id, quantity: '1' }] })).rejects.toThrow(
    /services/,
  )
  const { order, loads } = await bookedOrder(portal, world, DAY, { quantity: '18', services })
  const agreed = ok(await as('dispatcher').get(`/order/${order.id}/agreed-preview`))
  for (const load of loads) await deliverAsPlanned(portal, world, load)
  portal.clock.at = new Date('2026-11-25T01:00:00.000Z')
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  const bill = ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`))
  expect(bill).toMatchObject({ subtotal: agreed.subtotal, total: agreed.total, exceptions: [] })
  // The gate is paid with every load, the engineer once for the order; seven minutes are beyond the free time.
  expect(told(bill.lines)).toEqual([
    ['C40-S C32/40 structural', 9, '1350.00'],
    ['C40-S C32/40 structural', 9, '1350.00'],
    ['Gate pass', 1, '18.50'],
    ['Gate pass', 1, '18.50'],
    ['Waiting', 7, '14.00'],
    ['Waiting', 7, '14.00'],
    [`Site engineer, order ${order.orderNo}`, 1.5, '142.50'],
  ])
  expect(portal.defects).toEqual([])
})
