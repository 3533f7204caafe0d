import { showNumber } from '../kit/figures'
import { amount, cubicMetres, type DecimalText, decimal, percentOf, sum } from '../kit/money'
import { byRate, type Gst, type GstCode, gstAt, gstKey, gstName, gstOfLine, usualGst } from './gst'

type Line = {
  kind: string
  quantity: DecimalText
  amount: DecimalText
  gstPercent?: DecimalText | null | undefined
  gstCode?: GstCode | null | undefined
}
/** What is taxed alike: at one rate for one reason. Bills from before treatments were kept name no `code`. */
export type GstTotal = { percent: DecimalText; code?: GstCode; subtotal: DecimalText; gst: DecimalText }
export type Totals = {
  quantity: DecimalText
  subtotal: DecimalText
  /** The rate of all lines, or the usual one where they differ: then `gstTotals` says all. */
  gstPercent: DecimalText
  gstTotals: GstTotal[]
  gst: DecimalText
  total: DecimalText
}

/**
 * The totals of a bill that a customer issued itself: GST, S$, is what its document charges on the same subtotal, which may be
 * rounded line by line. Where the subtotals differ, the document charges something else and GST is ours.
 */
export function taxedAsStated(totals: Totals, of: { subtotal: DecimalText; gst: DecimalText }): Totals {
  if (!decimal(of.subtotal).equals(totals.subtotal)) return totals
  const more = decimal(of.gst).minus(totals.gst)
  // The cents that rounding differs by are of the rate that most is taxed at.
  const most = totals.gstTotals.reduce((a, b) => (decimal(b.subtotal).greaterThan(a.subtotal) ? b : a))
  const gstTotals = totals.gstTotals.map(rate => (rate === most ? { ...rate, gst: amount(more.plus(rate.gst)) } : rate))
  return { ...totals, gstTotals, gst: amount(of.gst), total: amount(sum([totals.subtotal, of.gst])) }
}

type Taxed = { gstPercent: DecimalText; gst: DecimalText; gstTotals: readonly GstTotal[] }
/** GST as every screen and paper shows it, a row a rate and treatment: its name and its amount. */
export const gstRows = (of: Taxed): { label: string; gst: DecimalText }[] =>
  of.gstTotals.length > 1
    ? of.gstTotals.map(each => ({
        label: `${gstName(gstAt(each.percent, each.code))} of ${showNumber(each.subtotal, 2)}`,
        gst: each.gst,
      }))
    : [{ label: gstName(usualGst(of)), gst: of.gst }]

/** Whether a bill is a tax invoice: one of supplies that are all exempt or out of scope is a plain invoice (IRAS, Invoicing customers). */
export const isTaxInvoice = ({ gstTotals }: Pick<Taxed, 'gstTotals'>): boolean =>
  !gstTotals.length || gstTotals.some(of => !UNTAXED.has(gstAt(of.percent, of.code).code))
const UNTAXED: ReadonlySet<GstCode> = new Set(['ES33', 'ESN33', 'OS'])

/**
 * GST, S$, that a customer accounts for itself: of the lines under customer accounting, at the standard rate of each, per
 * cent, rounded once a rate as on every bill; null where there are none.
 */
export function customerGst(lines: readonly (Line & { standard: DecimalText })[]): DecimalText | null {
  const own = lines.filter(line => line.gstCode === 'SRCA-S')
  if (!own.length) return null
  const taxed = own.map(line => ({ ...line, gstPercent: line.standard, gstCode: 'SR' as const }))
  return totalsOf(taxed, gstAt(own[0]!.standard)).gst
}

/**
 * Totals of a draft, an invoice or a preview in S$: lines were rounded half up one by one, GST is taken once a rate and
 * treatment of its subtotal and rounded half up. `usual` is for lines that name none. `quantity` is the concrete alone, m³.
 */
export function totalsOf(lines: readonly Line[], usual: Gst): Totals {
  const rates = Map.groupBy(lines, line => gstKey(gstOfLine(line, usual)))
  const gstTotals = [...(rates.size ? rates.values() : [[]])]
    .map((taxed: readonly Line[]) => {
      const { percent, code } = taxed[0] ? gstOfLine(taxed[0], usual) : usual
      const subtotal = amount(sum(taxed.map(line => line.amount)))
      return { percent: decimal(percent).toString(), code, subtotal, gst: percentOf(subtotal, percent) }
    })
    .sort(byRate)
  const subtotal = amount(sum(gstTotals.map(of => of.subtotal)))
  const gst = amount(sum(gstTotals.map(of => of.gst)))
  return {
    quantity: cubicMetres(sum(lines.filter(line => line.kind === 'product').map(line => line.quantity))),
    subtotal,
    gstPercent: gstTotals.length === 1 ? gstTotals[0]!.percent : usual.percent,
    gstTotals,
    gst,
    total: amount(sum([subtotal, gst])),
  }
}
