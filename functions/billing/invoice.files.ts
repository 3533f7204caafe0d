import { invoice, seenInvoice } from '~/db/billing/invoice'
import { searchDrafts } from '~/db/billing/invoice-draft'
import { printedInvoice } from '~/db/billing/printed-invoice'
import { settingOn } from '~/db/kit/setting'
import { InvoiceKey, PreliminarySearch, SendAgain, SendInvoices, SettleLetter } from '~/domain/billing/invoice'
import { invoiceDocument } from '~/domain/billing/invoice-document'
import type { DraftRow } from '~/domain/billing/invoice-draft'
import { DRAFT_STATUS_LABELS } from '~/domain/billing/invoice-draft-labels'
import { sum } from '~/domain/kit/money'
import type { Cell, SheetColumn } from '~/domain/kit/sheet'
import { businessDay, fileStamp } from '~/domain/kit/time'
import { sendInvoice } from '~/workflows/billing/send-invoice'
import { sendEInvoices, sendInvoices } from '~/workflows/billing/send-invoices'
import { sendLetterAgain } from '~/workflows/billing/send-letter-again'
import { settleLetter } from '~/workflows/billing/settle-letter'
import { area, may } from '../kit/area'
import { attachment } from '../kit/attachment'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { pdf } from '../kit/pdf'
import { sheet, XLSX } from '../kit/sheet'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Papers of billing: the invoice as PDF and the preliminary register as a spreadsheet. */
export const invoiceFiles = area()
  .post('/invoice/:id/pdf', may('POST /invoice/:id/pdf'), param(InvoiceKey), c =>
    invoicePdf(c, c.req.valid('param').id, true),
  )
  .get('/invoice/:id/download', may('GET /invoice/:id/download'), param(InvoiceKey), c =>
    invoicePdf(c, c.req.valid('param').id, false),
  )
  .post('/invoice/:id/email', may('POST /invoice/:id/email', 'once'), param(InvoiceKey), async c => {
    const { id } = await seenInvoice(sqlOf(c), personOf(c), c.req.valid('param').id)
    return c.json(await write(c, work => sendInvoice(work, c.var.parts.queue, id)))
  })
  .post(
    '/invoice/:id/letter-again',
    may('POST /invoice/:id/letter-again', 'once'),
    param(InvoiceKey),
    body(SendAgain),
    async c => {
      const { id, customerId } = await seenInvoice(sqlOf(c), personOf(c), c.req.valid('param').id)
      const about = { customerId, subjectId: id }
      return c.json(await write(c, work => sendLetterAgain(work, c.var.parts.queue, about, c.req.valid('json'))))
    },
  )
  .post(
    '/invoice/:id/letter',
    may('POST /invoice/:id/letter', 'once'),
    param(InvoiceKey),
    body(SettleLetter),
    async c => {
      const { id } = await seenInvoice(sqlOf(c), personOf(c), c.req.valid('param').id)
      return c.json(await write(c, work => settleLetter(work, c.var.parts.queue, id, c.req.valid('json'))))
    },
  )
  .post(
    '/invoice-draft/send-invoice-email',
    may('POST /invoice-draft/send-invoice-email', 'once'),
    body(SendInvoices),
    async c => {
      const bills = await seenAll(c, c.req.valid('json').invoiceIds)
      return c.json(await write(c, work => sendInvoices(work, c.var.parts, bills)))
    },
  )
  .post('/invoice/e-invoice', may('POST /invoice/e-invoice', 'once'), body(SendInvoices), async c => {
    const bills = await seenAll(c, c.req.valid('json').invoiceIds)
    return c.json(await write(c, work => sendEInvoices(work, c.var.parts, bills)))
  })
  .get(
    '/invoice-draft/preliminary-receipt',
    may('GET /invoice-draft/preliminary-receipt'),
    query(PreliminarySearch),
    async c => {
      const rows = await everyDraft(c, c.req.valid('query'))
      return attachment(c, {
        name: `preliminary-invoices_${fileStamp(c.var.now)}.xlsx`,
        type: XLSX,
        bytes: await sheet({ name: 'Preliminary invoices', columns: COLUMNS, rows, total: () => totalRow(rows) }),
      })
    },
  )

/** Bills of somebody else refuse the whole. */
async function seenAll(c: Ctx, invoiceIds: readonly string[]) {
  const bills: { id: string; invoiceNo: string }[] = []
  for (const id of new Set(invoiceIds)) bills.push(await seenInvoice(sqlOf(c), personOf(c), id))
  return bills.map(({ id, invoiceNo }) => ({ id, invoiceNo }))
}

async function invoicePdf(c: Ctx, which: string, inline: boolean) {
  const { id } = await seenInvoice(sqlOf(c), personOf(c), which)
  const row = await invoice.get(sqlOf(c), id)
  const found = await printedInvoice(sqlOf(c), row)
  return attachment(c, {
    name: `invoice_${found.invoiceNo}.pdf`,
    type: 'application/pdf',
    bytes: await pdf(invoiceDocument(found, await settingOn(sqlOf(c), 'company.letterhead', found.invoiceDate))),
    inline,
  })
}

async function everyDraft(c: Ctx, of: { fromDate: string; toDate: string }): Promise<DraftRow[]> {
  const rows: DraftRow[] = []
  for (let offset = 0; ; offset++) {
    const page = await searchDrafts(
      sqlOf(c),
      personOf(c),
      {
        ...of,
        limit: 200,
        offset,
        status: ['collecting', 'draft', 'exception', 'with_sales', 'with_manager', 'with_ceo', 'approved'],
        sort: 'draftNo',
      },
      businessDay(c.var.now),
    )
    rows.push(...page.rows)
    if (page.rows.length < 200) return rows
  }
}

const COLUMNS: SheetColumn<DraftRow>[] = [
  { title: 'Draft', value: row => row.draftNo },
  { title: 'Customer', value: row => row.customerName, width: 34 },
  { title: 'Project', value: row => row.projectName, width: 34 },
  { title: 'From', value: row => row.fromDate, kind: 'day' },
  { title: 'To', value: row => row.toDate, kind: 'day' },
  { title: 'Status', value: row => DRAFT_STATUS_LABELS[row.status] },
  { title: 'Region', value: row => row.regionName },
  { title: 'Salesperson', value: row => row.salespersonName },
  { title: 'm³', value: row => row.quantity, kind: 'number' },
  { title: 'Subtotal S$', value: row => row.subtotal, kind: 'number' },
  { title: 'GST %', value: row => row.gstPercent, kind: 'number' },
  { title: 'GST S$', value: row => row.gst, kind: 'number' },
  { title: 'Total S$', value: row => row.total, kind: 'number' },
  { title: 'Exceptions', value: row => row.exceptions.map(of => of.text).join('; '), width: 40 },
]

/** Totals under the columns that have one. */
function totalRow(rows: readonly DraftRow[]): Cell[] {
  const of = (name: 'quantity' | 'subtotal' | 'gst' | 'total') => sum(rows.map(row => row[name])).toFixed(2)
  const under: Record<string, string> = {
    Draft: 'Total',
    'm³': of('quantity'),
    'Subtotal S$': of('subtotal'),
    'GST S$': of('gst'),
    'Total S$': of('total'),
  }
  return COLUMNS.map(({ title }) => under[title] ?? null)
}
