import { beforeAll, expect, test } from 'vitest'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

let portal: House
let world: Deliveries
const [FIRST, SECOND] = ['2026-11-20', '2026-11-21'] as const
const as = (who: string) => portal.as(who)

beforeAll(async () => {
  portal = await house({ now: `${FIRST}T01:00:00.000Z` })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  const listed = (unitPrice: string) => [{ productId: world.product.id, unitPrice }]
  await givenPriceList(portal, { regionId: world.region.id, lines: listed('150'), toDate: FIRST })
  await givenPriceList(portal, { regionId: world.region.id, lines: listed('156'), versionNo: 2, fromDate: SECOND })
  await givenDelivered(portal, world, 0, { day: FIRST })
  portal.clock.at = new Date(`${SECOND}T01:00:00.000Z`)
  await givenDelivered(portal, world, 1, { day: SECOND })
  portal.clock.at = new Date('2026-11-22T01:00:00.000Z')
})

const drafted = async (day: string) =>
  ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: day, toDate: day })).drafts[0].id
async function invoiced(id: string) {
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
    const { version, status } = ok(await as('admin').get(`/invoice-draft/${id}`))
    if (status === 'approved') break
    expect(ok(await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })).results[0].ok).toBe(true)
  }
  return ok(await as('finance_ar').post('/invoice/generate', { invoiceDate: SECOND, draftIds: [id] })).results[0]
}
const concrete = async (id: string) => ok(await as('ceo').get(`/invoice-draft/${id}/evidence`)).lines[0]

test('the approver sees what the last bill of the project had the product at, and how far this one is from it', async () => {
  const first = await drafted(FIRST)
  expect(await concrete(first)).toMatchObject({ lastBill: null, againstLast: null })
  const { invoiceNo } = await invoiced(first)
  const second = await drafted(SECOND)
  expect(await concrete(second)).toMatchObject({
    ...{ listPrice: '156.0000', againstList: '0.00' },
    lastBill: { invoiceNo, invoiceDate: SECOND, unitPrice: '150.0000' },
    // 156 is 4 % above 150.
    againstLast: '4.00',
  })
  // A bill that was taken back is nothing to compare with.
  const { id } = ok(await as('finance_ar').get(`/invoice/${invoiceNo}`))
  const note = ok(
    await as('finance_ar').post(`/invoice/${id}/reissue`, { reason: 'Wrong purchase order', reissue: {} }),
  )
  expect(await invoiced(note.id)).toMatchObject({ ok: true })
  expect(await concrete(second)).toMatchObject({ lastBill: null, againstLast: null })
})
