import type { PrintNode } from '../kit/document'
import { showNumber } from '../kit/figures'
import { decimal } from '../kit/money'
import { GREY } from '../kit/paper'
import { spokenDay as day } from '../kit/time'
import type { InvoiceLineRow } from './invoice'
import type { GstTotal } from './totals'

export type PrintedInvoice = {
  invoiceNo: string
  kind: string
  customerName: string
  customerCode: string
  registrationNo: string | null
  /** The customer's own GST registration. */
  customerGstNo?: string | null
  address: string | null
  projectName: string
  purchaseOrderNo: string | null
  /** The number of the tax invoice that the customer issued itself. */
  customerDocumentNo?: string | null
  invoiceDate: string
  dueDate: string
  fromDate: string
  toDate: string
  quantity: string
  subtotal: string
  gstPercent: string
  gstTotals: GstTotal[]
  gst: string
  total: string
  /** Why GST is not the standard rate, where it is not. */
  gstSource?: string | null
  /** GST, S$, that the customer accounts for itself; null where nothing is under customer accounting. */
  customerGst?: string | null
  /** What it is due by and where that comes from. */
  paymentTermSource?: string | null
  lines: PrintedLine[]
  noteOn: {
    invoiceNo: string
    customerDocumentNo?: string | null
    invoiceDate: string
    doNumber: string | null
    revision: number | null
    emodNo: string | null
    reason: string | null
  } | null
  /** The cancelled invoice that this one is made in place of, and what was asked to be on it. */
  replaces?: {
    invoiceNo: string
    invoiceDate: string
    noteNo: string | null
    attention: string | null
    remarks: string | null
  } | null
  /** The credit note that took all of it back. */
  cancellation?: { noteNo: string | null; noteDate: string | null; anewInvoiceNo: string | null } | null
}
/** A line with what the customer ticks it against: the docket of the day, the site and the order. */
export type PrintedLine = InvoiceLineRow & {
  deliveredOn: string | null
  siteName: string | null
  orderNo: string | null
}

/** The lines of an invoice or note, each with what the customer ticks it against. */
export function linesTable(of: PrintedInvoice): { [part: string]: unknown } {
  const head = ['Delivery order', 'Description', 'Quantity', 'Unit', 'Unit price', 'Amount S$'].map((text, at) => ({
    text,
    bold: true,
    fontSize: 8,
    color: GREY,
    alignment: at > 1 && at !== 3 ? 'right' : 'left',
  }))
  const several = { site: isSeveral(of.lines, line => line.siteName), order: isSeveral(of.lines, line => line.orderNo) }
  const body = of.lines.map(line => [
    {
      stack: [
        line.doNumber ?? '',
        ...(line.deliveredOn ? [{ text: day(line.deliveredOn), color: GREY, fontSize: 8 }] : []),
      ],
    },
    {
      stack: [
        line.description,
        ...[several.order && line.orderNo ? `Order ${line.orderNo}` : '', several.site ? line.siteName : '']
          .filter(Boolean)
          .map(text => ({ text, color: GREY, fontSize: 8 })),
      ],
    },
    right(trimmed(credited(of, line.quantity))),
    line.unit,
    right(price(line.unitPrice)),
    right(showNumber(credited(of, line.amount), 2)),
  ])
  return {
    layout: 'lightHorizontalLines',
    table: { headerRows: 1, dontBreakRows: true, widths: [86, '*', 48, 28, 54, 68], body: [head, ...body] },
  }
}

type Named = (line: PrintedLine) => string | null
const isSeveral = (lines: readonly PrintedLine[], named: Named) => new Set(lines.map(named).filter(Boolean)).size > 1
/** What all lines share is said once, at the head; what differs is said line by line. */
export const oneOf = (name: string, lines: readonly PrintedLine[], named: Named): PrintNode[] => {
  const found = new Set(lines.map(named).filter(Boolean))
  return found.size === 1 ? [`${name} ${[...found][0]}`] : []
}

/** A credit note says what it gives: its paper has no minus on top of its name. */
export const credited = ({ kind }: PrintedInvoice, value: string): string =>
  kind === 'credit_note' ? decimal(value).negated().toString() : value
const right = (text: string): PrintNode => ({ text, alignment: 'right' })
const trimmed = (text: string) => decimal(text).toString()
const price = (text: string) =>
  decimal(text).decimalPlaces() > 2 ? decimal(text).toFixed(4) : decimal(text).toFixed(2)
