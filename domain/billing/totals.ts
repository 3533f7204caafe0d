import { amount, cubicMetres, type DecimalText, percentOf, sum } from '../kit/money'

type Line = { kind: string; quantity: DecimalText; amount: DecimalText }
export type Totals = {
  quantity: DecimalText
  subtotal: DecimalText
  gstPercent: DecimalText
  gst: DecimalText
  total: DecimalText
}

/**
 * Totals of a draft or an invoice in S$: lines were rounded half up one by one, GST is taken once of the subtotal and
 * rounded half up. `quantity` is the concrete alone, m³.
 */
export function totalsOf(lines: readonly Line[], gstPercent: DecimalText): Totals {
  const subtotal = amount(sum(lines.map(line => line.amount)))
  const gst = percentOf(subtotal, gstPercent)
  return {
    quantity: cubicMetres(sum(lines.filter(line => line.kind === 'product').map(line => line.quantity))),
    subtotal,
    gstPercent,
    gst,
    total: amount(sum([subtotal, gst])),
  }
}
