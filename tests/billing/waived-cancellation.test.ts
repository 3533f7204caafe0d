import { beforeAll, expect, test } from 'vitest'
import { commercialTerm } from '~/db/pricing/terms'
import { givenSubProduct } from '../kit/given/catalog'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { bookOrder, loadsOfOrder, orderOf } from '../kit/given/orders'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
let day = '2026-11-25'

const as = (who: string) => portal.as(who)
const at = (clock: string) => {
  portal.clock.at = new Date(`${day}T${clock}:00.000+08:00`)
}

beforeAll(async () => {
  portal = await house({ now: '2026-11-24T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  await givenPriceList(portal, { regionId, lines: [{ productId: world.product.id, unitPrice: '131.1135' }] })
  await charge('Late cancellation', 'load', '200', '60')
  await charge('Cancelled concrete', 'm³', '20', '10')
})

/** A charge for cancelling with less than four hours of notice; the usual price once it is batched. */
async function charge(name: string, unit: string, unitPrice: string, late: string) {
  const { id } = await givenSubProduct(portal, { name, trigger: 'cancel', unit })
  const bands = [{ by: 'notice' as const, upTo: '4', unitPrice: late }]
  const term = { level: 'region', regionId: world.region.id, itemKind: 'sub_product', itemId: id }
  await portal.given(work => commercialTerm.insert(work, { ...term, unitPrice, bands, fromDate: '2026-01-01' }))
}

/** An order of 27 m³ in three loads from 10:00 on, every day a new one. */
async function booked() {
  portal.clock.at = new Date('2026-11-24T01:00:00.000Z')
  const more = { orderDate: day, startTime: '10:00', quantity: '27', spacingMinutes: 30 }
  const order = await bookOrder(portal, world as never, more)
  return { ...order, more, loads: await loadsOfOrder(portal, order.id) }
}
type Booked = Awaited<ReturnType<typeof booked>>
const lowered = async (order: Booked, quantity: string, path = '/order') => {
  const { version } = ok(await as('dispatcher').get(`/order/${order.id}`))
  const fields = orderOf(world as never, { ...order.more, quantity })
  if (path !== '/order') {
    const { contactName: _name, contactPhone: _phone, landmark: _mark, remarks: _remarks, ...asked } = fields
    return ok(await as('dispatcher').post(path, { ...asked, orderId: order.id }))
  }
  return ok(await as('dispatcher').put(path, { ...fields, id: order.id, version }))
}
async function billed(): Promise<{ subtotal: string; lines: { description: string; quantity: string }[] } | null> {
  portal.clock.at = new Date('2026-12-20T01:00:00.000Z')
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  return drafts[0] ? ok(await as('finance_ar').get(`/invoice-draft/${drafts[0].id}`)) : null
}
const waived = async () =>
  ok(await as('finance_ar').get(`/unbilled-charge?fromDate=${day}&toDate=${day}`)) as {
    rows: { what: string; cause: string; amount: string; reason: string; orderId: string }[]
    sums: { amount: string; waived: string; items: number }
  }

test('one load of two that were cancelled late is let off, and the other is billed', async () => {
  day = '2026-11-25'
  const { id, loads } = await booked()
  at('09:00')
  for (const load of loads.slice(1)) {
    const body = { deliveryOrderId: load.id, reason: 'Too much ordered', cancelledBy: 'customer' }
    ok(await as('dispatcher').post('/delivery-order/withdraw_do', body))
  }
  const [, one, other] = await loadsOfOrder(portal, id)
  const path = `/delivery-order/${one!.id}/waive-cancellation`
  expect((await as('batcher').post(path, { version: one!.version, reason: 'Regular' })).status).toBe(403)
  expect((await as('dispatcher').post(path, { version: one!.version - 1, reason: 'Regular' })).status).toBe(409)
  const asked = ok(await as('dispatcher').post(path, { version: one!.version, reason: 'Regular' }))
  expect(asked.approval.message).toMatch(/below the charge due/)
  await approvePrice(portal, asked)
  const told = async (load: { id: string }) => ok(await as('dispatcher').get(`/delivery-order/${load.id}/cancellation`))
  expect([(await told(one!)).waived, (await told(other!)).waived]).toEqual([true, false])
  expect(ok(await as('dispatcher').get(`/order/${id}/cancellation?kept=true`))).toMatchObject({
    waived: false,
    charge: { subtotal: '150.00' },
  })
  const again = await as('dispatcher').post(path, { version: one!.version + 1, reason: 'Regular' })
  expect([again.status, again.body.facts.rule]).toEqual([409, 'no-charge'])
  // 60.00 for the other load, and its 9 m³ at 10.00; the first load is still to come.
  expect(await billed()).toMatchObject({ subtotal: '150.00' })
  const { rows, sums } = await waived()
  expect(rows.map(row => [row.what, row.cause, row.amount])).toEqual([
    ['Late cancellation', 'waived', '60.00'],
    ['Cancelled concrete', 'waived', '90.00'],
  ])
  expect(rows[0]!.reason).toMatch(/^Regular \(.+\)$/)
  expect(sums).toMatchObject({ items: 0, amount: '0.00', waived: '150.00' })
})

test('what we cannot deliver is waived with who said so and why, and costs nothing', async () => {
  day = '2026-11-26'
  const { id, version } = await booked()
  at('09:30')
  const body = { version, reason: 'Mixer broke down', cancelledBy: 'company' }
  ok(await as('dispatcher').post(`/order/${id}/cancel`, body))
  const told = ok(await as('dispatcher').get(`/order/${id}/cancellation`))
  expect(told).toMatchObject({ waived: true, waiver: { reason: 'Mixer broke down', cause: 'company' } })
  expect(told.waiver.by).toMatch(/dispatcher/i)
  expect(told.charge.subtotal).toBe('450.00')
  expect(await billed()).toBeNull()
  const { rows, sums } = await waived()
  expect(sums).toMatchObject({ amount: '0.00', waived: '450.00' })
  expect(rows[0]).toMatchObject({ cause: 'waived', orderId: id })
  expect(rows[0]!.reason).toMatch(/^We could not deliver: Mixer broke down/)
})

test('with enough notice nothing is waived, whoever cancels', async () => {
  day = '2026-11-27'
  const { id, version } = await booked()
  at('05:30')
  ok(await as('dispatcher').post(`/order/${id}/cancel`, { version, reason: 'Mixer', cancelledBy: 'company' }))
  expect(ok(await as('dispatcher').get(`/order/${id}`)).cancelledLate).toBeNull()
})

test('m³ that an order asks for no more cost what they cost when their loads are cancelled', async () => {
  day = '2026-11-28'
  const order = await booked()
  at('09:00')
  const preview = await lowered(order, '12', '/order/preview')
  // The third load (due 11:00) goes with its 9 m³, and 6 m³ of the second, which still comes.
  expect(preview.cancellation).toMatchObject({ noticeMinutes: 90, charge: { subtotal: '210.00' } })
  const saved = await lowered(order, '12')
  expect(saved.warnings.join()).toMatch(/from 27.00 to 12.00 m³: the customer is charged S\$210.00/)
  const loads = await loadsOfOrder(portal, order.id)
  expect(loads.map(load => [load.status, load.quantity, !!load.cancellation])).toEqual([
    ['planned', '9.00', false],
    ['planned', '3.00', false],
    ['withdrawn', '9.00', true],
    ['withdrawn', '6.00', true],
  ])
  expect(ok(await as('dispatcher').get(`/order/${order.id}`))).toMatchObject({ cancelledLate: 'charged' })
  const bill = await billed()
  expect(bill).toMatchObject({ subtotal: '210.00' })
  expect(bill!.lines.map(line => [line.description, line.quantity])).toEqual([
    ['Late cancellation', '1.0000'],
    ['Cancelled concrete', '9.0000'],
    ['Cancelled concrete', '6.0000'],
  ])
})

test('an order that is lowered late because we cannot deliver is not charged, and what was waived is kept with its cause', async () => {
  day = '2026-12-02'
  const order = await booked()
  at('09:00')
  const { version } = ok(await as('dispatcher').get(`/order/${order.id}`))
  const fields = orderOf(world as never, { ...order.more, quantity: '12' })
  const asked = { ...fields, id: order.id, version }
  expect((await as('dispatcher').put('/order', { ...asked, loweredBy: 'nobody' })).status).toBe(422)
  const saved = ok(await as('dispatcher').put('/order', { ...asked, loweredBy: 'company' }))
  expect(saved.warnings.join()).toMatch(/from 27.00 to 12.00 m³: we cannot deliver the rest/)
  expect(ok(await as('dispatcher').get(`/order/${order.id}`))).toMatchObject({ cancelledLate: 'settled' })
  expect(await billed()).toBeNull()
  const { rows } = await waived()
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ cause, orderId }) => `${cause} ${orderId === order.id}`))).toEqual(
    new Set(['waived true']),
  )
})

test('an order that is lowered in time, or raised, owes nothing and keeps no withdrawn load', async () => {
  day = '2026-11-30'
  const order = await booked()
  at('05:00')
  expect((await lowered(order, '18')).warnings).toEqual([])
  at('09:00')
  expect((await lowered(order, '27', '/order/preview')).cancellation).toBeNull()
  expect((await lowered(order, '27')).warnings).toEqual([])
  expect((await loadsOfOrder(portal, order.id)).map(load => load.status)).toEqual(['planned', 'planned', 'planned'])
})
