import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { type Deliveries, givenDeliveries, givenOrder } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const finance = () => portal.as('finance_ar')

beforeAll(async () => {
  portal = await house({
    now: '2026-11-20T01:00:00.000Z',
    invariants: { except: ['I6b'], why: 'loads are put down delivered, without a ticket' },
  })
  world = await givenDeliveries(portal)
  const lines = [{ productId: world.product.id, unitPrice: '150' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
})

async function delivered(day: string) {
  const { order, loads } = await givenOrder(portal, world, { day, loads: 1 })
  const at = new Date(`${day}T02:00:00.000Z`)
  await portal.given(async work => {
    const row = await deliveryOrder.lock(work, loads[0]!.id)
    const times = { batchedAt: at, onSiteAt: at, pourEndAt: at, deliveredAt: at }
    await deliveryOrder.move(work, row, { status: 'returned', doNumber: `${order.orderNo}-1`, ...times }, 'deliver')
  })
}

/** As the form offers it: the half month up to today. */
async function draftedOn(today: string) {
  portal.clock.at = new Date(`${today}T05:00:00.000Z`)
  const answer = await finance().post('/invoice-draft/generate-draft', { fromDate: '2026-11-16', toDate: today })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { rows } = (await finance().post('/invoice-draft/list', { customerId: world.customer.id })).body
  return rows
}

test('a half month that is drafted day after day has one draft, which climbs when its last day is over', async () => {
  await delivered('2026-11-17')
  await delivered('2026-11-20')
  const [first, ...others] = await draftedOn('2026-11-20')
  expect(others).toEqual([])
  expect(first).toMatchObject({ status: 'collecting', subtotal: '2700.00' })
  const { id, version } = first
  const early = await portal.as('admin').put('/invoice-draft/approve', { drafts: [{ id, version }] })
  expect(early).toMatchObject({ status: 409 })
  await delivered('2026-11-21')
  for (const today of ['2026-11-21', '2026-11-21', '2026-11-22'])
    expect(await draftedOn(today)).toMatchObject([{ id: first.id, status: 'collecting', subtotal: '4050.00' }])
  await delivered('2026-11-30')
  expect(await draftedOn('2026-11-30')).toMatchObject([{ id: first.id, status: 'collecting', subtotal: '5400.00' }])
  portal.clock.at = new Date('2026-12-01T05:00:00.000Z')
  await finance().post('/invoice-draft/generate-draft', { fromDate: '2026-11-16', toDate: '2026-11-30' })
  const { rows } = (await finance().post('/invoice-draft/list', { customerId: world.customer.id })).body
  expect(rows).toMatchObject([
    { id: first.id, fromDate: '2026-11-16', toDate: '2026-11-30', status: 'with_sales', subtotal: '5400.00' },
  ])
})

test('a draft counts in the year of its period: minutes into the new year it is still one of December', async () => {
  await delivered('2026-12-29')
  // 00:19 on 1 January in Singapore.
  portal.clock.at = new Date('2026-12-31T16:19:00.000Z')
  const asked = { fromDate: '2026-12-16', toDate: '2026-12-31' }
  expect((await finance().post('/invoice-draft/generate-draft', asked)).status).toBe(200)
  const { rows } = (await finance().post('/invoice-draft/list', { customerId: world.customer.id })).body
  const made = rows.find((row: { fromDate: string }) => row.fromDate === '2026-12-16')
  expect(made.draftNo).toMatch(/^DR-2026-/)
})
