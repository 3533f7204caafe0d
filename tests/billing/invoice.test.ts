import { beforeAll, expect, test } from 'vitest'
import { draftException } from '~/db/billing/draft-exception'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { givenDraft } from '../kit/given/billing'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, givenDeliveries } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'

let portal: House
let world: Deliveries
const finance = () => portal.as('finance_ar')

beforeAll(async () => {
  portal = await house()
  world = await givenDeliveries(portal)
  await givenContact(portal, {
    customerId: world.customer.id,
    email: 'accounts@acme.example',
    purposes: ['invoice', 'late_invoice'],
  })
})

const given = () => givenDraft(portal, { ...world, regionId: world.region.id })
const versionOf = async (id: string) => (await invoiceDraft.get(portal.db.sql, id)).version
const approve = async (id: string, who: string) =>
  (await portal.as(who).put('/invoice-draft/approve', { drafts: [{ id, version: await versionOf(id) }] })).body
const generate = async (id: string, who = 'finance_ar') =>
  portal.as(who).post('/invoice/generate', { invoiceDate: '2026-11-20', draftIds: [id] })

test('R-005 no invoice exists before the third level approved its draft', async () => {
  const { id } = await given()
  const invoices = async () => (await finance().post('/invoice/search', {})).body.total
  for (const who of ['admin', 'sales_manager', 'ceo']) {
    expect((await generate(id)).body.results).toMatchObject([{ ok: false }])
    expect(await invoices()).toBe(0)
    expect((await approve(id, who)).results).toMatchObject([{ ok: true }])
  }
  expect((await generate(id, 'salesperson')).status).toBe(403)
  expect((await generate(id)).body.results).toMatchObject([
    { ok: true, invoiceNo: expect.stringMatching(/^INV-2026-/) },
  ])
  expect(await invoices()).toBe(1)
})

test('R-152 drafts are listed by one status or by several, and by no other word', async () => {
  const { id } = await given()
  const list = async (status: unknown) => (await finance().post('/invoice-draft/list', { status })).body
  const statuses = (body: { rows: { status: string }[] }) => [...new Set(body.rows.map(row => row.status))]
  expect(statuses(await list('with_sales'))).toEqual(['with_sales'])
  await approve(id, 'admin')
  expect(statuses(await list('with_manager'))).toEqual(['with_manager'])
  expect(statuses(await list(['with_manager', 'invoiced'])).sort()).toEqual(['invoiced', 'with_manager'])
  expect(await list('withdrawn')).toMatchObject({ rows: [], total: 0 })
  expect((await list('sleeping')).errors).toHaveProperty('status')
})

test('R-280 an invoice is searched, read by id or number, printed, downloaded and mailed; exceptions are reported', async () => {
  const { rows } = (await finance().post('/invoice/search', { customerId: world.customer.id, kind: 'invoice' })).body
  const [{ id, invoiceNo, total }] = rows
  expect((await finance().post('/invoice/search', { keyword: invoiceNo.slice(-4) })).body.rows).toMatchObject([{ id }])
  expect((await finance().post('/invoice/search', { fromDate: '2026-11-21' })).body.total).toBe(0)
  for (const key of [id, invoiceNo])
    expect((await finance().get(`/invoice/${key}`)).body).toMatchObject({ id, invoiceNo, total, letters: [] })
  for (const [how, answer] of [
    ['inline', await finance().post(`/invoice/${id}/pdf`)],
    ['attachment', await finance().get(`/invoice/${id}/download`)],
  ] as const) {
    expect(answer.headers.get('content-disposition')).toContain(`${how}; filename="invoice_${invoiceNo}.pdf"`)
    expect(new TextDecoder().decode(answer.body.slice(0, 5))).toBe('%PDF-')
  }
  expect((await finance().post(`/invoice/${id}/email`)).body).toMatchObject({
    invoiceNo,
    recipients: ['accounts@acme.example'],
  })
  await portal.runJobs()
  expect(portal.letters).toMatchObject([{ to: ['accounts@acme.example'] }])
  expect((await finance().get(`/invoice/${id}`)).body.letters).toHaveLength(1)

  const draft = await given()
  const text = 'No price on the day'
  await portal.given(async work => {
    await invoiceDraft.update(work, draft, { status: 'exception' })
    await draftException.insert(work, { draftId: draft.id, kind: 'price', text })
  })
  const report = async (query = '', who = 'finance_ar') => portal.as(who).get(`/invoice/exceptions-report?${query}`)
  expect((await report()).body).toMatchObject([{ draftId: draft.id, draftNo: draft.draftNo, kind: 'price', text }])
  expect((await report('fromDate=2026-01-01')).body).toEqual([])
  expect((await report('', 'batcher')).status).toBe(403)
  expect(portal.defects).toEqual([])
})

test('R-325 the PDF is saved as invoice_{id}.pdf', async () => {
  const { rows } = (await finance().post('/invoice/search', { limit: 1 })).body
  const file = await finance().get(`/invoice/${rows[0].id}/download`)
  expect(file.headers.get('content-disposition')).toContain(`invoice_${rows[0].invoiceNo}.pdf`)
  expect(new TextDecoder().decode(file.body.slice(0, 5))).toBe('%PDF-')
})
