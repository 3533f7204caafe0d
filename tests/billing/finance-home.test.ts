import { beforeAll, expect, test } from 'vitest'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries
let draftId: string
const as = (who: string) => portal.as(who)
type Work = { kind: string; count: number; amount: string | null; to: string; oldest: { name: string } }
/** What the index of finance calls for. */
const waiting = async (who = 'finance_ar') =>
  Object.fromEntries(
    (ok(await as(who).get('/work-item')).rows as Work[]).map(row => [row.kind, [row.count, row.amount]]),
  )
const draft = async () => ok(await as('admin').get(`/invoice-draft/${draftId}`))

beforeAll(async () => {
  portal = await house({ now: `${DAY}T01:00:00.000Z` })
  world = await givenDeliveries(portal)
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo', 'finance_ar'])
    await portal.person(who, who === 'salesperson_admin' ? { roles: ['admin'] } : {})
  const lines = [{ productId: world.product.id, unitPrice: '150' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
  await givenDelivered(portal, world, 0)
  await givenDelivered(portal, world, 1, { oneOffPrice: '0', oneOffReason: 'Trial mix' })
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
})

test('the index of finance has the exceptions, and the money that waits at each step until it is handed over', async () => {
  expect(await waiting()).toEqual({})
  const period = { fromDate: DAY, toDate: DAY }
  draftId = ok(await as('finance_ar').post('/invoice-draft/generate-draft', period)).drafts[0].id
  // 9 × 150.00 and a load at no price: 1,350.00 and 9 % of it.
  expect(await waiting()).toMatchObject({ exceptions: [1, '1471.50'] })
  const [{ id, version }] = (await draft()).exceptions
  ok(await as('finance_ar').put(`/invoice-draft/exception/${id}/accept`, { version, reason: 'Free of charge' }))
  expect(await waiting()).toEqual({})
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
    const of = { id: draftId, version: (await draft()).version }
    expect(ok(await as(who).put('/invoice-draft/approve', { drafts: [of] })).results[0].ok).toBe(true)
  }
  expect(await waiting()).toEqual({ toInvoice: [1, '1471.50'] })
  ok(await as('finance_ar').post('/invoice/generate', { invoiceDate: DAY, draftIds: [draftId] }))
  expect(await waiting()).toEqual({ toSend: [1, '1471.50'], toExport: [1, '1471.50'] })
  ok(await as('finance_ar').post('/invoice/export', { toDate: DAY }))
  await portal.runJobs()
  expect(await waiting()).toEqual({ toSend: [1, '1471.50'] })
  expect(portal.defects).toEqual([])
})
