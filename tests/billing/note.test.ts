import { beforeAll, expect, test } from 'vitest'
import { billTerms } from '~/db/billing/bill-terms'
import { loadToBill } from '~/db/billing/billable'
import { factsOf } from '~/db/billing/load-facts'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { region } from '~/db/fleet/region'
import { setSetting } from '~/db/kit/set-setting'
import { isAfterHours } from '~/domain/billing/load-facts'
import { USUAL_RETURN_PAYERS } from '~/domain/kit/return-cause'
import { givenProduct, givenSubProduct } from '../kit/given/catalog'
import { givenContact, givenLocation, givenProject } from '../kit/given/customers'
import { type Deliveries, givenDelivered, givenDeliveries } from '../kit/given/deliveries'
import { givenPriceList } from '../kit/given/pricing'
import { type House, house, ok } from '../kit/house'
import { expectInvariants } from '../kit/invariants'

const DAY = '2026-11-20'
let portal: House
let world: Deliveries
let loads: { id: string; doNumber: string }[]
let invoice: { id: string; invoiceNo: string; total: string }
let dearer: { id: string }

const as = (who: string) => portal.as(who)
const load = (id: string) => deliveryOrder.get(portal.db.sql, id)
const draft = async (id: string) => ok(await as('admin').get(`/invoice-draft/${id}`))

beforeAll(async () => {
  portal = await house({ now: `${DAY}T01:00:00.000Z` })
  world = await givenDeliveries(portal)
  const regionId = world.region.id
  dearer = await givenProduct(portal, { strengthMpa: 50 })
  await givenPriceList(portal, {
    regionId,
    lines: [
      { productId: world.product.id, unitPrice: '131.1135' },
      { productId: dearer.id, unitPrice: '140.25' },
    ],
  })
  await givenSubProduct(portal, { trigger: 'washout', name: 'Wash-out', prices: [{ regionId, unitPrice: '60' }] })
  await givenSubProduct(portal, { trigger: 'part_load', name: 'Part load', prices: [{ regionId, unitPrice: '28' }] })
  await givenContact(portal, {
    customerId: world.customer.id,
    email: 'accounts@acme.example',
    purposes: ['invoice', 'late_invoice'],
  })
  loads = []
  for (const place of [0, 1, 2, 3]) loads.push((await givenDelivered(portal, world, place)).load)
  portal.clock.at = new Date('2026-11-21T01:00:00.000Z')
})

async function emodify(id: string, changes: object, cause = 'documentation_error') {
  const { version } = await load(id)
  let row = ok(await as('dispatcher').post('/emodification/submit', { deliveryOrderId: id, version, cause, changes }))
  for (const who of ['dispatcher_manager', 'admin', 'finance_hod'].filter((_, at) => row.levels === 3 || at !== 1))
    row = ok(
      await as(who).post(`/emodification/process-approval/${row.id}`, { decision: 'approve', version: row.version }),
    )
  expect(row.status).toBe('applied')
  return row
}
const effect = async (id: string, changes: object, cause = 'documentation_error') =>
  ok(await as('dispatcher').post('/emodification/preview', { deliveryOrderId: id, cause, changes }))
const preview = async (id: string, changes: object) => (await effect(id, changes)).invoice

async function climb(id: string): Promise<void> {
  for (const who of ['salesperson_admin', 'sales_manager', 'ceo']) {
    const { version } = await draft(id)
    const answer = await as(who).put('/invoice-draft/approve', { drafts: [{ id, version }] })
    expect(ok(answer).results[0]).toMatchObject({ ok: true })
  }
  expect((await draft(id)).status).toBe('approved')
}
const number = async (...draftIds: string[]) =>
  ok(await as('finance_ar').post('/invoice/generate', { invoiceDate: DAY, draftIds })).results
const notes = async () =>
  (ok(await as('admin').post('/invoice-draft/list', { limit: 50, sort: 'draftNo' })).rows as Note[]).filter(
    row => row.kind !== 'invoice',
  )
type Note = { id: string; kind: string; status: string; total: string; subtotal: string; gst: string; round: number }

test('a load changed on an open draft makes an exception; generating again prices what it says now', async () => {
  await portal.person('salesperson_admin', { roles: ['admin'] })
  const period = { fromDate: DAY, toDate: DAY }
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', period))
  expect(drafts).toMatchObject([{ loads: 4, status: 'with_sales', total: '5144.89' }])
  await emodify(loads[3]!.id, { doQuantity: '8.00' })
  const open = await draft(drafts[0].id)
  expect(open).toMatchObject({
    status: 'exception',
    round: 2,
    total: '5144.89',
    exceptions: [{ kind: 'e_modification' }],
  })
  const again = ok(await as('finance_ar').post('/invoice-draft/generate-draft', period)).drafts
  // 3 × round(9.00 × 131.1135) + round(8.00 × 131.1135) = 3 × 1180.02 + 1048.91; 9 % of 4588.97 = 413.01.
  expect(again).toMatchObject([{ id: drafts[0].id, status: 'with_sales', total: '5001.98', loads: 4 }])
  expect(await draft(drafts[0].id)).toMatchObject({ subtotal: '4588.97', gst: '413.01', exceptions: [], round: 3 })
  await climb(drafts[0].id)
  ;[invoice] = await number(drafts[0].id)
  expect(invoice).toMatchObject({ ok: true, invoiceNo: 'INV-2026-000001', total: '5001.98' })
  await expectInvariants(portal)
})

test('the preview of a change of an invoiced load has one difference and one GST, of the price and of the note', async () => {
  // 9.00 × 131.1135 = 1180.02 less round(2.00 × 131.1135) = 262.23; where the site is the cause, 1.00 m³ of part load at 28.00.
  for (const [cause, subtotal, gst] of [
    ['weight_variance', '-917.79', '-82.60'],
    ['site_not_ready', '-889.79', '-80.08'],
  ] as const) {
    const { price, invoice: of } = await effect(loads[1]!.id, { doQuantity: '2.00' }, cause)
    expect(price, cause).toMatchObject({ difference: subtotal, gst })
    expect(of.note, cause).toMatchObject({ subtotal, gst })
  }
})

test('less delivered than invoiced: a credit note to the cent, approved by three, numbered, linked, mailed, exported once', async () => {
  const id = loads[0]!.id
  expect(await preview(id, { doQuantity: '8.60' })).toMatchObject({
    state: 'invoiced',
    note: { kind: 'credit_note', subtotal: '-52.44', gst: '-4.72', total: '-57.16' },
    text: 'Invoice INV-2026-000001 stays; credit note of S$57.16 with GST',
  })
  const { emodNo } = await emodify(id, { doQuantity: '8.60' })
  const [note] = (await notes()) as [Note]
  expect(note).toMatchObject({
    kind: 'credit_note',
    status: 'with_sales',
    subtotal: '-52.44',
    gst: '-4.72',
    total: '-57.16',
  })
  const seen = await draft(note.id)
  expect(seen.noteOn).toEqual({
    invoiceNo: invoice.invoiceNo,
    customerDocumentNo: null,
    invoiceDate: DAY,
    doNumber: loads[0]!.doNumber,
    revision: 2,
    emodNo,
    reason: null,
  })
  expect(seen.lines.map((of: { quantity: string; amount: string }) => [of.quantity, of.amount])).toEqual([
    ['-9.0000', '-1180.02'],
    ['8.6000', '1127.58'],
  ])
  expect((await number(note.id))[0]).toMatchObject({ ok: false })
  await climb(note.id)
  const [made] = await number(note.id)
  expect(made).toMatchObject({ ok: true, invoiceNo: 'CN-2026-000001', total: '-57.16' })

  const paper = ok(await as('finance_ar').get(`/invoice/${made.invoiceNo}`))
  expect(paper).toMatchObject({
    kind: 'credit_note',
    creditsInvoiceNo: invoice.invoiceNo,
    dueDate: DAY,
    noteOn: { emodNo },
  })
  const original = ok(await as('finance_ar').get(`/invoice/${invoice.id}`))
  expect(original).toMatchObject({ total: '5001.98', notes: [{ kind: 'credit_note', invoiceNo: made.invoiceNo }] })
  const listed = ok(await as('finance_ar').post('/invoice/search', { kind: 'note' }))
  expect(listed).toMatchObject({ total: 1, sums: { total: '-57.16' }, rows: [{ creditsInvoiceNo: invoice.invoiceNo }] })

  const pdf = await as('finance_ar').get(`/invoice/${made.invoiceNo}/download`)
  expect(pdf.headers.get('content-disposition')).toContain('invoice_CN-2026-000001.pdf')
  ok(await as('finance_ar').post(`/invoice/${made.id}/email`))
  await portal.runJobs()
  expect(portal.letters.at(-1)).toMatchObject({ subject: 'Credit note CN-2026-000001', to: ['accounts@acme.example'] })
  expect(portal.letters.at(-1)!.text).toContain('S$57.16')
  const reminder = await as('finance_ar').post('/invoice-draft/send-invoice-late-email', { invoiceIds: [made.id] })
  expect([reminder.status, reminder.body.facts.rule]).toEqual([409, 'credit-note'])

  const exported = ok(await as('finance_ar').post('/invoice/export', { toDate: DAY }))
  expect(exported).toMatchObject({ invoices: 2, controlTotal: '4944.82' })
  await portal.runJobs()
  const file = String((await as('finance_ar').get(`/invoice/export/${exported.id}/file`)).body)
  expect(file.match(/CN-2026-000001,credit_note,.*,-57\.16,INV-2026-000001/g)).toHaveLength(1)
  expect((await as('finance_ar').post('/invoice/export', { toDate: DAY })).status).toBe(409)
  await expectInvariants(portal)
})

test('changed again: more than was billed so far makes a debit note with its own numbers', async () => {
  await emodify(loads[0]!.id, { doQuantity: '9.40', washoutFee: '45.00' })
  const note = (await notes()).at(-1)!
  // round(9.40 × 131.1135) = 1232.47, less the 1127.58 billed so far, and the wash-out.
  expect(note).toMatchObject({ kind: 'debit_note', subtotal: '149.89', gst: '13.49', total: '163.38' })
  await climb(note.id)
  expect((await number(note.id))[0]).toMatchObject({ invoiceNo: 'DN-2026-000001', total: '163.38' })
  expect(ok(await as('finance_ar').get('/invoice/DN-2026-000001'))).toMatchObject({ kind: 'debit_note' })
  await expectInvariants(portal)
})

test('an open note takes a later change onto itself, loses its levels, and is withdrawn when nothing is left', async () => {
  const id = loads[1]!.id
  await emodify(id, { doQuantity: '8.50' })
  const open = (await notes()).at(-1)!
  const approve = await as('salesperson_admin').put('/invoice-draft/approve', {
    drafts: [{ id: open.id, version: (await draft(open.id)).version }],
  })
  expect(ok(approve).results[0].status).toBe('with_manager')
  await emodify(id, { productId: dearer.id, billMade: true, doQuantity: '9.00' }, 'wrong_mix')
  // 9.00 × 140.25 = 1262.25, less 1180.02.
  expect(await draft(open.id)).toMatchObject({ kind: 'debit_note', status: 'with_sales', round: 2, subtotal: '82.23' })
  await expectInvariants(portal)
  await emodify(id, { productId: world.product.id, billMade: true }, 'wrong_mix')
  expect(await draft(open.id)).toMatchObject({ status: 'withdrawn', total: '0.00', lines: [] })
  const refused = await as('admin').put(`/invoice-draft/${open.id}`, { version: (await draft(open.id)).version })
  expect(refused.status).toBe(409)
  await expectInvariants(portal)
})

test('a load that another project pays for is credited whole and billed to that project', async () => {
  const { id } = loads[3]!
  const project = await givenProject(portal, { customerId: world.customer.id, regionId: world.region.id })
  const place = await givenLocation(portal, { projectId: project.id })
  await emodify(id, { projectId: project.id, locationId: place.id }, 'wrong_customer')
  expect((await notes()).at(-1)).toMatchObject({ kind: 'credit_note', subtotal: '-1048.91' })
  expect((await load(id)).invoiceDraftId).toBeNull()
  await expectInvariants(portal)
  const period = { fromDate: DAY, toDate: DAY }
  const { drafts } = ok(await as('finance_ar').post('/invoice-draft/generate-draft', period))
  expect(drafts).toMatchObject([{ projectId: project.id, loads: 1, total: '1143.31' }])
  await expectInvariants(portal)

  await emodify(id, { projectId: world.project.id, locationId: world.location.id }, 'wrong_customer')
  const after = ok(await as('finance_ar').post('/invoice-draft/generate-draft', period)).drafts
  expect(after).toMatchObject([
    { id: drafts[0].id, status: 'withdrawn', loads: 0 },
    { projectId: world.project.id, loads: 1, total: '1143.31' },
  ])
  await expectInvariants(portal)
})

test('normal hours are a setting, on the clock of the region', async () => {
  const { regionId, ...batched } = await load(loads[0]!.id)
  const afterHours = () =>
    portal.given(async work => {
      const row = await loadToBill(work.sql, { ...batched, regionId })
      const facts = factsOf(row, [], [], USUAL_RETURN_PAYERS)
      const { calendar } = await billTerms(work.sql, { ...batched, regionId }, [facts], facts.day)
      return isAfterHours(facts.batched!.at, calendar)
    })
  portal.clock.at = new Date(`${DAY}T10:00:00.000Z`)
  // Batched at 09:05 in Singapore.
  expect(await afterHours()).toBe(false)
  await portal.given(work => setSetting(work, 'billing.normal-hours', { from: '09:30', to: '18:00' }))
  expect(await afterHours()).toBe(true)
  await portal.given(async work => region.update(work, await region.lock(work, regionId), { zone: 'Asia/Tokyo' }))
  expect(await afterHours()).toBe(false)
})

test('a rejected load is credited whole; a change of the driver alone makes no note', async () => {
  const before = (await notes()).length
  await emodify(loads[2]!.id, { rejected: true }, 'full_rejection')
  const note = (await notes()).at(-1)!
  expect(note).toMatchObject({ kind: 'credit_note', subtotal: '-1180.02', gst: '-106.20', total: '-1286.22' })
  await emodify(loads[0]!.id, { driverId: world.drivers[1]!.id })
  expect(await notes()).toHaveLength(before + 1)
  await expectInvariants(portal)
  expect(portal.defects).toEqual([])
})
