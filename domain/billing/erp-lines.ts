import { csvLines } from '../kit/csv'
import { amount, compare, decimal, sum } from '../kit/money'

import { type GstCode, gstAt } from './gst'

/** A line of an exported document with what the ERP posts it by. */
export type ErpLine = {
  invoiceNo: string
  place: number
  kind: string
  /** The invoice that a note corrects. */
  refersTo: string | null
  description: string
  quantity: string
  unit: string
  unitPrice: string
  amount: string
  gstPercent: string
  gstCode: GstCode | null
  glCode: string
  taxCode: string
  projectCode: string
  plantCode: string | null
  purchaseOrderNo: string | null
  salespersonName: string | null
  siteName: string | null
  orderNo: string | null
  doNumber: string | null
  deliveredOn: string | null
  reason: string | null
}
type Totals = { invoiceNo: string; subtotal: string; gst: string; total: string }
export type ErpCodes = { gl: Record<string, string>; tax: { standard: string; zero: string } }

/** What a line is posted to: income by the kind of line, GST by its treatment; the company may call the usual two its own way. */
export function codesOf(of: { kind: string; gstPercent: string; gstCode: GstCode | null }, { gl, tax }: ErpCodes) {
  const { code } = gstAt(of.gstPercent, of.gstCode)
  return {
    glCode: gl[of.kind] ?? gl.adjustment ?? '',
    taxCode: code === 'SR' ? tax.standard : code === 'ZR' ? tax.zero : code,
  }
}

const COLUMNS = [
  ['document', of => of.invoiceNo],
  ['line', of => String(of.place)],
  ['kind', of => of.kind],
  ['refers_to', of => of.refersTo],
  ['description', of => of.description],
  ['quantity', of => decimal(of.quantity).toString()],
  ['unit', of => of.unit],
  ['unit_price', of => decimal(of.unitPrice).toFixed(4)],
  ['amount', of => of.amount],
  ['gst_percent', of => decimal(of.gstPercent).toString()],
  ['tax_code', of => of.taxCode],
  ['gl_code', of => of.glCode],
  ['project', of => of.projectCode],
  ['plant', of => of.plantCode],
  ['purchase_order', of => of.purchaseOrderNo],
  ['salesperson', of => of.salespersonName],
  ['site', of => of.siteName],
  ['order', of => of.orderNo],
  ['delivery_order', of => of.doNumber],
  ['delivered_on', of => of.deliveredOn],
  ['reason', of => of.reason],
] as const satisfies readonly (readonly [string, (of: ErpLine) => string | null])[]

/**
 * The second file of an export: each document's lines in the order of the first file, then its control row (lines, subtotal,
 * GST, total). Lines that do not add up to their document are a defect and make no file.
 */
export function erpLinesFile(
  exportNo: string,
  exportedAt: string,
  documents: readonly Totals[],
  lines: readonly ErpLine[],
): { text: string; lines: number; controlTotal: string } {
  const by = Map.groupBy(lines, line => line.invoiceNo)
  const rows = documents.flatMap(of => {
    const own = [...(by.get(of.invoiceNo) ?? [])].sort((a, b) => a.place - b.place)
    if (compare(sum(own.map(line => line.amount)), of.subtotal) !== 0)
      throw new Error(`The lines of ${of.invoiceNo} do not add up to its subtotal`)
    return [
      ...own.map(line => ['L', ...COLUMNS.map(([, value]) => value(line) ?? '')]),
      ['S', of.invoiceNo, String(own.length), of.subtotal, of.gst, of.total],
    ]
  })
  const controlTotal = amount(sum(lines.map(line => line.amount)))
  const text = csvLines([
    ['H', exportNo, exportedAt],
    ['C', ...COLUMNS.map(([name]) => name)],
    ...rows,
    ['T', String(documents.length), String(lines.length), controlTotal],
  ])
  return { text, lines: lines.length, controlTotal }
}
