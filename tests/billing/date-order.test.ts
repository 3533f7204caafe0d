import { beforeAll, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { givenDraft } from '../kit/given/billing'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
beforeAll(async () => {
  portal = await house({ now: '2026-12-10T01:00:00.000Z' })
  world = await givenDeliveries(portal)
})

/** The result of a bill of that day, for a draft that every level approved. */
async function bill(invoiceDate: string, draft?: string) {
  const draftId = draft ?? (await approved())
  const { body } = await portal.as('finance_ar').post('/invoice/generate', { invoiceDate, draftIds: [draftId] })
  return body.results[0]
}
async function approved() {
  const { id } = await givenDraft(portal, { ...world, regionId: world.region.id })
  for (const who of ['admin', 'sales_manager', 'ceo']) {
    const { version } = await invoiceDraft.get(portal.db.sql, id)
    await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })
  }
  return id
}
async function orderIs(value: string) {
  const { body: made } = await portal.as('finance_hod').post('/administration/setting/propose', {
    ...{ name: 'billing.date-order', effectiveFrom: '2026-12-10', reason: 'Asked by the auditor', value },
  })
  const decide = `/administration/setting/proposal/${made.id}/decide`
  const decided = await portal.as('admin').post(decide, { version: made.version, approve: true })
  expect(decided).toMatchObject({ status: 200 })
}

test('invoice numbers follow the dates: what is numbered later is not dated earlier, and a refusal takes no number', async () => {
  expect(await bill('2026-10-20')).toMatchObject({ ok: true, invoiceNo: 'INV-2026-000001' })
  expect(await bill('2026-11-15')).toMatchObject({ ok: true, invoiceNo: 'INV-2026-000002' })
  const late = await approved()
  const detail = 'INV-2026-000002 is dated 15/11/2026. Choose 15/11/2026 or later: numbers follow the dates'
  expect(await bill('2026-11-14', late)).toMatchObject({ ok: false, problem: { detail } })
  expect(await bill('2026-11-15', late)).toMatchObject({ ok: true, invoiceNo: 'INV-2026-000003' })
})

test('a company may keep them in order by month, or not at all', async () => {
  await orderIs('month')
  expect(await bill('2026-11-01')).toMatchObject({ ok: true, invoiceNo: 'INV-2026-000004' })
  const late = await approved()
  const detail = 'INV-2026-000003 is dated 15/11/2026. Choose 01/11/2026 or later: numbers follow the dates'
  expect(await bill('2026-10-31', late)).toMatchObject({ ok: false, problem: { detail } })
  await orderIs('free')
  expect(await bill('2026-10-31', late)).toMatchObject({ ok: true, invoiceNo: 'INV-2026-000005' })
})

test('two bills at once of two days never have the later number on the earlier day', async () => {
  await orderIs('day')
  const drafts = [await approved(), await approved(), await approved(), await approved()]
  const days = ['2026-12-01', '2026-11-25', '2026-12-03', '2026-11-28']
  const made = await Promise.all(drafts.map((draft, at) => bill(days[at]!, draft)))
  const numbered = made
    .flatMap((of, at) => (of.ok ? [{ no: of.invoiceNo as string, day: days[at]! }] : []))
    .sort((a, b) => a.no.localeCompare(b.no))
  expect(numbered.map(of => of.day)).toEqual(numbered.map(of => of.day).sort())
  expect(numbered.length).toBeGreaterThan(0)
})
