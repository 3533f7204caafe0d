import { beforeAll, expect, test } from 'vitest'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { givenBill } from '../kit/given/receivables'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const finance = () => portal.as('finance_ar')
const asAt = async (day: string) => {
  const { items, ageing } = (await finance().get(`/receivable/${world.customer.id}?day=${day}`)).body
  const row = (await finance().get(`/receivable/ageing?day=${day}`)).body.rows[0]
  expect(row).toMatchObject({ balance: ageing.balance, credit: ageing.credit })
  return [items.map((item: { open: string }) => item.open), ageing.credit, ageing.balance]
}

beforeAll(async () => {
  portal = await house({ invariants: { except: ['I7c'], why: 'bills are given without their approvals' } })
  world = await givenDeliveries(portal)
})

test('what an ageing said of a day it says for ever, also once a payment of before was reversed', async () => {
  const made = await givenBill(portal, world, { subtotal: '100', invoiceDate: '2026-10-01', dueDate: '2026-10-31' })
  const { id, version } = (
    await finance().post('/payment', {
      customerId: world.customer.id,
      reference: 'CHQ-1',
      paidOn: '2026-11-19',
      amount: '159.00',
      method: 'cheque',
      allocations: [{ invoiceId: made.id, amount: '60.00' }],
    })
  ).body
  const then = [['49.00'], '99.00', '-50.00']
  expect(await asAt('2026-11-20')).toEqual(then)
  // 00:30 of the 25th in Singapore.
  portal.clock.at = new Date('2026-11-24T16:30:00Z')
  expect((await finance().post(`/payment/${id}/reverse`, { version, reason: 'Cheque bounced' })).status).toBe(200)
  expect(await asAt('2026-11-20')).toEqual(then)
  expect(await asAt('2026-11-24')).toEqual(then)
  expect(await asAt('2026-11-25')).toEqual([['109.00'], '0.00', '109.00'])
  expect(await asAt('2026-11-18')).toEqual([['109.00'], '0.00', '109.00'])
})
