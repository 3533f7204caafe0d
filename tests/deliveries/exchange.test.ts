import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder, loadsOf } from '~/db/deliveries/delivery-order'
import { batchWeights } from '~/db/deliveries/tables'
import { stockEntries } from '~/db/materials/tables'
import { addMinutes } from '~/domain/kit/time'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenOnTheWay, otherSite } from '../kit/given/divert'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
const START = new Date('2026-11-20T02:00:00.000Z')
const at = (minutes: number) => {
  portal.clock.at = addMinutes(START, minutes)
}

beforeAll(async () => {
  portal = await house({ now: START.toISOString() })
  world = await givenDeliveries(portal)
  const lines = [{ productId: world.product.id, unitPrice: '131.1135' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})

const tell = async (id: string, event: string, more: object = {}) =>
  ok(await portal.as('dispatcher').post(`/delivery-order/${id}/event`, { event, ...more }))
const rowOf = (id: string) => deliveryOrder.get(portal.db.sql, id)
type Load = { id: string; version: number }
const exchange = (who: string, load: Load, target: Load) =>
  portal.as(who).post(`/delivery-order/${load.id}/exchange`, {
    ...{ targetId: target.id, version: load.version, targetVersion: target.version, reason: 'Next slab takes it' },
  })
const booked = async () => [
  (await portal.db.sql.select().from(stockEntries)).length,
  (await portal.db.sql.select().from(batchWeights)).length,
]

test('B14 what is left in a truck goes to another pour as a load of its own, and is batched, booked and billed once', async () => {
  const { load, order: from } = await givenOnTheWay(portal, world, 0, { loads: 1 })
  const { order: to, loads } = await givenOrder(portal, world, { loads: 1, ...(await otherSite(portal, world)) })
  at(2)
  await tell(load.id, 'on_site')
  at(4)
  await tell(load.id, 'pour_start')
  at(20)
  await tell(load.id, 'pour_end', { returnConcrete: '2.5', returnCause: 'over_ordered' })
  const poured = await rowOf(load.id)
  const found = ok(await portal.as('dispatcher').get(`/delivery-order/${load.id}/divert-candidates`))
  expect(found).toMatchObject({ load: { quantity: '2.50', isRest: true }, firstBill: '1180.02' })
  expect(found.rows).toMatchObject([{ loadId: loads[0]!.id, refusals: [], sameMix: true, secondBill: '327.78' }])
  const before = await booked()
  expect((await exchange('batcher', poured, loads[0]!)).status).toBe(403)
  expect((await exchange('dispatcher_9', poured, loads[0]!)).status).toBe(404)
  expect((await exchange('dispatcher', { ...poured, version: 1 }, loads[0]!)).status).toBe(409)

  const made = ok(await exchange('dispatcher', poured, loads[0]!))
  expect(made).toMatchObject({
    ...{ id: loads[0]!.id, orderId: to.id, status: 'in_transit', quantity: '2.50', truckId: load.truckId },
    ...{
      plantId: load.plantId,
      mixDesignId: load.mixDesignId,
      batchedAt: load.batchedAt!.toISOString(),
      gwpBatched: null,
    },
  })
  expect(made.doNumber).not.toBe(load.doNumber)
  expect((await loadsOf(portal.db.sql, to.id)).map(row => [row.loadNo, row.quantity, row.status])).toEqual([
    [1, '2.50', 'in_transit'],
    [2, '6.50', 'planned'],
  ])
  expect(await rowOf(load.id)).toEqual(poured)
  expect(await booked()).toEqual(before)
  const { loads: more } = await givenOrder(portal, world, { loads: 1, ...(await otherSite(portal, world)) })
  expect((await exchange('dispatcher', poured, more[0]!)).body.facts.rule).toBe('exchanged')

  const early = await portal.as('dispatcher').post(`/delivery-order/${load.id}/event`, { event: 'returned' })
  expect([early.status, early.body.detail]).toEqual([
    409,
    `The truck still carries ${made.doNumber} with what was left of it`,
  ])
  for (const [place, event] of ['on_site', 'pour_start', 'pour_end'].entries()) {
    at(30 + place * 10)
    await tell(made.id, event)
  }
  at(90)
  await tell(made.id, 'returned')
  expect((await rowOf(load.id)).status).toBe('returned')
  portal.clock.at = new Date('2026-11-21T02:00:00.000Z')
  const period = { fromDate: '2026-11-20', toDate: '2026-11-20' }
  const { drafts } = ok(await portal.as('finance_ar').post('/invoice-draft/generate-draft', period))
  const bills = new Map<string, string>()
  for (const { id } of drafts) {
    const bill = ok(await portal.as('admin').get(`/invoice-draft/${id}`))
    bills.set(bill.customerId, bill.subtotal)
  }
  // 9.00 and 2.50 m³ at 131.1135: the first customer ordered too much and pays for it.
  expect([bills.get(from.customerId), bills.get(to.customerId)]).toEqual(['1180.02', '327.78'])
  expect(portal.defects).toEqual([])
})

test('B14 a load that left nothing has nothing to send on', async () => {
  at(200)
  const { load } = await givenOnTheWay(portal, world, 1, { loads: 1 }, 'on_site')
  const { loads } = await givenOrder(portal, world, { loads: 1, ...(await otherSite(portal, world)) })
  await tell(load.id, 'pour_start')
  expect((await exchange('dispatcher', await rowOf(load.id), loads[0]!)).status).toBe(409)
  portal.clock.at = addMinutes(portal.clock.at, 20)
  await tell(load.id, 'pour_end')
  expect((await exchange('dispatcher', await rowOf(load.id), loads[0]!)).body.facts.status).toBe('delivered')
})
