import { beforeAll, expect, test } from 'vitest'
import { service } from '~/db/catalog/service'
import { givenService } from '../kit/given/catalog'
import { bookOrder, type Dispatch, givenDispatch, orderOf } from '../kit/given/orders'
import { approvePrice, givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let at: Dispatch
let visit: { id: string; name: string }
const SMALL = { quantity: '9', startTime: '10:00' }

beforeAll(async () => {
  portal = await house()
  at = await givenDispatch(portal)
  const prices = [{ regionId: at.regionId, unitPrice: '80' }]
  await givenPriceList(portal, { regionId: at.regionId, lines: [{ productId: at.product.id, unitPrice: '150' }] })
  visit = await givenService(portal, { name: 'Site check', isDefault: true, prices })
  // None of these comes by itself: no default, off, and without a price.
  await givenService(portal, { prices })
  await givenService(portal, { isDefault: true, active: false, prices })
  await givenService(portal, { isDefault: true })
})

const as = (role: string) => portal.as(role)
const orderOn = async (id: string) => (await as('dispatcher').get(`/order/${id}`)).body
const servicesOn = async (id: string) =>
  (await orderOn(id)).services.map((of: { itemId: string; quantity: string }) => [of.itemId, Number(of.quantity)])
const preview = async (more: object) => {
  const {
    draft: _draft,
    contactName: _name,
    contactPhone: _phone,
    ...order
  } = orderOf(at, SMALL) as Record<string, unknown>
  const { landmark: _landmark, remarks: _remarks, ...asked } = order
  const { status, body } = await as('dispatcher').post('/order/preview', { ...asked, ...more })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const linesOf = (of: { lines: { description: string; amount: string }[] }) =>
  of.lines.map(line => [line.description, line.amount])
const change = async (id: string, more: object) =>
  as('dispatcher').put('/order', { ...orderOf(at, SMALL), id, version: (await orderOn(id)).version, ...more })
const openQuestion = async (orderId: string) =>
  (await as('ceo').get(`/price-approval?status=pending&subjectId=${orderId}`)).body.rows[0]

test('a default service with a price comes onto an order once; the preview says it, and the order costs it', async () => {
  const foreseen = await preview({})
  expect(foreseen.defaultServices).toEqual([
    { id: visit.id, name: 'Site check', unit: 'visit', unitPrice: '80.0000', on: true },
  ])
  expect(linesOf(foreseen.price)).toContainEqual(['Site check', '80.00'])
  const made = await bookOrder(portal, at, SMALL)
  expect(await servicesOn(made.id)).toEqual([[visit.id, 1]])
  const agreed = (await as('dispatcher').get(`/order/${made.id}/agreed-preview`)).body
  expect([agreed.subtotal, agreed.total]).toEqual([foreseen.price.subtotal, foreseen.price.total])
  expect(agreed.subtotal).toBe('1430.00')
})

test('one that is taken off stays on until somebody else approved it; the order is not held, and its preview follows', async () => {
  const off = { ...SMALL, servicesOff: [visit.id] }
  const foreseen = await preview(off)
  expect(foreseen.defaultServices).toMatchObject([{ on: false }])
  expect(foreseen.serviceApproval).toContain('Site check at S$0.00 is 100.0 % below list')
  expect(linesOf(foreseen.price)).toContainEqual(['Site check', '80.00'])
  const made = await bookOrder(portal, at, off)
  expect(made.status).toBe('confirmed')
  expect(made.warnings.join()).toContain('Until then the service stays on the order')
  expect(await servicesOn(made.id)).toEqual([[visit.id, 1]])
  const open = await openQuestion(made.id)
  expect(open).toMatchObject({ kind: 'order', label: `${made.orderNo}: less of Site check` })
  // Another change of the order leaves the question open.
  expect((await change(made.id, { services: [{ itemId: visit.id, quantity: '1' }], remarks: 'Gate 2' })).status).toBe(
    200,
  )
  await approvePrice(portal, { approval: await openQuestion(made.id) })
  expect(await servicesOn(made.id)).toEqual([])
  const order = await orderOn(made.id)
  expect([order.servicesOff, order.takenOff]).toEqual([[visit.id], [{ id: visit.id, name: 'Site check' }]])
  const agreed = (await as('dispatcher').get(`/order/${made.id}/agreed-preview`)).body
  expect(linesOf(agreed).map(([name]) => name)).not.toContain('Site check')
  // What was decided stays, whatever else is changed afterwards.
  expect((await change(made.id, { quantity: '8' })).status).toBe(200)
  expect(await servicesOn(made.id)).toEqual([])
  expect((await orderOn(made.id)).servicesOff).toEqual([visit.id])
})

test('less of it than usual is asked about too; a question that is rejected leaves the order as it is', async () => {
  const made = await bookOrder(portal, at, { ...SMALL, services: [{ itemId: visit.id, quantity: '2' }] })
  expect(await openQuestion(made.id)).toBeUndefined()
  expect((await change(made.id, { services: [{ itemId: visit.id, quantity: '0.25' }] })).body.warnings).toHaveLength(1)
  expect(await servicesOn(made.id)).toEqual([[visit.id, 1]])
  const { id, version } = await openQuestion(made.id)
  const answer = await as('ceo').post(`/price-approval/${id}/decide`, { version, approve: false, reason: 'No' })
  expect(answer.status).toBe(200)
  expect(await servicesOn(made.id)).toEqual([[visit.id, 1]])
})

test('a draft asks nobody and keeps what was taken off; booking it asks', async () => {
  const draft = await bookOrder(portal, at, { ...SMALL, draft: true, servicesOff: [visit.id] })
  expect(await openQuestion(draft.id)).toBeUndefined()
  expect(await orderOn(draft.id)).toMatchObject({ services: [], servicesOff: [visit.id] })
  const { body } = await change(draft.id, { servicesOff: [visit.id] })
  expect(body.warnings.join()).toContain('Site check')
  expect(await servicesOn(draft.id)).toEqual([[visit.id, 1]])
})

test('an order that is booked already gets no new default; a default is taken off all of them only with approval', async () => {
  const before = await bookOrder(portal, at, SMALL)
  const late = await givenService(portal, {
    ...{ name: 'Wash bay', isDefault: false },
    prices: [{ regionId: at.regionId, unitPrice: '12' }],
  })
  const made = await as('sales_admin').post('/service/change-default-status', {
    serviceId: late.id,
    version: 1,
    active: true,
  })
  expect(made.body).toMatchObject({ isDefault: true, approval: null })
  expect((await change(before.id, { services: [{ itemId: visit.id, quantity: '1' }] })).status).toBe(200)
  expect(await servicesOn(before.id)).toEqual([[visit.id, 1]])
  for (const call of ['change-default-status', 'change-status']) {
    const { version } = await service.get(portal.db.sql, late.id)
    const { body } = await as('admin').post(`/service/${call}`, { serviceId: late.id, version, active: false })
    expect(body).toMatchObject({ isDefault: true, active: true })
    expect(body.approval.message).toContain('100.0 % below the present price')
  }
  const { serviceCode, name, serviceGroup, version } = await service.get(portal.db.sql, late.id)
  const { status, body } = await as('sales_admin').put('/service', {
    ...{ serviceId: late.id, version, serviceCode, name, serviceGroup, unit: 'load' },
    prices: [{ regionId: at.regionId, unitPrice: '12' }],
  })
  expect([status, body.errors]).toEqual([422, { unit: ['It is priced per visit. Make another service for load'] }])
  expect(portal.defects).toEqual([])
})
