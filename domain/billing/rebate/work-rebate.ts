import { amount, compare, cubicMetres, type DecimalText, decimal, lineAmount, sum } from '../../kit/money'
import { type GstCode, gstAt, gstKey } from '../gst'
import { type InvoicedItem, itemsOf, type NotedLine } from '../invoiced-items'
import type { RebateTier } from './rebate'

/** The concrete of an invoice at a rate of GST as its notes left it, and what the rebate gives back for it. */
export type RebatedPart = { gstPercent: DecimalText; gstCode: GstCode; quantity: DecimalText; amount: DecimalText }
export type RebatedInvoice = { invoiceId: string; invoiceNo: string; invoiceDate: string; parts: RebatedPart[] }
export type WorkedRebate = {
  quantity: DecimalText
  /** What the quantity reaches; null below the first row. */
  tier: RebateTier | null
  amount: DecimalText
  invoices: RebatedInvoice[]
}
export type InvoiceToRebate = Omit<RebatedInvoice, 'parts'> & { lines: readonly NotedLine[] }

/**
 * What a customer gets back: the row that all m³ of the period reach holds for all of them. It is rounded half up for each
 * invoice and rate of GST, because each becomes a line of a credit note.
 */
export function workRebate(tiers: readonly RebateTier[], invoices: readonly InvoiceToRebate[]): WorkedRebate {
  const found = invoices.map(({ lines, ...of }) => ({ ...of, byRate: concreteByRate(itemsOf(lines)) }))
  const quantity = cubicMetres(sum(found.flatMap(of => of.byRate.map(part => part.quantity))))
  const tier = tiers.findLast(of => compare(of.fromCubicMetres, quantity) <= 0) ?? null
  const worked = found.flatMap(({ byRate, ...of }) => {
    const parts = byRate.map(part => ({ ...part, amount: lineAmount(part.quantity, tier?.rebatePerM3 ?? '0') }))
    return parts.length ? [{ ...of, parts }] : []
  })
  return {
    quantity,
    tier,
    amount: amount(sum(worked.flatMap(of => of.parts.map(part => part.amount)))),
    invoices: worked,
  }
}

function concreteByRate(items: readonly InvoicedItem[]): Omit<RebatedPart, 'amount'>[] {
  const concrete = items.filter(item => item.kind === 'product')
  return [...Map.groupBy(concrete, gstOf).values()].flatMap(same => {
    const { percent, code: gstCode } = gstAt(same[0]!.gstPercent, same[0]!.gstCode)
    const gstPercent = decimal(percent).toString()
    const quantity = sum(same.map(item => item.quantity))
    return quantity.greaterThan(0) ? [{ gstPercent, gstCode, quantity: cubicMetres(quantity) }] : []
  })
}

const gstOf = (item: InvoicedItem) => gstKey(gstAt(item.gstPercent, item.gstCode))
