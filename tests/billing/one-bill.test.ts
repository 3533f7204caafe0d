import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { subProducts } from '~/db/catalog/tables'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { record } from '~/db/kit/record'
import { setSetting } from '~/db/kit/set-setting'
import { holiday } from '~/db/orders/holiday'
import { pumps } from '~/db/orders/tables'
import { besideAgreed } from '~/domain/billing/beside-agreed'
import { decimal, sum } from '~/domain/kit/money'
import { addMinutes } from '~/domain/kit/time'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { givenAssociateProduct, givenService, givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

let portal: House
let world: Deliveries
let pump: { id: string }
let ice: { id: string }
let boom: { id: string }
let night: { id: string }

const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({ now: '2026-11-16T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  const prices = (unitPrice: string) => [{ regionId, unitPrice }]
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '131.1135' }] })
  pump = await portal.given(work => record(pumps, 'pump').insert(work, { code: 'P36', name: 'Boom 36 m' }))
  ice = await givenAssociateProduct(portal, { name: 'Ice', prices: prices('0.4533') })
  boom = await givenService(portal, { name: 'Boom pump', unit: 'hour', prices: prices('180') })
  await givenSubProduct(portal, { name: 'Pump hire', trigger: 'pump', unit: 'm³', prices: prices('6.5') })
  await givenSubProduct(portal, {
    name: 'Waiting',
    trigger: 'waiting',
    unit: 'min',
    freeAllowance: '60',
    prices: prices('2.2'),
  })
  await givenSubProduct(portal, { name: 'Part load', trigger: 'part_load', unit: 'm³', prices: prices('28') })
  await givenSubProduct(portal, { name: 'Test set', trigger: 'cylinder_test', unit: 'set', prices: prices('60') })
  night = await givenSubProduct(portal, {
    name: 'After hours',
    trigger: 'after_hours',
    unit: 'm³',
    prices: prices('9'),
  })
})

const booked = (day: string, more: object = {}) => bookedOrder(portal, world, day, more)
const deliver = (load: Parameters<typeof deliverAsPlanned>[2]) => deliverAsPlanned(portal, world, load)

async function draftOf(day: string, toDate = day) {
  portal.clock.at = new Date(`${toDate}T15:59:00.000Z`)
  portal.clock.at = addMinutes(portal.clock.at, 24 * 60)
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate }))
  return ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`))
}
type Line = { kind: string; description: string; itemId: string; amount: string; quantity: string }
const sumsOf = (lines: Line[]) =>
  Object.fromEntries(
    [...Map.groupBy(lines, line => line.description.split(', order')[0]!)].map(([what, of]) => [
      what,
      of.reduce((sum, line) => sum.plus(line.amount), decimal(0)).toFixed(2),
    ]),
  )
const calculate = async (orderId: string) => ok(await as('dispatcher').post('/payable-amount/calculate', { orderId }))

test('an order with pump, night, add-ons, services and specimens is billed as it was previewed when booked', async () => {
  const day = '2026-11-17'
  portal.clock.at = new Date(`${day}T01:00:00.000Z`)
  const { order, loads } = await booked(day, {
    startTime: '18:30',
    quantity: '20',
    pumpId: pump.id,
    associateProducts: [{ materialId: ice.id, quantity: '4.5' }],
    services: [
      { itemId: boom.id, quantity: '3.5' },
      { itemId: '', quantity: '' },
    ],
    cylinderTest: { isRequired: true, sets: 2, specimens: 3, ages: [7, 28] },
  })
  const now = await calculate(order.id)
  const agreed = ok(await as('dispatcher').get(`/order/${order.id}/agreed-preview`))
  expect(agreed).toMatchObject({ total: now.total, missing: [] })
  expect(Object.keys(sumsOf(agreed.lines)).sort()).toEqual(
    ['After hours', 'Boom pump', 'C40-S C32/40 structural', 'Ice', 'Pump hire', 'Test set'].sort(),
  )
  for (const load of loads) await deliver(load)
  const draft = await draftOf(day)
  expect(draft).toMatchObject({ exceptions: [], subtotal: agreed.subtotal, gst: agreed.gst, total: agreed.total })
  expect(sumsOf(draft.lines)).toEqual(sumsOf(agreed.lines))
  const billed = ok(await as('dispatcher').get(`/order/${order.id}/agreed-preview`))
  expect(billed).toMatchObject({ madeAt: agreed.madeAt, subtotal: agreed.subtotal })
  expect(sum(billed.billed.map((line: { amount: string }) => line.amount)).toFixed(2)).toBe(draft.subtotal)
  expect(besideAgreed(billed.lines, now.lines, billed.billed).filter(row => row.why.length > 0)).toEqual([])
  await expectInvariants(portal)
})

test('a holiday of the region is foreseen and billed, one of another region is not', async () => {
  const day = '2026-11-18'
  portal.clock.at = new Date(`${day}T01:00:00.000Z`)
  await portal.given(work => holiday.insert(work, { day, name: 'Elsewhere', regionId: world.farRegion.id }))
  const { order, loads } = await booked(day)
  const before = await calculate(order.id)
  expect(sumsOf(before.lines)).not.toHaveProperty('After hours')
  await portal.given(work => holiday.insert(work, { day, name: 'Here', regionId: world.region.id }))
  expect(sumsOf((await calculate(order.id)).lines)).toMatchObject({ 'After hours': '81.00' })
  await deliver(loads[0]!)
  expect(sumsOf((await draftOf(day)).lines)).toMatchObject({ 'After hours': '81.00' })
})

test('a charge that is no default is not billed by itself', async () => {
  const day = '2026-11-19'
  portal.clock.at = new Date(`${day}T01:00:00.000Z`)
  const { order, loads } = await booked(day, { startTime: '19:00' })
  const own = await portal.db.sql.select().from(subProducts).where(eq(subProducts.id, night.id))
  const standard = (active: boolean, version: number) =>
    as('admin').post('/sub-product/change-default-status', { subProductId: night.id, version, active })
  expect(sumsOf((await calculate(order.id)).lines)).toMatchObject({ 'After hours': '81.00' })
  const asked = ok(await standard(false, own[0]!.version))
  expect(asked.approval.message).toContain('100.0 % below the present price')
  await approvePrice(portal, asked)
  await deliver(loads[0]!)
  expect(sumsOf((await draftOf(day)).lines)).not.toHaveProperty('After hours')
  ok(await standard(true, asked.version + 1))
})

test('delivered by hand without times: billed without waiting, and the exception names what is missing', async () => {
  const day = '2026-11-20'
  portal.clock.at = new Date(`${day}T01:00:00.000Z`)
  const { loads } = await booked(day)
  const [load] = loads
  portal.clock.at = addMinutes(load!.plannedBatchAt, -3)
  ok(
    await as('batcher').post('/orderdetail/generate_do', {
      deliveryOrderId: load!.id,
      truckId: world.trucks[0]!.id,
      driverId: world.drivers[0]!.id,
    }),
  )
  portal.clock.at = addMinutes(load!.plannedOnSiteAt, 40)
  await portal.given(async work => {
    const row = await deliveryOrder.lock(work, load!.id)
    await deliveryOrder.move(
      work,
      row,
      { status: 'delivered', deliveredManually: true, deliveredAt: work.now, pourEndAt: work.now },
      'given',
    )
  })
  const draft = await draftOf(day)
  expect(sumsOf(draft.lines)).toEqual({ 'C40-S C32/40 structural': '1180.02' })
  expect(draft.exceptions.map((of: { kind: string; text: string }) => [of.kind, of.text.split(': ')[1]])).toEqual([
    ['missing_time', 'the arrival is not recorded, so Waiting is not charged'],
    ['missing_time', 'the time of batching is not recorded, so After hours is not charged'],
  ])
  for (const { id, version } of draft.exceptions)
    ok(await as('finance_ar').put(`/invoice-draft/exception/${id}/accept`, { version, reason: 'Ticket by hand' }))
  expect(ok(await as('finance_ar').get(`/invoice-draft/${draft.id}`)).status).toBe('with_sales')
})

describe('a load that we made short', () => {
  test('pays no part load, and its preview and its note have one GST', async () => {
    const day = '2026-11-23'
    portal.clock.at = new Date(`${day}T01:00:00.000Z`)
    const { loads } = await booked(day, { quantity: '6.5' })
    const load = await deliver(loads[0]!)
    const ask = async (cause: string) =>
      ok(
        await as('dispatcher').post('/emodification/preview', {
          deliveryOrderId: load.id,
          cause,
          changes: { doQuantity: '2.00' },
        }),
      )
    // round(6.5 × 131.1135) = 852.24, round(2 × 131.1135) = 262.23; a part load of 1 m³ is 28.00.
    expect((await ask('weight_variance')).price).toMatchObject({ difference: '-590.01', gst: '-53.10' })
    expect((await ask('site_not_ready')).price).toMatchObject({ difference: '-562.01', gst: '-50.58' })
  })
})

test('a draft across a change of rate is taxed by the day of each delivery', async () => {
  const days = ['2026-11-24', '2026-11-25']
  await portal.given(work =>
    setSetting({ ...work, now: new Date('2026-11-25T04:00:00.000Z') }, 'billing.gst-percent', '10'),
  )
  for (const day of days) {
    portal.clock.at = new Date(`${day}T01:00:00.000Z`)
    const { loads } = await booked(day)
    await deliver(loads[0]!)
  }
  const draft = await draftOf(days[0]!, days[1])
  expect(draft.gstTotals).toEqual([
    { percent: '9', code: 'SR', subtotal: '1180.02', gst: '106.20' },
    { percent: '10', code: 'SR', subtotal: '1180.02', gst: '118.00' },
  ])
  expect(draft).toMatchObject({ subtotal: '2360.04', gst: '224.20', total: '2584.24' })
  await expectInvariants(portal)
})
