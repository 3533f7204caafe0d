import { beforeAll, expect, test } from 'vitest'
import { customer } from '~/db/customers/customer'
import { setting } from '~/db/kit/setting'
import { amount, decimal, sum } from '~/domain/kit/money'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { orderOf } from '../kit/given/orders'
import { givenBill } from '../kit/given/receivables'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const finance = () => portal.as('finance_ar')
const account = async () => (await finance().get(`/receivable/${world.customer.id}`)).body
const set = (values: object) =>
  portal.given(async work => customer.move(work, await customer.lock(work, world.customer.id), values, 'given'))
const acts = (value: string, name: 'credit.limit-acts' | 'credit.hold-stops' = 'credit.limit-acts') =>
  portal.given(work => setting.insert(work, { name, effectiveFrom: `2026-0${++version}-01`, value }))
let version = 0
const book = (who = 'dispatcher', more: object = {}) =>
  portal.as(who).post('/order', {
    ...orderOf({ ...world, regionId: world.region.id } as never, { quantity: '40', startTime: '14:00' }),
    ...more,
  })
const override = (of: object = {}, who = 'finance_ar') =>
  portal.as(who).post(`/receivable/${world.customer.id}/credit-override`, {
    fromDate: '2026-11-20',
    toDate: '2026-11-30',
    reason: 'Cheque on its way',
    ...of,
  })

beforeAll(async () => {
  portal = await house({ invariants: { except: ['I7c'], why: 'bills are given without their approvals' } })
  world = await givenDeliveries(portal)
})

test('exposure is what is open, delivered and not invoiced, ordered and not delivered, with GST', async () => {
  await givenOrder(portal, world, { loads: 3, oneOffPrice: '100.0000', oneOffReason: 'Agreed' })
  await givenOrder(portal, world, { loads: 1, oneOffPrice: '200.0000', oneOffReason: 'Agreed', day: '2026-10-01' })
  await givenBill(portal, world, { subtotal: '1000', invoiceDate: '2026-10-01', dueDate: '2026-10-31' })
  await finance().post('/payment', {
    customerId: world.customer.id,
    reference: 'P-1',
    paidOn: '2026-11-19',
    amount: '90.00',
    method: 'transfer',
  })
  const { exposure } = await account()
  expect(exposure).toEqual({ open: '1000.00', unbilled: '0.00', ordered: '2943.00', total: '3943.00' })
  expect(sum([exposure.open, exposure.unbilled, exposure.ordered]).toFixed(2)).toBe(exposure.total)
})

test('an order of 40 m³ over a limit of S$100 is put on hold, and only finance lets it go', async () => {
  await set({ creditLimit: '100.00' })
  const made = await book()
  expect([made.status, made.body.status]).toEqual([200, 'on_hold'])
  expect(made.body.warnings.join()).toContain('over the credit limit of S$100.00')
  const release = async (who: string) => {
    const { version: at } = (await portal.as('dispatcher').get(`/order/${made.body.id}`)).body
    const reason = { rules: ['credit'], reason: 'Good customer' }
    const how = who === 'dispatcher_manager' ? { override: reason } : {}
    return portal.as(who).post(`/order/${made.body.id}/release`, { version: at, ...how })
  }
  expect((await release('dispatcher')).body.facts.rule).toBe('credit-limit')
  expect((await release('dispatcher_manager')).status).toBe(409)
  expect((await override({}, 'dispatcher_manager')).status).toBe(403)
  expect((await override({ reason: '' })).status).toBe(422)
  expect((await override({ toDate: '2026-11-19' })).status).toBe(422)
  const given = await override()
  expect(given.body).toMatchObject({ givenByName: 'Finance ar', toDate: '2026-11-30' })
  expect((await release('dispatcher')).body.orders).toMatchObject([{ status: 'confirmed' }])
  expect((await book('dispatcher', { startTime: '16:00' })).body.status).toBe('confirmed')
  const late = await book('dispatcher', { orderDate: '2026-12-01' })
  expect(late.body.status).toBe('on_hold')
  const { id, version: at } = given.body
  const end = () =>
    finance().post(`/receivable/${world.customer.id}/credit-override/end`, {
      overrideId: id,
      version: at,
      reason: 'Cheque bounced',
    })
  expect((await end()).status).toBe(200)
  expect((await end()).status).toBe(409)
  expect((await book('dispatcher', { startTime: '18:00' })).body.status).toBe('on_hold')
  expect((await account()).overrides).toMatchObject([{ endedReason: 'Cheque bounced' }])
})

test('by setting the limit refuses, warns or says nothing; no reason of dispatch sets it aside', async () => {
  await acts('refuse')
  const refused = await book()
  expect([refused.status, refused.body.facts.rule, refused.body.facts.mayOverride]).toEqual([
    409,
    'credit-limit',
    ['finance_ar', 'finance_hod', 'admin'],
  ])
  const reason = { rules: ['credit', 'price', 'capacity'], reason: 'Good customer' }
  expect((await book('dispatcher_manager', { override: reason })).status).toBe(409)
  const { exposure } = await account()
  const most = amount(decimal(exposure.total).minus(101))
  await override({ most })
  expect((await book()).status).toBe(409)
  await override({ most: amount(decimal(exposure.total).plus(100_000)), toDate: '2026-12-05' })
  expect((await book('dispatcher', { startTime: '12:00' })).status).toBe(200)
  await endAll()
  await acts('warn')
  expect((await book('dispatcher', { startTime: '11:00' })).body).toMatchObject({ status: 'confirmed' })
  await acts('none')
  expect((await book('dispatcher', { startTime: '10:00' })).body.warnings.join()).not.toContain('limit')
})

test('a credit hold stops the next load at the call and at the ticket, and finance lets one day go', async () => {
  await set({ creditLimit: null })
  const { loads } = await givenOrder(portal, world)
  await set({ creditSuspended: true, creditReason: 'Overdue 90 days' })
  const call = () =>
    portal.as('dispatcher').post(`/delivery-order/mark-called/${loads[0]!.id}`, { version: loads[0]!.version })
  const { detail, facts, status } = await callProblem(call)
  expect([status, detail, facts?.rule]).toEqual([
    409,
    expect.stringContaining('is on credit hold: Overdue 90 days'),
    'credit',
  ])
  expect((await book('dispatcher_manager', { override: { rules: ['credit'], reason: 'I know them' } })).status).toBe(
    409,
  )
  await override()
  expect((await call()).status).toBe(200)
  await endAll()
  await acts('orders', 'credit.hold-stops')
  expect((await book()).status).toBe(409)
})

async function callProblem(
  call: () => Promise<{ status: number; body: { detail: string; facts?: { rule: string } } }>,
) {
  const { status, body } = await call()
  return { status, ...body }
}

async function endAll() {
  for (const each of (await account()).overrides)
    if (!each.endedAt)
      await finance().post(`/receivable/${world.customer.id}/credit-override/end`, {
        overrideId: each.id,
        version: each.version,
        reason: 'Over',
      })
}

test('nothing of this was a defect', () => {
  expect(portal.defects).toEqual([])
})
