import { beforeAll, expect, test } from 'vitest'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { approveDraftPrices, givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries
let carried: { id: string; version: number; lines: { id: string; disputed: boolean }[] }
const as = (who: string) => portal.as(who)
const draft = async (id: string) => ok(await as('admin').get(`/invoice-draft/${id}`))
const put = async (id: string, change: object) =>
  as('sales_manager').put(`/invoice-draft/${id}`, { version: (await draft(id)).version, ...change })
async function invoiced(id: string) {
  for (const who of ['salesperson_admin', 'sales_manager_2', 'ceo']) {
    const { version } = await draft(id)
    expect(ok(await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })).results[0].ok).toBe(true)
  }
  return ok(await as('finance_ar').post('/invoice/generate', { invoiceDate: DAY, draftIds: [id] })).results[0]
}

/** Two loads of a bill, one of them in dispute and so carried to a draft of its own. */
beforeAll(async () => {
  portal = await house({ now: `${DAY}T01:00:00.000Z` })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  const lines = [{ productId: world.product.id, unitPrice: '162.40' }]
  await givenPriceList(portal, { regionId: world.region.id, lines })
  for (const place of [0, 1]) await givenDelivered(portal, world, place)
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
  const period = { fromDate: DAY, toDate: DAY }
  const { id } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', period)).drafts[0]
  const [line] = (await draft(id)).lines
  ok(await put(id, { lines: [{ id: line.id, disputed: true, reason: 'Slump too low' }] }))
  expect((await invoiced(id)).total).toBe('1593.14')
  const { rows } = ok(await as('admin').post('/invoice-draft/list', { status: 'exception' }))
  carried = await draft(rows[0].id)
})

test('a dispute that is settled in the editor is billed at the settled price: nothing else keeps it back, and nothing undoes it', async () => {
  const { id } = carried
  expect(carried).toMatchObject({ total: '0.00', exceptions: [{ kind: 'dispute' }], lines: [{ disputed: true }] })
  expect((await put(id, { submit: true })).status).toBe(409)
  const settled = [{ id: carried.lines[0]!.id, disputed: false, unitPrice: '120', reason: 'Settled with the buyer' }]
  // Far below the list: a second person agrees to the price, and it goes on by itself.
  const asked = ok(await put(id, { lines: settled, submit: true }))
  expect(asked.exceptions.map((of: { kind: string }) => of.kind)).toEqual(['price_limit'])
  await approveDraftPrices(portal, id)
  // 9 × 120.00, and 9 % of it.
  const billed = { subtotal: '1080.00', total: '1177.20', status: 'with_sales', exceptions: [] }
  expect(await draft(id)).toMatchObject(billed)
  ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  expect(await draft(id)).toMatchObject({ ...billed, lines: [{ reason: 'Settled with the buyer', disputed: false }] })
  expect((await invoiced(id)).total).toBe('1177.20')
  expect(portal.defects).toEqual([])
})
