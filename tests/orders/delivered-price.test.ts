import { beforeAll, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { order as orders } from '~/db/orders/order'
import { addMinutes } from '~/domain/kit/time'
import { bookedOrder, deliverAsPlanned } from '../kit/given/billed-order'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({ now: '2026-11-16T01:00:00.000Z' })
  world = await givenDeliveries(portal)
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '100' }],
  })
})

const on = (day: string, hour = '01') => {
  portal.clock.at = new Date(`${day}T${hour}:00:00.000Z`)
}
async function priced(id: string, day: string, oneOffPrice: string | null) {
  const { version } = await orders.get(portal.db.sql, id)
  return as('dispatcher').put('/order', {
    ...{ id, version, orderDate: day, startTime: '10:00', quantity: '18', spacingMinutes: 30 },
    ...{ customerId: world.customer.id, projectId: world.project.id, locationId: world.location.id },
    ...{ productId: world.product.id, oneOffPrice, oneOffReason: oneOffPrice && 'By phone' },
  })
}
async function draftOf(day: string) {
  portal.clock.at = addMinutes(new Date(`${day}T15:59:00.000Z`), 24 * 60)
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day }))
  return drafts[0].id as string
}
type Line = { kind: string; unitPrice: string }
const pricesOf = async (draftId: string) =>
  ok(await as('finance_ar').get(`/invoice-draft/${draftId}`))
    .lines.filter((line: Line) => line.kind === 'product')
    .map((line: Line) => line.unitPrice)
const openQuestion = async (orderId: string) =>
  ok(await as('ceo').get('/price-approval?status=pending&kind=order&limit=50')).rows.find(
    (row: { subjectId: string }) => row.subjectId === orderId,
  )

test('the price of an order does not change for what was delivered on an earlier day or is on a bill', async () => {
  const day = '2026-11-17'
  on(day)
  const { order, loads } = await bookedOrder(portal, world, day, { quantity: '18' })
  await deliverAsPlanned(portal, world, loads[0]!)
  expect((await priced(order.id, day, '120')).status, 'the same day').toBe(200)
  on('2026-11-18')
  for (const price of ['130', '40', null]) {
    const late = await priced(order.id, day, price)
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('back-dated price change')])
  }
  expect((await priced(order.id, day, '120')).status, 'what stays is no change').toBe(200)
  expect(await orders.get(portal.db.sql, order.id)).toMatchObject({ oneOffPrice: '120.0000' })
})

/** An order whose price waits for approval while its first load is delivered and on an open draft. */
async function drafted(day: string) {
  on(day)
  const { order, loads } = await bookedOrder(portal, world, day, { quantity: '18' })
  await deliverAsPlanned(portal, world, loads[0]!)
  expect(ok(await priced(order.id, day, '40')).warnings[0]).toContain('below list')
  const draftId = await draftOf(day)
  expect(await pricesOf(draftId)).toEqual(['100.0000'])
  return { order, draftId, question: await openQuestion(order.id) }
}
const stateOf = async (id: string) => (await invoiceDraft.get(portal.db.sql, id)).status
const moveTo = (id: string, status: Awaited<ReturnType<typeof stateOf>>) =>
  portal.given(async work => invoiceDraft.move(work, await invoiceDraft.lock(work, id), { status }, 'given'))

test('a price that is approved after the delivery is on the open draft, which climbs again', async () => {
  const { draftId, question } = await drafted('2026-11-19')
  await moveTo(draftId, 'with_manager')
  await approvePrice(portal, { approval: question })
  expect(await pricesOf(draftId)).toEqual(['40.0000'])
  expect(await stateOf(draftId), 'what was approved said another price').not.toBe('with_manager')
})

test('a price that is approved after the invoice is refused: it takes a note', async () => {
  const { order, draftId, question } = await drafted('2026-11-21')
  const before = await stateOf(draftId)
  await moveTo(draftId, 'invoiced')
  const { version } = question
  const late = await as('ceo').post(`/price-approval/${question.id}/decide`, { version, approve: true })
  expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('on the invoice')])
  expect(await orders.get(portal.db.sql, order.id)).toMatchObject({ oneOffPrice: null })
  await moveTo(draftId, before)
})

test('a day that has passed and on which loads were delivered becomes no holiday, and does not stop being one', async () => {
  const regionId = world.region.id
  on('2026-11-25')
  const save = (of: object) => as('dispatcher_manager').post('/holiday', { name: 'Works day', ...of })
  expect(ok(await save({ day: '2026-11-24', regionId })).day, 'nothing was delivered').toBe('2026-11-24')
  const there = ok(await save({ day: '2026-11-25', regionId }))
  const { loads } = await bookedOrder(portal, world, '2026-11-25')
  await deliverAsPlanned(portal, world, loads[0]!)
  on('2026-11-26')
  const key = { id: there.id, version: there.version }
  for (const refused of [
    await save({ day: '2026-11-17', regionId }),
    await save({ day: '2026-11-17' }),
    await save({ day: '2026-12-24', regionId, ...key }),
    await as('dispatcher_manager').delete(`/holiday/${there.id}?version=1`),
  ])
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('Loads were delivered on')])
  const far = { name: 'Works day', day: '2026-11-17', regionId: world.farRegion.id }
  expect((await as('admin').post('/holiday', far)).status, 'another region').toBe(200)
  expect((await save({ day: '2026-11-25', regionId, ...key, name: 'Founders day' })).status).toBe(200)
  expect((await save({ day: '2026-12-25' })).status).toBe(200)
})
