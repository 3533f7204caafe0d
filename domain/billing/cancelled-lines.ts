import { amount, cubicMetres, type DecimalText, decimal, sum } from '../kit/money'
import type { BillLine } from './bill-line'
import { byRate, gstAt, gstKey } from './gst'
import type { NotedLine } from './invoiced-items'
import type { Totals } from './totals'

/** Two lines of which one takes back the other to the cent: the same thing at the same price, plus and minus. */
const pairKey = (of: NotedLine) =>
  JSON.stringify([
    of.kind,
    of.deliveryOrderId ?? of.orderId,
    of.itemId ?? of.description,
    decimal(of.unitPrice).toFixed(4),
    gstKey(gstAt(of.gstPercent, of.gstCode)),
    decimal(of.quantity).abs().toFixed(4),
  ])

/**
 * The lines of the note that cancels an invoice: every line of the invoice and of its notes turned round, without those
 * that a note took back already. What was rounded once is taken back as it was rounded.
 */
export function cancelledLines(lines: readonly NotedLine[], reason: string): (BillLine & { correctsLineId: string })[] {
  const rest = new Set(
    [...Map.groupBy(lines, pairKey).values()].flatMap(same => {
      const [up, down] = [true, false].map(negative =>
        same.filter(of => decimal(of.quantity).isNegative() !== negative),
      ) as [NotedLine[], NotedLine[]]
      return [...up.slice(down.length), ...down.slice(up.length)]
    }),
  )
  return lines
    .filter(of => rest.has(of))
    .map((of, at) => ({
      kind: of.kind,
      place: at + 1,
      orderId: of.orderId,
      deliveryOrderId: of.deliveryOrderId,
      deliveryRevision: of.deliveryRevision,
      plantId: of.plantId,
      itemId: of.itemId,
      description: of.description,
      quantity: decimal(of.quantity).negated().toFixed(4),
      unit: of.unit,
      unitPrice: of.unitPrice,
      systemPrice: null,
      amount: amount(decimal(of.amount).negated()),
      gstPercent: of.gstPercent,
      gstCode: of.gstCode,
      trace: [],
      fact: null,
      reason,
      correctsLineId: of.id,
    }))
}

/** Why nothing more is done with an invoice, in words for whoever tries. */
export const cancelledWords = (invoiceNo: string, by: { draftNo: string; noteNo: string | null }): string =>
  by.noteNo
    ? `${invoiceNo} is already cancelled by ${by.noteNo}`
    : `${by.draftNo} cancels ${invoiceNo}. Issue or withdraw it first`

type Bill = Pick<Totals, 'quantity' | 'subtotal' | 'gstPercent' | 'gstTotals' | 'gst'>

/**
 * What is left of an invoice and its notes with a minus. GST was rounded bill by bill, so it is taken back as it was
 * charged, rate by rate and treatment by treatment, and not reckoned anew: nothing stays open, not even a cent.
 */
export function cancelledTotals(bills: readonly Bill[], usual: DecimalText): Totals {
  const rates = bills.flatMap(of =>
    of.gstTotals.length
      ? of.gstTotals
      : [{ percent: of.gstPercent, code: undefined, subtotal: of.subtotal, gst: of.gst }],
  )
  const less = (values: readonly DecimalText[]) => amount(sum(values).negated())
  const gstTotals = [...Map.groupBy(rates, of => gstKey(gstAt(of.percent, of.code))).values()]
    .map(own => {
      const { percent, code } = gstAt(decimal(own[0]!.percent).toString(), own[0]!.code)
      return { percent, code, subtotal: less(own.map(of => of.subtotal)), gst: less(own.map(of => of.gst)) }
    })
    .filter(of => !decimal(of.subtotal).isZero() || !decimal(of.gst).isZero())
    .sort(byRate)
  const subtotal = less(bills.map(of => of.subtotal))
  const gst = less(bills.map(of => of.gst))
  return {
    quantity: cubicMetres(sum(bills.map(of => of.quantity)).negated()),
    subtotal,
    gstPercent: gstTotals.length === 1 ? gstTotals[0]!.percent : usual,
    gstTotals,
    gst,
    total: amount(sum([subtotal, gst])),
  }
}
