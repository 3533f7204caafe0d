import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, sql as raw, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { InvoiceLineRow, InvoiceRow, InvoiceSearch } from '~/domain/billing/invoice'
import type { Cancellation, Replaces } from '~/domain/billing/reissued-invoice'
import type { GstTotal } from '~/domain/billing/totals'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import { customers, projects, salespeople } from '../customers/tables'
import { type FlatList, flatPage } from '../kit/flat-page'
import type { Sql } from '../kit/open'
import { pagedWithSums } from '../kit/page'
import { record } from '../kit/record'
import { wordIn } from '../kit/word'
import { billsOfDelivery } from './bills-of-delivery'
import { cancellationOf, isCancelled, replacedBy } from './cancelled-invoice'
import { eInvoiceStatus } from './e-invoice-status'
import { type NoteOn, type NoteTo, noteOn, notesTo } from './invoice-note'
import { seenBills } from './scope'
import { erpExports, invoiceLines, invoices } from './tables'

export const invoice = record(invoices, 'invoice')
const credited = alias(invoices, 'credited')

const COLUMNS = {
  id: invoices.id,
  version: invoices.version,
  invoiceNo: invoices.invoiceNo,
  kind: invoices.kind,
  customerId: invoices.customerId,
  customerName: customers.customerName,
  projectId: invoices.projectId,
  projectName: projects.projectName,
  salespersonName: salespeople.name,
  invoiceDate: invoices.invoiceDate,
  dueDate: invoices.dueDate,
  fromDate: invoices.fromDate,
  toDate: invoices.toDate,
  quantity: invoices.quantity,
  subtotal: invoices.subtotal,
  gst: invoices.gst,
  total: invoices.total,
  sentAt: invoices.sentAt,
  exportNo: erpExports.exportNo,
  exportedAt: erpExports.exportedAt,
  creditsInvoiceNo: credited.invoiceNo,
  cancelled: isCancelled(invoices.id),
  eInvoiceStatus,
}
const NAMES = {
  customerName: { from: invoices.customerId, of: customers, id: customers.id, name: customers.customerName },
  projectName: { from: invoices.projectId, of: projects, id: projects.id, name: projects.projectName },
}
const LIST: FlatList = {
  id: invoices.id,
  rows: (sql, columns) => sql.select(columns).from(invoices).$dynamic(),
  sorts: {
    ...NAMES,
    invoiceNo: invoices.invoiceNo,
    invoiceDate: invoices.invoiceDate,
    dueDate: invoices.dueDate,
    total: invoices.total,
  },
  usual: [desc(invoices.invoiceDate), desc(invoices.invoiceNo)],
  newest: [invoices.invoiceDate],
}

const read = (sql: Sql, where: SQL | undefined) =>
  sql
    .select(COLUMNS)
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .innerJoin(projects, eq(projects.id, invoices.projectId))
    .leftJoin(salespeople, eq(salespeople.id, invoices.salespersonId))
    .leftJoin(erpExports, eq(erpExports.id, invoices.exportId))
    .leftJoin(credited, eq(credited.id, invoices.creditsInvoiceId))
    .where(where)
    .$dynamic()

export type InvoicePage = Page<InvoiceRow> & { sums: { quantity: string; total: string } | null }

/** Invoices and notes with the totals of the whole filter. */
export async function searchInvoices(sql: Sql, person: Person, search: InvoiceSearch): Promise<InvoicePage> {
  const word = search.keyword
    ? await wordIn(sql, search.keyword, {
        own: [invoices.invoiceNo, invoices.customerDocumentNo, invoices.purchaseOrderNo],
        names: Object.values(NAMES),
        also: [await billsOfDelivery(sql, invoices.draftId, search.keyword, true)],
      })
    : undefined
  const where = and(seenBills(person, invoices.customerId), ...filters(search), word)
  const from = () => LIST.rows(sql, { quantity: invoices.quantity, total: invoices.total }).where(where)
  const { ids, order, total } = await flatPage(sql, LIST, { ...search, where })
  const rows = read(sql, inArray(invoices.id, ids)).orderBy(...order)
  return pagedWithSums(sql, rows, { total, from, names: ['quantity', 'total'] }, { ...search, offset: 0 })
}

function filters(of: InvoiceSearch): (SQL | undefined)[] {
  return [
    of.fromDate ? gte(invoices.invoiceDate, of.fromDate) : undefined,
    of.toDate ? lte(invoices.invoiceDate, of.toDate) : undefined,
    of.customerId ? eq(invoices.customerId, of.customerId) : undefined,
    of.projectId ? eq(invoices.projectId, of.projectId) : undefined,
    of.salespersonId ? eq(invoices.salespersonId, of.salespersonId) : undefined,
    of.regionId ? eq(invoices.regionId, of.regionId) : undefined,
    of.exported === undefined ? undefined : of.exported ? isNotNull(invoices.exportId) : isNull(invoices.exportId),
    of.kind ? inArray(invoices.kind, of.kind === 'note' ? ['credit_note', 'debit_note'] : [of.kind]) : undefined,
    of.eInvoice ? raw`coalesce(${eInvoiceStatus}, 'none') = ${of.eInvoice}` : undefined,
    of.sent === undefined ? undefined : of.sent ? isNotNull(invoices.sentAt) : isNull(invoices.sentAt),
  ]
}

export type InvoiceDetail = InvoiceRow & {
  /** The number of the tax invoice that the customer issued itself. */
  customerDocumentNo: string | null
  purchaseOrderNo: string | null
  /** What it is due by and where that comes from. */
  paymentTermSource: string | null
  /** Why GST is not the standard rate, where it is not. */
  gstSource: string | null
  gstPercent: string
  gstTotals: GstTotal[]
  address: string | null
  customerCode: string
  draftId: string
  lines: InvoiceLineRow[]
  /** What a note corrects, and the notes to an invoice. */
  noteOn: NoteOn | null
  notes: NoteTo[]
  /** The note that cancels it and what is made in its place; what it was made in place of itself. */
  cancellation: Cancellation | null
  replaces: Replaces | null
}

/** An invoice by id or by its number, with its lines. */
export async function seenInvoice(sql: Sql, person: Person, which: string): Promise<InvoiceDetail> {
  const by = /^[0-9a-f]{8}-/i.test(which) ? eq(invoices.id, which) : eq(invoices.invoiceNo, which)
  const [row] = await sql
    .select({
      ...COLUMNS,
      purchaseOrderNo: invoices.purchaseOrderNo,
      paymentTermSource: invoices.paymentTermSource,
      gstSource: invoices.gstSource,
      customerDocumentNo: invoices.customerDocumentNo,
      gstPercent: invoices.gstPercent,
      gstTotals: invoices.gstTotals,
      address: customers.address,
      customerCode: customers.customerCode,
      draftId: invoices.draftId,
    })
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .innerJoin(projects, eq(projects.id, invoices.projectId))
    .leftJoin(salespeople, eq(salespeople.id, invoices.salespersonId))
    .leftJoin(erpExports, eq(erpExports.id, invoices.exportId))
    .leftJoin(credited, eq(credited.id, invoices.creditsInvoiceId))
    .where(and(by, seenBills(person, invoices.customerId)))
  if (!row) throw new Missing('There is no such invoice')
  const [lines, about, notes, cancellation, replaces] = await Promise.all([
    invoiceLinesOf(sql, row.id),
    noteOn(sql, row.draftId),
    notesTo(sql, row.id),
    cancellationOf(sql, row.id),
    replacedBy(sql, row.draftId),
  ])
  return { ...row, lines, noteOn: about, notes, cancellation, replaces }
}

export function invoiceLinesOf(sql: Sql, invoiceId: string): Promise<InvoiceLineRow[]> {
  const { id, place, kind, doNumber, description, quantity, unit, unitPrice, amount } = invoiceLines
  return sql
    .select({ id, place, kind, doNumber, description, quantity, unit, unitPrice, amount })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(place))
}

/** Invoices before what corrects them: a note is never read before its invoice. */
export const invoicesFirst = raw`case ${invoices.kind} when 'invoice' then 0 when 'debit_note' then 1 else 2 end`

/** Bills that no export took yet, locked, invoices first and each kind by number. */
export async function unexportedInvoices(sql: Sql, toDate: string, ids?: string[]) {
  return sql
    .select({
      invoice: invoices,
      customerCode: customers.customerCode,
      erpAccount: customers.erpAccount,
      customerName: customers.customerName,
      creditsInvoiceNo: credited.invoiceNo,
      creditsExportId: credited.exportId,
    })
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .leftJoin(credited, eq(credited.id, invoices.creditsInvoiceId))
    .where(
      and(isNull(invoices.exportId), lte(invoices.invoiceDate, toDate), ids ? inArray(invoices.id, ids) : undefined),
    )
    .orderBy(invoicesFirst, asc(invoices.invoiceNo))
    .for('update', { of: invoices })
}
