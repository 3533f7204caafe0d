import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { invoice } from '~/db/billing/invoice'
import { printedInvoice } from '~/db/billing/printed-invoice'
import { customers } from '~/db/customers/tables'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { invoiceDocument } from '~/domain/billing/invoice-document'
import { amount, sum } from '~/domain/kit/money'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { givenBill } from '../kit/given/receivables'
import { type House, house, ok } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { violations } from '../peppol/schematron'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries
let loads: { id: string }[]
let first: { id: string; invoiceNo: string }
let cancel: { id: string; draftNo: string }
let payment: { id: string }

const as = (who: string) => portal.as(who)
const finance = () => as('finance_ar')
const draft = async (id: string) => ok(await as('admin').get(`/invoice-draft/${id}`))
const bill = async (which: string) => ok(await finance().get(`/invoice/${which}`))
const note = (json: object, of = first.id) => finance().post(`/invoice/${of}/note`, { text: 'Agreed', ...json })
const lump = (direction: string, value: string) => ({
  reason: 'other',
  lumpSums: [{ description: 'Waiting', direction, amount: value, gstPercent: '9' }],
})
const cancelled = (of: string, reissue: object = {}, who = 'finance_ar', reason = 'Wrong purchase order') =>
  as(who).post(`/invoice/${of}/reissue`, { reason, reissue })
const issue = async (id: string, invoiceDate = DAY) =>
  ok(await finance().post('/invoice/generate', { invoiceDate, draftIds: [id] })).results[0]
const withdraw = async (id: string) =>
  finance().post(`/invoice-note/${id}/withdraw`, { version: (await draft(id)).version, reason: 'Not yet' })
const account = async () => ok(await finance().get(`/receivable/${world.customer.id}?day=2026-11-21`))
const openOf = async (no: string) =>
  (await account()).items.find((item: { invoiceNo: string }) => item.invoiceNo === no)?.open ?? '0.00'

async function approve(id: string): Promise<void> {
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
    const { version, status } = await draft(id)
    if (status === 'approved') return
    expect(ok(await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })).results[0].ok).toBe(true)
  }
}
async function issued(id: string, day = DAY) {
  await approve(id)
  return issue(id, day)
}
async function changeLoad(id: string, changes: object): Promise<void> {
  const { version } = await deliveryOrder.get(portal.db.sql, id)
  const asked = { deliveryOrderId: id, version, changes, cause: 'documentation_error' }
  let row = ok(await as('dispatcher').post('/emodification/submit', asked))
  for (const who of ['dispatcher_manager', 'admin', 'finance_hod'].filter((_, at) => row.levels === 3 || at !== 1))
    row = ok(
      await as(who).post(`/emodification/process-approval/${row.id}`, { decision: 'approve', version: row.version }),
    )
}
const openNotes = async () =>
  ok(await as('admin').post('/invoice-draft/list', { limit: 50 })).rows.filter(
    (of: { kind: string; status: string }) => of.kind !== 'invoice' && !['invoiced', 'withdrawn'].includes(of.status),
  )

beforeAll(async () => {
  portal = await house({
    now: `${DAY}T01:00:00.000Z`,
    invariants: { except: ['I7c'], why: 'bills are given without their approvals' },
  })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '131.1135' }],
  })
  await givenContact(portal, { customerId: world.customer.id, email: 'ap@acme.example', purposes: ['invoice'] })
  await portal.db.sql
    .update(customers)
    .set({ registrationNo: '201010713A', address: '21 Ubi Road 1, #03-11, Singapore 408724' })
    .where(eq(customers.id, world.customer.id))
  loads = []
  for (const place of [0, 1]) loads.push((await givenDelivered(portal, world, place)).load)
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
  const { drafts } = ok(await finance().post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  first = await issued(drafts[0].id)
  // 2 × round(9.00 × 131.1135) = 2360.04; 9 % = 212.40.
  expect(first).toMatchObject({ invoiceNo: 'INV-2026-000001', total: '2572.44' })
  const { items } = ok(await finance().get(`/invoice/${first.id}/note`))
  const item = items.find((of: { deliveryOrderId: string }) => of.deliveryOrderId === loads[0]!.id)
  const cheaper = ok(await note({ reason: 'price', lines: [{ lineId: item.id, unitPrice: '125' }] }))
  expect(await issued(cheaper.id)).toMatchObject({ invoiceNo: 'CN-2026-000001', total: '-59.97' })
  expect(await issued(ok(await note(lump('debit', '33.38'))).id)).toMatchObject({
    invoiceNo: 'DN-2026-000001',
    total: '36.38',
  })
  const debit = await bill('DN-2026-000001')
  payment = ok(
    await finance().post('/payment', {
      ...{ customerId: world.customer.id, reference: 'TT-1', paidOn: DAY, amount: '1036.38', method: 'transfer' },
      allocations: [
        { invoiceId: first.id, amount: '1000.00' },
        { invoiceId: debit.id, amount: '36.38' },
      ],
    }),
  )
})

test('a reason, the right, and a date of an invoice that can be; nothing is made otherwise', async () => {
  expect((await cancelled(first.id, {}, 'finance_ar', ' ')).body.errors).toHaveProperty('reason')
  expect((await cancelled(first.id, {}, 'dispatcher')).status).toBe(403)
  const future = await cancelled(first.id, { invoiceDate: '2026-11-22' })
  expect(future.body.errors).toHaveProperty(['reissue.invoiceDate'])
  expect((await cancelled('CN-2026-000001')).status).toBe(409)
  expect((await bill(first.id)).cancellation).toBeNull()
})

test('all that is left of an invoice and its notes is taken back to the cent, GST as it was rounded bill by bill', async () => {
  cancel = ok(
    await cancelled(first.id, {
      purchaseOrderNo: 'PO-77',
      attention: 'Ms Tan',
      remarks: 'For block 12',
      invoiceDate: DAY,
    }),
  )
  // 2360.04 − 55.02 + 33.38; 212.40 − 4.95 + 3.00, where 9 % of the whole would be 210.46.
  expect(cancel).toMatchObject({
    ...{ kind: 'credit_note', status: 'with_sales' },
    ...{ subtotal: '-2338.40', gst: '-210.45', total: '-2548.85' },
  })
  expect((await draft(cancel.id)).lines.map((of: { amount: string }) => of.amount).sort()).toEqual([
    '-1125.00',
    '-1180.02',
    '-33.38',
  ])
  expect((await cancelled(first.id)).body).toMatchObject({ facts: { rule: 'one-open-note' } })
  expect((await note(lump('credit', '1'))).body).toMatchObject({ facts: { rule: 'one-open-note' } })
  const mail = await finance().post('/invoice-draft/send-invoice-late-email', { invoiceIds: [first.id] })
  expect(mail.status).toBe(409)
  await expectInvariants(portal)
})

test('a note on a load that is made meanwhile is not issued beside it, and falls away with the invoice', async () => {
  await changeLoad(loads[1]!.id, { doQuantity: '8.00' })
  const [of] = (await openNotes()).filter((each: { id: string }) => each.id !== cancel.id)
  await approve(of.id)
  expect(await issue(of.id)).toMatchObject({
    ok: false,
    problem: { detail: `${cancel.draftNo} cancels ${first.invoiceNo}. Issue or withdraw it first` },
  })
  expect(await issued(cancel.id)).toMatchObject({ ok: true, invoiceNo: 'CN-2026-000002', total: '-2548.85' })
  expect(await draft(of.id)).toMatchObject({ status: 'withdrawn' })
  expect(await openNotes()).toEqual([])
  await expectInvariants(portal)
})

test('nothing is open on a cancelled invoice and its debit note, what was paid is credit, and it is never reminded', async () => {
  expect([await openOf(first.invoiceNo), await openOf('DN-2026-000001')]).toEqual(['0.00', '0.00'])
  expect((await account()).ageing).toMatchObject({ credit: '1036.38', balance: '-1036.38', overdue: '0.00' })
  const mail = await finance().post('/invoice-draft/send-invoice-late-email', { invoiceIds: [first.id] })
  expect(mail.body).toMatchObject({ facts: { rule: 'cancelled' } })
  expect((await finance().post(`/invoice/${first.id}/email`)).body).toMatchObject({ facts: { rule: 'cancelled' } })
  expect((await cancelled(first.id)).body).toMatchObject({
    detail: 'INV-2026-000001 is already cancelled by CN-2026-000002',
    facts: { rule: 'cancelled' },
  })
})

test('its loads are billed anew as they are now, at the prices agreed since, and the new invoice names the old one', async () => {
  const { cancellation } = await bill(first.id)
  expect(cancellation).toMatchObject({ noteNo: 'CN-2026-000002', anewInvoiceNo: null })
  const anew = await draft(cancellation.anewDraftId)
  // 9 × 125.00 as agreed, round(8 × 131.1135) = 1048.91 as delivered, and the waiting of the debit note.
  expect(anew).toMatchObject({
    ...{ status: 'with_sales', exceptions: [], purchaseOrderNo: 'PO-77', replaces: { invoiceNo: first.invoiceNo } },
    ...{ subtotal: '2207.29', gst: '198.66', total: '2405.95' },
  })
  expect(anew.lines.map((of: { amount: string }) => of.amount).sort()).toEqual(['1048.91', '1125.00', '33.38'])
  const again = ok(await finance().post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  expect(again.drafts).toEqual([])
  // It is dated as it was asked, whatever the day of the others.
  const made = await issued(anew.id, '2026-11-21')
  expect(made).toMatchObject({ ok: true, invoiceNo: 'INV-2026-000002', total: '2405.95' })
  expect(await bill(made.id)).toMatchObject({
    ...{ invoiceDate: DAY, purchaseOrderNo: 'PO-77' },
    replaces: { invoiceNo: first.invoiceNo, noteNo: 'CN-2026-000002', attention: 'Ms Tan', remarks: 'For block 12' },
  })
  expect(await bill(first.id)).toMatchObject({ cancelled: true, cancellation: { anewInvoiceNo: made.invoiceNo } })
  await expectInvariants(portal)
})

test('papers, e-invoices and the file for the ERP say what was cancelled and what took its place', async () => {
  const paper = async (which: string) => {
    const row = await invoice.get(portal.db.sql, (await bill(which)).id)
    const seller = { name: 'Ready', address: '', registration: '', gstNo: '', bank: '' } as never
    return JSON.stringify(invoiceDocument(await printedInvoice(portal.db.sql, row), seller))
  }
  expect(await paper('INV-2026-000001')).toContain(
    'Cancelled by credit note CN-2026-000002 of 20/11/2026, re-issued as INV-2026-000002',
  )
  const anew = await paper('INV-2026-000002')
  expect(anew).toContain('Replaces tax invoice INV-2026-000001 of 20/11/2026, cancelled by credit note CN-2026-000002')
  expect(anew).toContain('Attention Ms Tan')
  expect(anew).toContain('For block 12')
  expect(await paper('CN-2026-000002')).toContain('Reason: Invoice cancelled: Wrong purchase order')
  for (const no of ['CN-2026-000002', 'INV-2026-000002']) {
    const { body } = await finance().get(`/invoice/${(await bill(no)).id}/e-invoice/xml`)
    const xml = new TextDecoder().decode(body)
    expect(await violations(xml)).toEqual([])
    expect(xml).toMatch(/<cac:BillingReference>\s*<cac:InvoiceDocumentReference>\s*<cbc:ID>INV-2026-000001</)
  }
  const exported = ok(await finance().post('/invoice/export', { toDate: '2026-11-21' }))
  // All five documents: the new invoice is what the five come to.
  expect(exported).toMatchObject({ invoices: 5, controlTotal: '2405.95' })
  await portal.runJobs()
  const file = String((await finance().get(`/invoice/export/${exported.id}/file`)).body)
  expect(file).toMatch(/CN-2026-000002,credit_note,.*,-2548\.85,INV-2026-000001/)
  expect(file).toMatch(/INV-2026-000002,invoice,.*,2405\.95,INV-2026-000001/)
  const { rows } = ok(await finance().post('/invoice/search', { limit: 50 }))
  expect(amount(sum(rows.map((of: { total: string }) => of.total)))).toBe('2405.95')
}, 120_000)

test('the credit pays the new invoice, and a later change of a load is a note to it', async () => {
  const anew = await bill('INV-2026-000002')
  const { version } = ok(await finance().get(`/payment/${payment.id}`))
  const allocations = [{ invoiceId: anew.id, amount: '1036.38' }]
  ok(await finance().post(`/payment/${payment.id}/allocate`, { version, allocations }))
  expect(await openOf('INV-2026-000002')).toBe('1369.57')
  await changeLoad(loads[0]!.id, { doQuantity: '8.50' })
  const [of] = await openNotes()
  // Half a cubic metre at the price that was agreed.
  expect(of).toMatchObject({ kind: 'credit_note', subtotal: '-62.50' })
  expect((await draft(of.id)).noteOn).toMatchObject({ invoiceNo: 'INV-2026-000002' })
  expect(await issued(of.id)).toMatchObject({ ok: true, invoiceNo: 'CN-2026-000003' })
  await expectInvariants(portal)
})

test('the new invoice can be cancelled as well, and what is withdrawn cancels nothing', async () => {
  const made = ok(await cancelled('INV-2026-000002', {}, 'salesperson_admin'))
  const { version } = await draft(made.id)
  const own = await as('salesperson_admin').put('/invoice-draft/approve', { drafts: [{ id: made.id, version }] })
  expect(own.body).toMatchObject({ facts: { rule: 'four-eyes' } })
  ok(await withdraw(made.id))
  expect((await bill('INV-2026-000002')).cancellation).toBeNull()
  const again = ok(await cancelled('INV-2026-000002'))
  expect(await issued(again.id)).toMatchObject({ ok: true, invoiceNo: 'CN-2026-000004' })
  const { cancellation } = await bill('INV-2026-000002')
  expect(await draft(cancellation.anewDraftId)).toMatchObject({ subtotal: '2144.79', purchaseOrderNo: 'PO-77' })
  expect(await issued(cancellation.anewDraftId)).toMatchObject({ ok: true, invoiceNo: 'INV-2026-000003' })
  await expectInvariants(portal)
})

const given = (subtotal: string) => givenBill(portal, world, { subtotal, invoiceDate: DAY, dueDate: '2026-12-20' })

test('of cancels made at once one is made; of a cancel and a note at once one is', async () => {
  const one = await given('100')
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancelled(one.id)))
  expect(answers.map(of => of.status).sort()).toEqual([200, ...Array(7).fill(409)])
  const two = await given('200')
  const both = await Promise.all([cancelled(two.id), note(lump('credit', '150'), two.id)])
  expect(both.map(of => of.status).sort()).toEqual([200, 409])
  const made = both.find(of => of.status === 200)!.body
  expect(await issued(made.id)).toMatchObject({ ok: true })
  expect(Number(await openOf(two.invoiceNo))).toBeGreaterThanOrEqual(0)
})

test('nothing left, and a month that is closed, are refused in plain words', async () => {
  const one = await given('100')
  await issued(ok(await note(lump('credit', '100'), one.id)).id)
  expect((await cancelled(one.id)).body).toMatchObject({
    detail: `Nothing is left of ${one.invoiceNo}: its notes credit all of it`,
    facts: { rule: 'nothing-left' },
  })
  const old = await givenBill(portal, world, { subtotal: '50', invoiceDate: '2026-10-05', dueDate: '2026-11-04' })
  const asked = { regionId: world.region.id, month: '2026-10-01', version: 0, reason: 'Month end' }
  ok(await as('finance_hod').post('/billing-period/close', asked))
  expect((await cancelled(old.id, { invoiceDate: '2026-10-06' })).body).toMatchObject({
    facts: { rule: 'closed-period' },
  })
  const made = ok(await cancelled(old.id))
  expect(await issued(made.id, '2026-10-20')).toMatchObject({ ok: false })
  expect(await issue(made.id)).toMatchObject({ ok: true })
})
