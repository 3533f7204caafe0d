import { amount, type DecimalText, decimal, sum } from '../kit/money'
import type { BillLine } from './bill-line'
import { type Gst, gstAt, gstKey } from './gst'

/** A line of an invoice or of a note to it; `issued` has its number, the others are notes that are not approved yet. */
export type NotedLine = Omit<BillLine, 'place' | 'systemPrice' | 'trace' | 'fact' | 'gstPercent'> & {
  id: string
  doNumber: string | null
  gstPercent: DecimalText
  correctsLineId: string | null
  issued: boolean
}

/** What is invoiced of one item at one price by an invoice and its notes together. */
export type InvoicedItem = Omit<NotedLine, 'correctsLineId' | 'issued' | 'reason'> & {
  /** The amount less what notes for commercial reasons took off it. */
  left: DecimalText
}
export type RateLeft = Gst & { left: DecimalText }

const itemKey = (of: NotedLine) =>
  of.kind === 'adjustment' ? of.id : [of.kind, of.deliveryOrderId ?? of.orderId, of.itemId ?? of.description].join(' ')
const priceKey = (of: NotedLine) =>
  [itemKey(of), decimal(of.unitPrice).toFixed(4), gstKey(gstAt(of.gstPercent, of.gstCode))].join(' ')
const attached = (of: NotedLine) => of.kind === 'adjustment' && of.correctsLineId !== null

/** The items that an invoice bills as its notes left it, each with what may still be credited of it. */
export function itemsOf(lines: readonly NotedLine[]): InvoicedItem[] {
  const own = lines.filter(of => of.issued && !attached(of))
  const same = Map.groupBy(own, itemKey)
  return [...Map.groupBy(own, priceKey).values()].flatMap(group => {
    const quantity = sum(group.map(of => of.quantity))
    if (quantity.lessThanOrEqualTo(0)) return []
    const {
      correctsLineId: _corrects,
      issued: _issued,
      reason: _reason,
      ...billed
    } = group.findLast(of => decimal(of.quantity).greaterThan(0))!
    const ids = new Set(same.get(itemKey(group[0]!))!.map(of => of.id))
    const taken = lines.filter(of => attached(of) && ids.has(of.correctsLineId!)).map(of => of.amount)
    const charged = amount(sum(group.map(of => of.amount)))
    return [
      {
        ...billed,
        description: billed.description.replace(/ \((as invoiced|corrected price|as delivered)\)$/, ''),
        quantity: quantity.toFixed(4),
        amount: charged,
        left: amount(sum([charged, ...taken])),
      },
    ]
  })
}

/** What is left to credit at each rate and treatment of GST, before GST; notes that are not approved yet count as if they were. */
export const rateLeft = (lines: readonly NotedLine[]): RateLeft[] =>
  [...Map.groupBy(lines, of => gstKey(gstAt(of.gstPercent, of.gstCode))).values()].map(taxed => ({
    ...gstAt(decimal(taxed[0]!.gstPercent).toString(), taxed[0]!.gstCode),
    left: amount(sum(taxed.map(of => of.amount))),
  }))
