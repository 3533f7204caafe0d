import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, exactWeights, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenOnTheWay, otherSite } from '../kit/given/divert'
import { givenPriceList } from '../kit/given/pricing'
import { type Answer, type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries

beforeAll(async () => {
  portal = await house({ now: '2026-11-20T02:00:00.000Z' })
  world = await givenDeliveries(portal)
  const lines = [{ productId: world.product.id, unitPrice: '131.1135' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})

/** From a state of the way to the end of the pour. */
async function pour(id: string, events: readonly string[], start: Date) {
  for (const [place, event] of events.entries()) {
    portal.clock.at = addMinutes(start, 10 + place * 12)
    ok(await portal.as('dispatcher').post(`/delivery-order/${id}/event`, { event }))
  }
}

test('B15 a diverted load ends on the bill of the second customer, and the first is billed for what it got', async () => {
  const site = await otherSite(portal, world)
  const { load, order: from } = await givenOnTheWay(portal, world, 0, { loads: 1, quantity: '7.50' })
  const { order: to, loads } = await givenOrder(portal, world, { loads: 1, ...site })
  const start = portal.clock.at
  const found = ok(await portal.as('dispatcher').get(`/delivery-order/${load.id}/divert-candidates`))
  const body = { targetId: loads[0]!.id, version: load.version, targetVersion: loads[0]!.version }
  ok(await portal.as('dispatcher').post(`/delivery-order/${load.id}/divert`, { ...body, reason: 'Pump down' }))
  await pour(load.id, ['on_site', 'pour_start', 'pour_end'], start)

  // The place of the first pour is made again by another truck.
  const again = await deliveryOrder.get(portal.db.sql, loads[0]!.id)
  const crew = { truckId: world.trucks[1]!.id, driverId: world.drivers[1]!.id }
  ok(await portal.as('batcher').post('/orderdetail/generate_do', { deliveryOrderId: again.id, ...crew }))
  const batch = { batchNo: 1, quantity: '7.50', weights: exactWeights(world, 7.5) }
  ok(await portal.as('batcher').post(`/delivery-order/${again.id}/batch`, batch))
  await pour(again.id, ['loaded', 'left_plant', 'on_site', 'pour_start', 'pour_end'], portal.clock.at)

  portal.clock.at = new Date('2026-11-21T02:00:00.000Z')
  const period = { fromDate: '2026-11-20', toDate: '2026-11-20' }
  const { drafts } = ok(await portal.as('finance_ar').post('/invoice-draft/generate-draft', period))
  const bills: Answer['body'][] = []
  for (const { id } of drafts) bills.push(ok(await portal.as('admin').get(`/invoice-draft/${id}`)))
  const billOf = (customerId: string) => bills.find(bill => bill.customerId === customerId)!
  // round(7.50 × 131.1135) = 983.35; 9 % of it is 88.50.
  const [first, second] = [billOf(from.customerId), billOf(to.customerId)]
  expect([second.subtotal, second.gst, second.total]).toEqual(['983.35', '88.50', '1071.85'])
  expect([first.subtotal, first.gst, first.total]).toEqual(['983.35', '88.50', '1071.85'])
  expect(second.lines).toMatchObject([{ deliveryOrderId: load.id, quantity: '7.5000', amount: '983.35' }])
  expect(first.lines).toMatchObject([{ deliveryOrderId: again.id, quantity: '7.5000', amount: '983.35' }])
  expect([found.firstBill, found.rows[0].secondBill]).toEqual(['983.35', '983.35'])
  expect(portal.defects).toEqual([])
})
