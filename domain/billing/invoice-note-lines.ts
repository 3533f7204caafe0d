import { amount, type DecimalText, decimal, lineAmount, unitPrice } from '../kit/money'
import { invalid } from '../kit/problem'
import type { BillLine } from './bill-line'
import { type Gst, type GstCode, gstAt, gstOfLine, sameGst } from './gst'
import { type InvoicedItem, itemsOf, type NotedLine, type RateLeft, rateLeft } from './invoiced-items'

/** An amount before GST for no line: credited, or charged by a debit note. */
type LumpSum = {
  description: string
  direction: 'credit' | 'debit'
  amount: DecimalText
  gstPercent: DecimalText
  /** Where the invoice has several treatments at that rate. */
  gstCode?: GstCode | undefined
}
type Asked = {
  text: string
  lines: readonly { lineId: string; unitPrice?: DecimalText | undefined; quantity?: DecimalText | undefined }[]
  lumpSums: readonly LumpSum[]
}

/**
 * The lines of the note. A new price takes the item back at its old price and bills it at the new one, so that a later
 * correction of the load keeps the new price; a new quantity and a lump sum are adjustments, because what was delivered
 * is told by the load alone. Refuses what would credit more than is left of an item or of a rate of GST.
 */
export function commercialLines(invoiced: readonly NotedLine[], asked: Asked): BillLine[] {
  const items = new Map(itemsOf(invoiced).map(item => [item.id, item]))
  if (new Set(asked.lines.map(of => of.lineId)).size < asked.lines.length)
    throw invalid('lines', 'A line is listed twice')
  const changed = asked.lines.flatMap((change, at) => {
    const item = items.get(change.lineId)
    if (!item) throw invalid(`lines.${at}.lineId`, 'This invoice has no such line')
    const lines = changeOf(item, change)
    const after = lines.reduce((left, line) => left.plus(line.amount), decimal(item.left))
    if (after.isNegative() && lines.some(line => decimal(line.amount).isNegative()))
      throw invalid(`lines.${at}.quantity`, `Only S$${item.left} of this line is left to credit`)
    return lines
  })
  const rates = rateLeft(invoiced)
  const lumps = asked.lumpSums.map((of, at) => {
    const same = rates.find(
      rate => decimal(rate.percent).equals(of.gstPercent) && (!of.gstCode || rate.code === of.gstCode),
    )
    if (!same) throw invalid(`lumpSums.${at}.gstPercent`, 'The invoice has no such GST rate')
    return lumpLine(of, same)
  })
  const lines = [...changed, ...lumps].map((line, at) => ({ ...line, place: at + 1, reason: asked.text }))
  if (!lines.length) throw invalid('lines', 'Nothing changes on this invoice')
  refuseOver(rates, lines)
  return lines
}

function refuseOver(rates: readonly RateLeft[], lines: readonly Taxed[]) {
  const over = overCredit(rates, lines)
  if (over) throw invalid('lines', over)
}

type Taxed = { amount: DecimalText; gstPercent: DecimalText; gstCode: GstCode | null }

/** A line that names no rate of GST has the one of its invoice, and no other. */
export const ratedAs = <L extends Pick<BillLine, 'gstPercent' | 'gstCode'>>(lines: readonly L[], usual: Gst) =>
  lines.map(line => {
    const { percent: gstPercent, code: gstCode } = gstOfLine(line, usual)
    return { ...line, gstPercent, gstCode }
  })

/** No rate of GST is credited by more than was invoiced at it, less the notes so far; else what is left, in words. */
export function overCredit(rates: readonly RateLeft[], lines: readonly Taxed[]): string | undefined {
  for (const { percent, code, left } of rates) {
    const own = lines.filter(line => sameGst(gstAt(line.gstPercent, line.gstCode), { percent, code }))
    const after = own.reduce((rest, line) => rest.plus(line.amount), decimal(left))
    if (after.isNegative() && own.some(line => decimal(line.amount).isNegative()))
      return `Only S$${left} before GST is left to credit at ${decimal(percent).toString()} % GST`
  }
  return undefined
}

type Line = Omit<BillLine, 'place' | 'reason' | 'gstPercent'> & {
  gstPercent: DecimalText
  correctsLineId: string | null
}

function changeOf(item: InvoicedItem, change: Asked['lines'][number]): Line[] {
  const to = change.unitPrice ?? item.unitPrice
  const repriced = !decimal(to).equals(item.unitPrice)
  const lines: Line[] = repriced
    ? [
        item.kind === 'adjustment'
          ? adjusted(item, { quantity: decimal(item.quantity).negated().toString(), unitPrice: item.unitPrice })
          : priced(item, decimal(item.quantity).negated().toFixed(4), item.unitPrice, 'as invoiced'),
        item.kind === 'adjustment'
          ? adjusted(item, { quantity: item.quantity, unitPrice: to })
          : priced(item, decimal(item.quantity).toFixed(4), to, 'corrected price'),
      ]
    : []
  const more = decimal(change.quantity ?? item.quantity).minus(item.quantity)
  if (more.isZero()) return lines
  const words = `${item.description}: ${decimal(item.quantity)} ${item.unit} invoiced, ${decimal(change.quantity!)} ${item.unit} charged`
  return [...lines, { ...adjusted(item, { quantity: more.toString(), unitPrice: to }), description: words }]
}

const base = (item: InvoicedItem) => ({
  orderId: item.orderId,
  deliveryOrderId: item.deliveryOrderId,
  plantId: item.plantId,
  unit: item.unit,
  gstPercent: item.gstPercent,
  gstCode: item.gstCode,
  systemPrice: null,
  trace: [],
  fact: null,
  correctsLineId: item.id,
})

function priced(item: InvoicedItem, signed: DecimalText, at: DecimalText, words: string): Line {
  return {
    ...base(item),
    kind: item.kind,
    deliveryRevision: item.deliveryRevision,
    itemId: item.itemId,
    description: `${item.description} (${words})`,
    quantity: signed,
    unitPrice: unitPrice(at),
    amount: lineAmount(signed, at),
  }
}

function adjusted(item: InvoicedItem, of: { quantity: DecimalText; unitPrice: DecimalText }): Line {
  return {
    ...base(item),
    kind: 'adjustment',
    deliveryRevision: null,
    itemId: null,
    description: item.description,
    quantity: decimal(of.quantity).toFixed(4),
    unitPrice: unitPrice(of.unitPrice),
    amount: lineAmount(of.quantity, of.unitPrice),
  }
}

const lumpLine = (of: LumpSum, { code: gstCode }: Gst): Line => {
  const sign = of.direction === 'credit' ? '-1' : '1'
  return {
    kind: 'adjustment',
    orderId: null,
    deliveryOrderId: null,
    deliveryRevision: null,
    plantId: null,
    itemId: null,
    description: of.description,
    quantity: decimal(sign).toFixed(4),
    unit: 'sum',
    unitPrice: unitPrice(amount(of.amount)),
    amount: lineAmount(sign, amount(of.amount)),
    gstPercent: of.gstPercent,
    gstCode,
    systemPrice: null,
    trace: [],
    fact: null,
    correctsLineId: null,
  }
}

/** How many approvals a note needs: fewer for a small amount, never more than an invoice draft. */
export function noteApprovals(
  limits: { oneUpTo: DecimalText; twoUpTo: DecimalText },
  total: DecimalText,
  most: number,
): number {
  const size = decimal(total).abs()
  const wanted = size.lessThanOrEqualTo(limits.oneUpTo) ? 1 : size.lessThanOrEqualTo(limits.twoUpTo) ? 2 : 3
  return Math.min(wanted, most)
}
