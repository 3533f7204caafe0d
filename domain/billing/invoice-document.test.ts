import { expect, test } from 'vitest'
import { invoiceDocument } from './invoice-document'
import type { PrintedInvoice, PrintedLine } from './invoice-lines-table'

const SENDER = { name: 'Mixers', address: '1 Road', registration: '2014K', gstNo: 'M9', bank: 'Bank, account 1' }
const paper = (kind: string, invoiceNo: string, noteOn: PrintedInvoice['noteOn'] = null, lines: PrintedLine[] = []) =>
  invoiceDocument(
    {
      invoiceNo,
      kind,
      customerName: 'Acme',
      customerCode: 'A1',
      registrationNo: '201010713A',
      address: null,
      projectName: 'Tower',
      purchaseOrderNo: null,
      invoiceDate: '2026-11-20',
      dueDate: '2026-11-20',
      fromDate: '2026-11-01',
      toDate: '2026-11-15',
      quantity: '-0.40',
      subtotal: '-52.50',
      gstPercent: '9',
      gstTotals: [],
      gst: '-4.73',
      total: '-57.23',
      lines,
      noteOn,
    },
    SENDER,
  )
const ON = {
  invoiceNo: 'INV-2026-000001',
  invoiceDate: '2026-11-16',
  doNumber: 'T-26-7',
  revision: 2,
  emodNo: 'EM-26-1',
  reason: null,
}

test('an invoice is headed tax invoice and says how to pay', () => {
  const text = JSON.stringify(paper('invoice', 'INV-2026-000001').content)
  expect(text).toContain('"Tax invoice"')
  expect(text).toContain('Bank, account 1')
  expect(text).not.toContain('Refers to')
})

test('a note is headed by its kind and names the invoice, the delivery order and its revision', () => {
  const credit = JSON.stringify(paper('credit_note', 'CN-2026-000001', ON).content)
  expect(credit).toContain('"Credit note"')
  expect(credit).toContain(
    'Refers to tax invoice INV-2026-000001 of 16/11/2026 · delivery order T-26-7, revision 2 (EM-26-1)',
  )
  expect(credit).not.toContain('Bank, account 1')
  expect(paper('debit_note', 'DN-2026-000001', ON).title).toBe('Debit note DN-2026-000001')
  expect(JSON.stringify(paper('debit_note', 'DN-2026-000001', ON).content)).toContain('Bank, account 1')
})

test('a note for a commercial reason says the reason', () => {
  const note = { ...ON, doNumber: null, revision: null, emodNo: null, reason: 'Wrong price: agreed with the site' }
  const credit = JSON.stringify(paper('credit_note', 'CN-2026-000001', note).content)
  expect(credit).toContain('"Refers to tax invoice INV-2026-000001 of 16/11/2026"')
  expect(credit).toContain('"Reason: Wrong price: agreed with the site"')
})

test('a credit note has no due date and no minus on top of its name', () => {
  const credit = JSON.stringify(paper('credit_note', 'CN-2026-000001', ON).content)
  expect(credit).not.toContain('"Due"')
  expect(credit).toContain('Total credit S$')
  expect(credit).toContain('"57.23"')
  expect(credit).not.toContain('-57.23')
  expect(JSON.stringify(paper('invoice', 'INV-2026-000001').content)).toContain('"Due"')
})

const line = (place: number, of: Partial<PrintedLine> = {}): PrintedLine => ({
  id: String(place),
  place,
  kind: 'product',
  doNumber: `T-26-${place}`,
  description: 'N40',
  quantity: '9',
  unit: 'm³',
  unitPrice: '150',
  amount: '1350.00',
  deliveredOn: '2026-11-03',
  siteName: 'Gate A',
  orderNo: 'SO-26-1',
  ...of,
})

test('a customer can tick an invoice against dockets: number and day on each line, site and order once where they are the same', () => {
  const one = JSON.stringify(paper('invoice', 'INV-1', null, [line(1), line(2)]).content)
  for (const said of ['UEN 201010713A', 'T-26-2', '03/11/2026', 'Site Gate A', 'Order SO-26-1', 'Due on receipt'])
    expect(one).toContain(said)
  expect(one.match(/SO-26-1/g)).toHaveLength(1)
  const two = JSON.stringify(
    paper('invoice', 'INV-1', null, [line(1), line(2, { siteName: 'Gate B', orderNo: 'SO-26-2' })]).content,
  )
  for (const said of ['"Gate A"', '"Gate B"', '"Order SO-26-1"', '"Order SO-26-2"']) expect(two).toContain(said)
  expect(two).not.toContain('Site Gate')
})

const taxed = (
  gstTotals: PrintedInvoice['gstTotals'],
  customerGst: string | null = null,
  more: Partial<PrintedInvoice> = {},
) =>
  JSON.stringify(
    invoiceDocument(
      {
        ...{ invoiceNo: 'INV-1', kind: 'invoice', customerName: 'Acme', customerCode: 'A1', registrationNo: null },
        ...{ address: null, projectName: 'Tower', purchaseOrderNo: null, invoiceDate: '2026-11-20' },
        ...{ dueDate: '2026-12-20', fromDate: '2026-11-01', toDate: '2026-11-15', quantity: '9', lines: [] },
        ...{
          subtotal: '1180.00',
          gstPercent: '0',
          gstTotals,
          gst: '0.00',
          total: '1180.00',
          noteOn: null,
          customerGst,
          ...more,
        },
      },
      SENDER,
    ),
  )
const free = (code: 'OS' | 'ES33' | 'ESN33' | 'ZR' | 'SRCA-S', subtotal = '1180.00') => ({
  ...{ percent: '0', code, subtotal, gst: '0.00' },
})

test('an invoice of supplies that are all exempt or out of scope is no tax invoice', () => {
  for (const codes of [['OS'], ['ES33'], ['ESN33', 'OS']] as const) {
    const text = taxed(codes.map(code => free(code)))
    expect(text).not.toContain('Tax invoice')
    expect(text).toContain('"Invoice"')
    const note = taxed(
      codes.map(code => free(code)),
      null,
      { kind: 'credit_note', noteOn: ON },
    )
    expect(note).toContain('Refers to invoice INV-2026-000001')
  }
  for (const codes of [['ZR'], ['SRCA-S'], ['OS', 'ZR']] as const)
    expect(taxed(codes.map(code => free(code)))).toContain('"Tax invoice"')
})

test('an invoice under customer accounting says what the customer accounts for, a mixed one each amount', () => {
  const mixed = taxed([free('OS', '180.00'), free('SRCA-S', '1000.00')], '90.00')
  expect(mixed).toContain('Sale made under customer accounting. Customer to account for GST of $90.00.')
  expect(mixed).toContain('out of scope (OS) of 180.00')
  expect(mixed).toContain('customer accounting (SRCA-S) of 1,000.00')
  expect(taxed([free('ZR')])).not.toContain('Customer to account')
})
