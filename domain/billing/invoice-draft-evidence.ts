import { type DecimalText, decimal, lineAmount, sum } from '../kit/money'
import type { Margin } from '../pricing/margin'
import type { TimedCharge } from './timed-charge'
import type { Unbilled } from './unbilled-charge'

/** What a line was billed at in the last invoice of the project. */
export type LastBill = { invoiceNo: string; invoiceDate: string; unitPrice: DecimalText }
/** Clock times of a load, as the ticket has them. */
export type TicketTimes = {
  doNumber: string | null
  batchedAt: Date | null
  leftAt: Date | null
  onSiteAt: Date | null
  pourStartAt: Date | null
  pourEndAt: Date | null
  deliveredManually: boolean
  /** Who signed for it on site, in the name that was given there. */
  signedBy: string | null
  signedAt: Date | null
}
/** Why a line has its price, and how that compares. */
export type LineEvidence = {
  lineId: string
  /** Each part of the price with the record and the day that says so. */
  sources: string[]
  listPrice: DecimalText | null
  /** The price against the list less the customer's discount, per cent. */
  againstList: DecimalText | null
  /** What was agreed with the project for the day of the load; null where nothing was. */
  contractPrice: DecimalText | null
  /** The price against the contract, per cent. */
  againstContract: DecimalText | null
  lastBill: LastBill | null
  /** Against the last bill, per cent. */
  againstLast: DecimalText | null
  margin: Margin | null
  decidedByName: string | null
  decidedAt: Date | null
  ticket: TicketTimes | null
}
export type DraftEvidence = {
  /** Of the concrete whose cost is known. */
  margin: { amount: DecimalText; percent: DecimalText; quantity: DecimalText; quantityWithout: DecimalText } | null
  lines: LineEvidence[]
  unbilled: Unbilled[]
  /** Charges of its loads that come to something else by the times that devices told. */
  timed: TimedCharge[]
}

/** How far a price is from another one, per cent with two places. */
export const deviationOf = (price: DecimalText, from: DecimalText | null | undefined): DecimalText | null =>
  from && !decimal(from).isZero() ? decimal(price).minus(from).div(from).times(100).toFixed(2) : null

/** The margin of the concrete together; m³ without a known cost are named beside it. */
export function marginTogether(
  lines: readonly { quantity: DecimalText; amount: DecimalText; cost: DecimalText | null }[],
): DraftEvidence['margin'] {
  const known = lines.filter(line => line.cost !== null)
  const revenue = sum(known.map(line => line.amount))
  if (!revenue.greaterThan(0)) return null
  const left = revenue.minus(sum(known.map(line => lineAmount(line.quantity, line.cost!))))
  const volume = (of: typeof lines) => sum(of.map(line => line.quantity)).toFixed(2)
  return {
    amount: left.toFixed(2),
    percent: left.div(revenue).times(100).toFixed(2),
    quantity: volume(known),
    quantityWithout: volume(lines.filter(line => line.cost === null)),
  }
}
