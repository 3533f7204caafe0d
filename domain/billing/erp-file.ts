import { csvLines } from '../kit/csv'
import { amount, sum } from '../kit/money'
import { gstAt } from './gst'
import type { GstTotal } from './totals'

export type ErpInvoice = {
  invoiceNo: string
  kind: string
  invoiceDate: string
  dueDate: string
  customerCode: string
  erpAccount: string | null
  customerName: string
  projectId: string
  subtotal: string
  gstPercent: string
  gstTotals: readonly GstTotal[]
  gst: string
  total: string
  /** The invoice that a note corrects, or that was cancelled for this one. */
  creditsInvoiceNo: string | null
  /** The customer's own number of the invoice, or of the one that a note corrects. */
  customerDocumentNo: string | null
}

const COLUMNS = [
  'document',
  'kind',
  'date',
  'due',
  'customer',
  'account',
  'name',
  'subtotal',
  'gst_percent',
  'gst',
  'total',
  'refers_to',
  'customer_document',
] as const

/**
 * The file for the ERP: CSV (RFC 4180, CRLF) with a head, a line an invoice (and one a rate and treatment of GST where it has several)
 * and a trailer with count and control total.
 * Text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function erpFile(
  exportNo: string,
  exportedAt: string,
  invoices: readonly ErpInvoice[],
): { text: string; controlTotal: string } {
  const controlTotal = amount(sum(invoices.map(invoice => invoice.total)))
  const rows = [
    ['H', exportNo, exportedAt],
    ['C', ...COLUMNS],
    ...invoices.flatMap(of => [
      [
        'I',
        of.invoiceNo,
        of.kind,
        of.invoiceDate,
        of.dueDate,
        of.customerCode,
        of.erpAccount ?? '',
        of.customerName,
        of.subtotal,
        // More than one rate is told by a line a rate.
        of.gstTotals.length > 1 ? '' : of.gstPercent,
        of.gst,
        of.total,
        of.creditsInvoiceNo ?? '',
        of.customerDocumentNo ?? '',
      ],
      ...(of.gstTotals.length > 1
        ? of.gstTotals.map(({ percent, code, subtotal, gst }) => [
            ...['G', of.invoiceNo, percent, subtotal, gst],
            gstAt(percent, code).code,
          ])
        : []),
    ]),
    ['T', String(invoices.length), controlTotal],
  ]
  return { text: csvLines(rows), controlTotal }
}
