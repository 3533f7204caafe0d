import { amount, decimal } from '~/domain/kit/money'
import { spokenDay } from '~/domain/kit/time'
import { pastOf } from '~/domain/kit/verbs'
import type { CostingDetail } from '~/domain/pricing/costing'
import type { ListedProduct, PriceListRow } from '~/domain/pricing/price-list'
import type { PdfNode } from '../kit/pdf'

/** What the papers of pricing are made of: a head, facts and one table, as pdfmake nodes. */
const days = ({ fromDate, toDate }: { fromDate: string; toDate: string | null }) =>
  toDate ? `${spokenDay(fromDate)} to ${spokenDay(toDate)}` : `from ${spokenDay(fromDate)}`
const right = (text: string): PdfNode => ({ text, alignment: 'right' })
const price = (text: string | null) => right(text === null ? '–' : amount(text))

export const head = (title: string, facts: readonly (readonly [string, string])[]): PdfNode[] => [
  { text: title, fontSize: 16, bold: true, margin: [0, 0, 0, 8] },
  ...facts.map(([label, value]) => ({ columns: [{ text: label, width: 110, color: '#4B5563' }, { text: value }] })),
  { text: '', margin: [0, 0, 0, 10] },
]

export const table = (widths: (string | number)[], titles: PdfNode[], rows: PdfNode[][]): PdfNode => ({
  table: { headerRows: 1, widths, body: [titles.map(bold), ...rows] },
  layout: 'lightHorizontalLines',
})

const bold = (title: PdfNode): PdfNode =>
  typeof title === 'string' ? { text: title, bold: true } : { ...(title as object), bold: true }

export const listContent = (list: PriceListRow, lines: readonly ListedProduct[]): PdfNode[] => [
  ...head(`${list.name}, version ${list.versionNo}`, [
    ['Region', list.regionName],
    ['Valid', days(list)],
    ...(list.remarks ? [['Remarks', list.remarks] as const] : []),
  ]),
  table(
    ['auto', '*', 'auto', 'auto'],
    ['Product', 'Description', 'Family', right('S$ per m³')],
    lines.map(line => [line.productCode, line.name, line.family, price(line.unitPrice)]),
  ),
]

export const costingContent = (sheet: CostingDetail): PdfNode[] => [
  ...head(`Costing ${sheet.regionName}, version ${sheet.versionNo}`, [
    ['Valid', days(sheet)],
    ['Plant, per m³', `S$ ${amount(sheet.plantCost)}`],
    ['Delivery, per m³', `S$ ${amount(sheet.deliveryCost)}`],
    ['Overhead, per m³', `S$ ${amount(sheet.overheadCost)}`],
  ]),
  table(
    ['*', 'auto', 'auto', 'auto'],
    ['Material', 'Kind', right('Before, S$/kg'), right('S$/kg')],
    sheet.ingredients.map(row => [row.name, row.kind, perKg(row.before), perKg(row.costPerKg)]),
  ),
]

type Entry = { seq: number; at: Date; actorName: string; action: string; before: unknown; after: unknown }

/** One entry of an audit trail, field by field. */
export function auditContent(entry: Entry, when: string): PdfNode[] {
  const before = (entry.before ?? {}) as Record<string, unknown>
  const after = (entry.after ?? {}) as Record<string, unknown>
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return [
    ...head(`Costing, entry ${entry.seq} of the audit trail`, [
      ['When', when],
      ['Who', entry.actorName],
      ['What', capital(pastOf(entry.action))],
    ]),
    table(
      ['auto', '*', '*'],
      ['Field', 'Before', 'After'],
      fields.map(field => [field, valueText(before[field]), valueText(after[field])]),
    ),
  ]
}

/** Each after the first on a page of its own. */
export const onPages = (parts: PdfNode[][]): PdfNode[] =>
  parts.flatMap((content, at) => (at === 0 ? content : [{ text: '', pageBreak: 'before' }, ...content]))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const perKg = (text: string | null) => right(text === null ? '–' : decimal(text).toFixed(4))
const valueText = (value: unknown) =>
  value === null || value === undefined
    ? '–'
    : typeof value === 'object'
      ? JSON.stringify(value, null, 1)
      : String(value)
