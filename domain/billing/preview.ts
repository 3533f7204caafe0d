import { amount, cubicMetres, type DecimalText, sum } from '../kit/money'
import type { PricePart } from '../pricing/resolve'
import type { Bill, BillLine } from './bill-line'
import type { Gst } from './gst'
import { type GstTotal, totalsOf } from './totals'

export type PayableLine = {
  description: string
  quantity: DecimalText
  unit: string
  unitPrice: DecimalText
  amount: DecimalText
  parts: PricePart[]
}
/** Amounts in S$. `missing` says what has no price yet and is therefore not in the total. */
export type Payable = {
  lines: PayableLine[]
  subtotal: DecimalText
  gstPercent: DecimalText
  gstTotals: GstTotal[]
  gst: DecimalText
  total: DecimalText
  missing: string[]
}

/**
 * What an order will cost when all goes as planned: the bill of its planned loads, put together by item and price for
 * reading. The amounts are those of the bill, each load rounded for itself.
 */
export function payable({ lines, gaps }: Pick<Bill, 'lines' | 'gaps'>, usualGst: Gst): Payable {
  const { quantity: _concrete, ...totals } = totalsOf(lines, usualGst)
  return {
    lines: [...Map.groupBy(lines, line => `${line.kind} ${line.itemId} ${line.unitPrice}`).values()].map(together),
    ...totals,
    missing: [...new Set(gaps.filter(of => of.kind === 'no_price' || of.kind === 'missing_site').map(of => of.what))],
  }
}

function together(lines: BillLine[]): PayableLine {
  const { description, unit, unitPrice, trace, kind } = lines[0]!
  return {
    description,
    quantity: cubicMetres(sum(lines.map(line => line.quantity))),
    unit,
    unitPrice,
    amount: amount(sum(lines.map(line => line.amount))),
    // How much of a charge was counted differs by load; where its price comes from does not.
    parts: (kind === 'sub_product' || kind === 'service' ? trace.slice(1) : trace) as PricePart[],
  }
}
