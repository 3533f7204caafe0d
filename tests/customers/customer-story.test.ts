import { beforeAll, expect, test } from 'vitest'
import { decimal, sum } from '~/domain/kit/money'
import { type Deliveries, givenDelivered, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenBill } from '../kit/given/receivables'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const story = async (who: string) => portal.as(who).get(`/customer/story/${world.customer.id}`)

beforeAll(async () => {
  portal = await house({ invariants: { except: ['I7c'], why: 'bills are given without their approvals' } })
  world = await givenDeliveries(portal)
  await givenDelivered(portal, world)
  await givenOrder(portal, world, { loads: 2, day: '2026-11-24' })
  await givenOrder(portal, world, { loads: 1, day: '2026-12-02' })
  await givenBill(portal, world, { subtotal: '1000', invoiceDate: '2026-10-01', dueDate: '2026-10-31' })
  await givenBill(portal, world, { subtotal: '500', invoiceDate: '2026-11-15', dueDate: '2026-12-15' })
})

test('the figures of a customer are those of the lists that they lead to', async () => {
  const { status, body } = await story('finance_ar')
  expect(status).toBe(200)
  expect([body.month, body.before]).toEqual([
    { from: '2026-11-01', to: '2026-11-20' },
    { from: '2026-10-01', to: '2026-10-20' },
  ])
  const loads = await portal.as('finance_ar').post('/delivery-order/search_filter_do', {
    customerIds: [world.customer.id],
    fromDate: body.month.from,
    toDate: body.month.to,
    statuses: ['delivered', 'returned'],
    totals: true,
  })
  expect(body.delivered.loads).toBe(loads.body.total)
  expect(decimal(body.delivered.quantity).equals(loads.body.sums.quantity)).toBe(true)
  expect(body.delivered.loads).toBe(1)
  const account = (await portal.as('finance_ar').get(`/receivable/${world.customer.id}`)).body
  expect(body.money).toMatchObject({
    balance: account.ageing.balance,
    overdue: account.ageing.overdue,
    exposure: account.exposure,
    creditLimit: account.creditLimit,
    oldestDays: 20,
  })
  expect(decimal(body.money.balance).equals(sum(account.items.map((item: { open: string }) => item.open)))).toBe(true)
  expect(decimal(body.money.balance).greaterThan(body.money.overdue)).toBe(true)
})

test('the next pours come in their order, what is past beside them', async () => {
  const { body } = await story('sales_admin')
  expect(body.pours.map((of: { orderDate: string }) => of.orderDate)).toEqual([
    '2026-11-20',
    '2026-11-24',
    '2026-12-02',
  ])
  expect(body.loads).toHaveLength(1)
  portal.clock.at = new Date('2026-11-25T01:00:00Z')
  const later = (await story('sales_admin')).body
  expect(later.pours.map((of: { orderDate: string }) => of.orderDate)).toEqual(['2026-12-02'])
  expect(later.orders.map((of: { orderDate: string }) => of.orderDate)).toEqual(['2026-11-24', '2026-11-20'])
  portal.clock.at = new Date('2026-11-20T09:00:00Z')
})

test('a dispatcher sees no money, a stranger nothing, and whoever has another scope no such customer', async () => {
  await portal.person('dispatcher_2', { regionIds: [world.region.id] })
  const seen = await story('dispatcher_2')
  expect([seen.status, seen.body.money]).toEqual([200, null])
  expect(JSON.stringify(seen.body)).not.toContain('1090')
  expect((await story('batcher')).status).toBe(403)
  await portal.person('dispatcher_3', { regionIds: [] })
  expect((await story('dispatcher_3')).status).toBe(404)
  await portal.person('salesperson_3')
  expect((await story('salesperson_3')).status).toBe(404)
})
