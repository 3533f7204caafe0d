import { beforeAll, expect, test } from 'vitest'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries

const as = (who: string) => portal.as(who)
const finance = () => as('finance_ar')
const draft = async (id: string) => ok(await as('admin').get(`/invoice-draft/${id}`))
const bill = async (which: string) => ok(await finance().get(`/invoice/${which}`))
const issue = async (id: string, invoiceDate: string, closedReason: string | null = null) =>
  ok(await finance().post('/invoice/generate', { invoiceDate, draftIds: [id], closedReason })).results[0]

async function approve(id: string): Promise<void> {
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
    const { version, status } = await draft(id)
    if (status === 'approved') return
    expect(ok(await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })).results[0].ok).toBe(true)
  }
}
async function issued(id: string) {
  await approve(id)
  return issue(id, DAY)
}

beforeAll(async () => {
  portal = await house({ now: `${DAY}T01:00:00.000Z` })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '130' }],
  })
  await givenDelivered(portal, world, 0)
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
})

test('an invoice asked for in a month that was closed since is issued by whoever says why it is dated later', async () => {
  const { drafts } = ok(await finance().post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  const { id, invoiceNo } = await issued(drafts[0].id)
  const asked = { reason: 'Wrong purchase order', reissue: { invoiceDate: DAY } }
  const note = ok(await finance().post(`/invoice/${id}/reissue`, asked))
  expect(await issued(note.id)).toMatchObject({ ok: true })
  const { anewDraftId } = (await bill(id)).cancellation
  const { draftNo } = await draft(anewDraftId)
  await approve(anewDraftId)
  portal.clock.at = new Date('2026-12-02T01:00:00.000Z')
  const month = { regionId: world.region.id, month: '2026-11-01', version: 0, reason: 'Month end' }
  ok(await as('finance_hod').post('/billing-period/close', month))
  const detail = `The books are closed to 30/11/2026. Give the reason why ${draftNo} is dated 02/12/2026 and not 20/11/2026`
  expect(await issue(anewDraftId, '2026-12-02')).toMatchObject({ ok: false, problem: { detail } })
  expect((await bill(id)).cancellation).toMatchObject({ anewInvoiceNo: null })
  const made = await issue(anewDraftId, '2026-12-02', 'Approved after month end')
  expect(made).toMatchObject({ ok: true })
  const { invoiceDate, history, replaces } = await bill(made.id)
  expect([invoiceDate, replaces.invoiceNo]).toEqual(['2026-12-02', invoiceNo])
  expect(history.map((of: { reason: string | null }) => of.reason)).toContain('Approved after month end')
})
