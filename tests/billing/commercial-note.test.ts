import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { billedOf } from '~/db/billing/billed-lines'
import { printedInvoice } from '~/db/billing/printed-invoice'
import { invoices } from '~/db/billing/tables'
import { customers } from '~/db/customers/tables'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { setSetting } from '~/db/kit/set-setting'
import { amount, sum } from '~/domain/kit/money'
import { givenContact } from '../kit/given/customers'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { givenBill } from '../kit/given/receivables'
import { type House, house, ok } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { readPdf } from '../kit/read-pdf'
import { otherFigures } from '../peppol/paper-figures'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries
let invoice: { id: string; invoiceNo: string; total: string }
type Note = { id: string; draftNo: string; kind: string; status: string; subtotal: string; gst: string; total: string }

const as = (who: string) => portal.as(who)
const draft = async (id: string) => ok(await as('admin').get(`/invoice-draft/${id}`))
const basis = async (of = invoice.id) => ok(await as('finance_ar').get(`/invoice/${of}/note`))
const make = (json: object, who = 'finance_ar', of = invoice.id) =>
  as(who).post(`/invoice/${of}/note`, { reason: 'price', text: 'Agreed with the site', ...json })
const issue = async (...draftIds: string[]) =>
  ok(await as('finance_ar').post('/invoice/generate', { invoiceDate: DAY, draftIds })).results
const withdraw = async (id: string) =>
  as('finance_ar').post(`/invoice-note/${id}/withdraw`, { version: (await draft(id)).version, reason: 'Typed wrongly' })
const openOf = async () => {
  const account = ok(await as('finance_ar').get(`/receivable/${world.customer.id}?day=${DAY}`))
  return account.items.find((item: { invoiceNo: string }) => item.invoiceNo === invoice.invoiceNo)?.open ?? '0.00'
}

async function approve(id: string, ...people: string[]): Promise<string> {
  for (const who of people) {
    const { version } = await draft(id)
    expect(ok(await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })).results[0].ok).toBe(true)
  }
  return (await draft(id)).status
}
const limits = (upTo: string) =>
  portal.given(work => setSetting(work, 'billing.note-approvals', { oneUpTo: upTo, twoUpTo: upTo }))
const ALL = ['salesperson_admin', 'sales_manager', 'ceo']

beforeAll(async () => {
  portal = await house({
    now: `${DAY}T01:00:00.000Z`,
    invariants: { except: ['I7c'], why: 'bills are given without their approvals' },
  })
  world = await givenDeliveries(portal)
  await portal.person('salesperson_admin', { roles: ['admin'] })
  await portal.db.sql
    .update(customers)
    .set({ registrationNo: '201010713A', address: '21 Ubi Road 1, Singapore 408724' })
    .where(eq(customers.id, world.customer.id))
  await givenPriceList(portal, {
    regionId: world.region.id,
    lines: [{ productId: world.product.id, unitPrice: '131.1135' }],
  })
  await givenContact(portal, { customerId: world.customer.id, email: 'ap@acme.example', purposes: ['invoice'] })
  for (const place of [0, 1]) await givenDelivered(portal, world, place)
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', { fromDate: DAY, toDate: DAY }))
  await approve(drafts[0].id, ...ALL)
  ;[invoice] = await issue(drafts[0].id)
  // 2 × round(9.00 × 131.1135) = 2360.04; 9 % = 212.40.
  expect(invoice).toMatchObject({ invoiceNo: 'INV-2026-000001', total: '2572.44' })
})

/** What the customer reads on the PDF, and the e-invoice with the same amounts. */
async function expectSameOnPaper(invoiceNo: string, texts: string[]) {
  const row = (await portal.db.sql.select().from(invoices).where(eq(invoices.invoiceNo, invoiceNo)))[0]!
  const pdf: Uint8Array = ok(await as('finance_ar').get(`/invoice/${invoiceNo}/download`))
  const words = readPdf(pdf)
    .map(page => page.words)
    .join(' ')
  for (const text of texts) expect(words).toContain(text)
  const xml = ok(await as('finance_ar').get(`/invoice/${invoiceNo}/e-invoice/xml`))
  const read = typeof xml === 'string' ? xml : new TextDecoder().decode(xml)
  expect(otherFigures(read, pdf, await printedInvoice(portal.db.sql, row))).toEqual([])
}

test('a note needs the right, a reason and a change; nothing is made otherwise', async () => {
  expect((await make({ lines: [] })).status).toBe(422)
  expect((await make({ text: '' })).status).toBe(422)
  const [item] = (await basis()).items
  const lines = [{ lineId: item.id, unitPrice: '125' }]
  expect((await make({ lines }, 'dispatcher')).status).toBe(403)
  expect((await make({ reason: 'cancel', lines })).status).toBe(422)
  expect((await make({ lines: [{ lineId: item.id, unitPrice: item.unitPrice }] })).status).toBe(422)
  const lumpSums = [{ description: 'Goodwill', direction: 'credit', amount: '2360.05', gstPercent: '9' }]
  expect((await make({ lumpSums })).body).toMatchObject({
    errors: { lines: ['Only S$2360.04 before GST is left to credit at 9 % GST'] },
  })
  expect((await make({ lumpSums: [{ ...lumpSums[0], amount: '1', gstPercent: '8' }] })).status).toBe(422)
  expect((await basis()).open).toBeNull()
})

test('a wrong price: the difference to the cent, approved by others, numbered, on paper and e-invoice, off the open item', async () => {
  const [item] = (await basis()).items
  const made: Note = ok(await make({ lines: [{ lineId: item.id, unitPrice: '125' }] }))
  // round(9 × 125) − round(9 × 131.1135) = 1125.00 − 1180.02; 9 % = −4.95.
  expect(made).toMatchObject({
    kind: 'credit_note',
    status: 'with_sales',
    subtotal: '-55.02',
    gst: '-4.95',
    total: '-59.97',
  })
  expect((await make({ lines: [{ lineId: item.id, unitPrice: '120' }] })).body).toMatchObject({
    facts: { rule: 'one-open-note' },
  })
  const { version } = await draft(made.id)
  const changed = await as('admin').put(`/invoice-draft/${made.id}`, { version, purchaseOrderNo: 'PO-2' })
  expect(changed).toMatchObject({ status: 409, body: { facts: { rule: 'commercial-note' } } })
  // S$59.97 is within the limit of one approval.
  expect(await approve(made.id, 'salesperson_admin')).toBe('approved')
  const [note] = await issue(made.id)
  expect(note).toMatchObject({ ok: true, invoiceNo: 'CN-2026-000001', total: '-59.97' })
  expect(ok(await as('finance_ar').get(`/invoice/${note.invoiceNo}`))).toMatchObject({
    creditsInvoiceNo: invoice.invoiceNo,
    noteOn: { reason: 'Wrong price: Agreed with the site', doNumber: null },
  })
  await expectSameOnPaper(note.invoiceNo, ['Credit note CN-2026-000001', 'Total credit S$ 59.97', 'Wrong price'])
  await expectSameOnPaper(invoice.invoiceNo, ['Total S$ 2,572.44'])
  expect(await openOf()).toBe('2512.47')
  expect((await basis()).items.map((of: { unitPrice: string }) => of.unitPrice)).toContain('125.0000')
  await expectInvariants(portal)
})

test('nobody approves the note that they made', async () => {
  const lumpSums = [{ description: 'Goodwill', direction: 'credit', amount: '10', gstPercent: '9' }]
  const made: Note = ok(await make({ reason: 'goodwill', lumpSums }, 'salesperson_admin'))
  const { version } = await draft(made.id)
  const own = await as('salesperson_admin').put('/invoice-draft/approve', { drafts: [{ id: made.id, version }] })
  expect(own).toMatchObject({ status: 409, body: { facts: { rule: 'four-eyes' } } })
  expect(ok(await withdraw(made.id))).toMatchObject({ status: 'withdrawn' })
  expect((await withdraw(made.id)).status).toBe(409)
  expect((await basis()).open).toBeNull()
})

async function changeLoad(id: string, changes: object): Promise<void> {
  const { version } = await deliveryOrder.get(portal.db.sql, id)
  let row = ok(
    await as('dispatcher').post('/emodification/submit', {
      ...{ deliveryOrderId: id, version, changes },
      cause: 'documentation_error',
    }),
  )
  for (const who of ['dispatcher_manager', 'admin', 'finance_hod'].filter((_, at) => row.levels === 3 || at !== 1))
    row = ok(
      await as(who).post(`/emodification/process-approval/${row.id}`, { decision: 'approve', version: row.version }),
    )
}
const openNote = async () => {
  const { rows } = ok(await as('admin').post('/invoice-draft/list', { limit: 50 }))
  return rows.find((of: Note) => of.kind !== 'invoice' && !['invoiced', 'withdrawn'].includes(of.status)) as Note
}

test('a load that is changed later keeps the price that a note agreed', async () => {
  const item = (await basis()).items.find((of: { unitPrice: string }) => of.unitPrice === '125.0000')
  await changeLoad(item.deliveryOrderId, { doQuantity: '8.00' })
  const note = await openNote()
  expect(note).toMatchObject({ kind: 'credit_note', subtotal: '-125.00' })
  await approve(note.id, ...ALL)
  expect((await issue(note.id))[0]).toMatchObject({ ok: true, invoiceNo: 'CN-2026-000002' })
  const { draftId } = ok(await as('finance_ar').get(`/invoice/${invoice.id}`))
  const billed = await billedOf(portal.db.sql, item.deliveryOrderId, { draftId, invoiceId: invoice.id })
  // What a note corrects is the line of a bill, not what was decided on its draft or what it corrected itself.
  expect(billed.lines.map(of => [of.quantity, of.amount])).toContainEqual(['-9.0000', '-1180.02'])
  for (const line of billed.lines)
    expect(Object.keys(line)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(decided|carried|corrects)/)]),
    )
  await expectInvariants(portal)
})

test('a quantity and a lump sum by one debit note; small and large notes need different approvals', async () => {
  const item = (await basis()).items.find((of: { unitPrice: string }) => of.unitPrice === '131.1135')
  const made: Note = ok(
    await make({
      reason: 'other',
      lines: [{ lineId: item.id, quantity: '10' }],
      lumpSums: [{ description: 'Waiting', direction: 'debit', amount: '500', gstPercent: '9' }],
    }),
  )
  expect(made).toMatchObject({ kind: 'debit_note', subtotal: '631.11' })
  expect(await approve(made.id, 'salesperson_admin')).toBe('with_manager')
  expect(await approve(made.id, 'sales_manager')).toBe('approved')
  expect((await issue(made.id))[0]).toMatchObject({ ok: true, invoiceNo: 'DN-2026-000001' })
  await limits('0')
  const credit: Note = ok(
    await make({ lumpSums: [{ description: 'Less', direction: 'credit', amount: '1', gstPercent: '9' }] }),
  )
  expect(await approve(credit.id, 'salesperson_admin', 'sales_manager')).toBe('with_ceo')
  ok(await withdraw(credit.id))
  await limits('100000')
  await expectInvariants(portal)
})

test('of notes made at once one is made, and of two that take the same dollars one gets a number', async () => {
  const left = (await basis()).rates[0].left
  const lumpSums = [{ description: 'Rebate', direction: 'credit', amount: left, gstPercent: '9' }]
  const answers = await Promise.all(Array.from({ length: 8 }, () => make({ reason: 'rebate', lumpSums })))
  expect(answers.map(of => of.status).sort()).toEqual([200, ...Array(7).fill(409)])
  const whole: Note = answers.find(of => of.status === 200)!.body
  await approve(whole.id, 'salesperson_admin')
  const item = (await basis()).items.find((of: { unitPrice: string }) => of.unitPrice === '131.1135')
  await changeLoad(item.deliveryOrderId, { doQuantity: '8.50' })
  const { rows } = ok(await as('admin').post('/invoice-draft/list', { limit: 50, status: 'with_sales' }))
  const part: Note = rows.find((of: Note) => of.kind === 'credit_note')
  await approve(part.id, ...ALL)
  const results = (await Promise.all([whole, part].map(of => issue(of.id)))).flat()
  expect(results.filter(of => of.ok)).toHaveLength(1)
  expect(results.find(of => !of.ok).problem.detail).toContain('is left to credit')
  if (results[0].ok) expect((await basis()).rates[0].left).toBe('-65.56')
})

test('twenty notes issued at once have twenty numbers without a gap; invoices and notes are the ledger', async () => {
  const drafts: string[] = []
  for (let at = 1; at <= 20; at++) {
    const bill = await givenBill(portal, world, { subtotal: `${at * 100}.05`, invoiceDate: DAY, dueDate: '2026-12-20' })
    const lumpSums = [{ description: 'Goodwill', direction: 'credit', amount: `${at}.37`, gstPercent: '9' }]
    const made: Note = ok(await make({ reason: 'goodwill', lumpSums }, 'finance_ar', bill.id))
    await approve(made.id, 'salesperson_admin')
    drafts.push(made.id)
  }
  const results = (await Promise.all(drafts.map(id => issue(id)))).flat()
  expect(results.filter(of => !of.ok)).toEqual([])
  const { rows } = ok(await as('finance_ar').post('/invoice/search', { limit: 100 }))
  const numbers = rows.flatMap((of: { invoiceNo: string }) => (of.invoiceNo.startsWith('CN') ? [of.invoiceNo] : []))
  expect(numbers.sort()).toEqual(numbers.map((_: string, at: number) => `CN-2026-${String(at + 1).padStart(6, '0')}`))
  const account = ok(await as('finance_ar').get(`/receivable/${world.customer.id}?day=${DAY}`))
  expect(account.ageing.balance).toBe(amount(sum(rows.map((of: { total: string }) => of.total))))
})
