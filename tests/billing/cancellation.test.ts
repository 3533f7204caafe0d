import { beforeAll, expect, test } from 'vitest'
import { commercialTerm } from '~/db/pricing/terms'
import { addMinutes } from '~/domain/kit/time'
import { bookedOrder } from '../kit/given/billed-order'
import { givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, exactWeights, givenDeliveries } from '../kit/given/deliveries'
import { bookOrder } from '../kit/given/orders'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let charge: { id: string }

const as = (who: string) => portal.as(who)
const DAY = '2026-11-25'
const bands = [
  { by: 'notice' as const, upTo: '2', unitPrice: '120' },
  { by: 'notice' as const, upTo: '4', unitPrice: '60' },
]

beforeAll(async () => {
  portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '131.1135' }] })
  await givenSubProduct(portal, { trigger: 'cylinder_test', unit: 'set', prices: [{ regionId, unitPrice: '60' }] })
  charge = await givenSubProduct(portal, { name: 'Late cancellation', trigger: 'cancel', unit: 'load' })
  await portal.given(work =>
    commercialTerm.insert(work, {
      ...{ level: 'region', regionId, itemKind: 'sub_product', itemId: charge.id, unitPrice: '200' },
      ...{ bands, fromDate: '2026-01-01' },
    }),
  )
})

/** An order for 10:00 (02:00 UTC) that is looked at, and cancelled, at this hour of the clock of the plant. */
async function cancelledAt(clock: string, more: object = {}) {
  portal.clock.at = new Date('2026-11-24T01:00:00.000Z')
  const order = await bookOrder(portal, world as never, {
    ...{ orderDate: DAY, startTime: '10:00', quantity: '18', spacingMinutes: 30 },
    cylinderTest: { isRequired: true, sets: 1, specimens: 3, ages: [7] } as never,
  })
  portal.clock.at = new Date(`${DAY}T${clock}:00.000+08:00`)
  const told = ok(await as('dispatcher').get(`/order/${order.id}/cancellation`))
  const { version } = ok(await as('dispatcher').get(`/order/${order.id}`))
  ok(await as('dispatcher').post(`/order/${order.id}/cancel`, { version, reason: 'Site flooded', ...more }))
  return { order, told }
}
async function billed() {
  portal.clock.at = new Date('2026-11-26T01:00:00.000Z')
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  return drafts as { id: string; status: string; loads: number }[]
}
const draftOf = async (id: string) => ok(await as('finance_ar').get(`/invoice-draft/${id}`))

test('with enough notice a cancellation costs nothing and makes no bill', async () => {
  const { told } = await cancelledAt('06:00')
  expect(told).toMatchObject({ noticeMinutes: 240, charge: { lines: [], total: '0.00' } })
  expect(await billed()).toEqual([])
})

test('what the company cancels costs nothing, however late', async () => {
  await cancelledAt('09:30', { cancelledBy: 'company' })
  expect(await billed()).toEqual([])
})

test('a late cancellation is billed as it was told, load by load, and nothing else of the order is', async () => {
  const { order, told } = await cancelledAt('06:01')
  expect(told).toMatchObject({ noticeMinutes: 239, charge: { subtotal: '120.00', total: '130.80' }, waived: false })
  const drafts = await billed()
  expect(drafts).toMatchObject([{ loads: 2 }])
  const draft = await draftOf(drafts[0]!.id)
  expect(draft).toMatchObject({ subtotal: '120.00', total: told.charge.total, exceptions: [] })
  expect(draft.lines.map((line: Record<string, unknown>) => [line.kind, line.unitPrice, line.fact])).toEqual([
    ['sub_product', '60.0000', 'Cancelled with 3 h 59 min of notice'],
    ['sub_product', '60.0000', 'Cancelled with 3 h 59 min of notice'],
  ])
  const { version } = ok(await as('dispatcher').get(`/order/${order.id}`))
  const late = await as('dispatcher').post(`/order/${order.id}/waive-cancellation`, { version, reason: 'Regular' })
  expect([late.status, late.body.facts.rule]).toEqual([409, 'invoiced'])
})

test('who may lower no price so far asks; what was waived is not billed, and the trail says who and why', async () => {
  const { order, told } = await cancelledAt('09:30')
  expect(told).toMatchObject({ noticeMinutes: 30, charge: { subtotal: '240.00' } })
  const path = `/order/${order.id}`
  const { version } = ok(await as('dispatcher').get(path))
  const asked = ok(await as('dispatcher').post(`${path}/waive-cancellation`, { version, reason: 'Flood' }))
  expect(asked.approval.message).toMatch(/below the charge due/)
  expect(ok(await as('dispatcher').get(`${path}/cancellation`))).toMatchObject({ waived: false })
  await approvePrice(portal, asked)
  expect(ok(await as('dispatcher').get(`${path}/cancellation`))).toMatchObject({ waived: true })
  const trail = ok(await as('admin').get(`/order/audit-order?orderId=${order.id}`))
  expect(trail.rows[0]).toMatchObject({ action: 'waive cancellation charge', reason: 'Flood' })
  expect(await billed()).toEqual([])
  const again = await as('dispatcher').post(`${path}/waive-cancellation`, { version: version + 1, reason: 'Flood' })
  expect([again.status, again.body.facts.rule]).toEqual([409, 'no-charge'])
})

test('a shorter notice is a lower price, and goes through the price authority', async () => {
  const term = { itemId: charge.id, projectId: world.project.id, unitPrice: '200', fromDate: '2026-11-26' }
  const saved = await as('sales_admin').post('/commercial-term', { ...term, bands: [bands[0]] })
  expect(ok(saved).approval.message).toMatch(/less than 4 h notice/)
  const twice = await as('sales_admin').post('/commercial-term', { ...term, bands: [bands[0], bands[0]] })
  expect(twice.status).toBe(422)
})

test('a load that is withdrawn, or turned away after batching, is charged for where the customer cancelled it', async () => {
  portal.clock.at = new Date('2026-11-24T01:00:00.000Z')
  const { loads } = await bookedOrder(portal, world, '2026-11-27', { quantity: '18' })
  const [away, taken] = [loads[0]!, loads[1]!]
  portal.clock.at = new Date('2026-11-27T01:00:00.000Z')
  const told = ok(await as('dispatcher').get(`/delivery-order/${taken.id}/cancellation`))
  expect(told).toMatchObject({ noticeMinutes: 90, charge: { subtotal: '120.00' } })
  const withdrawn = { deliveryOrderId: taken.id, reason: 'Too much ordered', cancelledBy: 'customer' }
  ok(await as('dispatcher').post('/delivery-order/withdraw_do', withdrawn))
  await turnedAway(portal, world, away)
  portal.clock.at = new Date('2026-11-28T01:00:00.000Z')
  const day = { fromDate: '2026-11-27', toDate: '2026-11-27' }
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', day))
  const draft = await draftOf(drafts[0].id)
  expect(draft.lines.map((line: Record<string, unknown>) => [line.amount, line.fact])).toEqual([
    ['200.00', 'Cancelled after batching'],
    ['120.00', 'Cancelled with 1 h 30 min of notice'],
  ])
})

/** Batched, brought to the site and not wanted there any more. */
async function turnedAway(at: House, of: Deliveries, load: { id: string; quantity: string; plannedBatchAt: Date }) {
  const step = async (minutes: number, path: string, body: object) => {
    at.clock.at = addMinutes(load.plannedBatchAt, minutes)
    ok(await as('batcher').post(path, body))
  }
  const own = `/delivery-order/${load.id}`
  const [truckId, driverId] = [of.trucks[0]!.id, of.drivers[0]!.id]
  await step(-3, '/orderdetail/generate_do', { deliveryOrderId: load.id, truckId, driverId })
  await step(0, `${own}/batch`, {
    batchNo: 1,
    quantity: load.quantity,
    weights: exactWeights(of, Number(load.quantity)),
  })
  await step(4, `${own}/event`, { event: 'loaded' })
  await step(6, `${own}/event`, { event: 'left_plant' })
  await step(30, `${own}/event`, { event: 'on_site' })
  await step(40, `${own}/event`, { event: 'rejected', reason: 'Pour called off', cancelledBy: 'customer' })
}
