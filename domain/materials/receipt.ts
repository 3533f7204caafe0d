import * as z from 'zod'
import { amount, type DecimalText, decimal, isPositive, kilograms } from '../kit/money'
import { instant, money, optionalText, requiredText } from '../kit/shape'
import * as kitWords from '../kit/words'
import { above, type MaterialOrderStatus, pricePerTonne, version } from './material-order'
import * as words from './words'

const reason = requiredText(kitWords.fieldReason, 400)
const ticket = {
  receivedKg: above(words.orderReceivedMass),
  ticketNo: requiredText(words.orderWeighbridgeTicket, 40),
  receivedAt: instant(words.orderMoment).optional(),
}
const credit = (label: () => string) =>
  money(label).refine(value => isPositive(value), { error: () => kitWords.fieldAboveZero({ label: label() }) })

export const MaterialOrderReceive = z.strictObject({ version, ...ticket, remarks: optionalText(400) })
export const ReceiptAccept = z.strictObject({ version, reason })
/** What the supplier is asked to give back: so many kilograms, so much money. */
export const ReceiptClaim = z.strictObject({
  version,
  claimKg: above(words.receiptClaimKg),
  claimAmount: credit(words.receiptClaimAmount),
  reason,
})
export const ReceiptCredit = z.strictObject({
  version,
  creditNo: requiredText(words.receiptCreditNo, 40),
  creditAmount: credit(words.receiptCreditAmount),
  reason,
})
/** Another weighing: it takes the place of the first. */
export const ReceiptWeight = z.strictObject({ version, ...ticket, reason })
/** The same weighing typed right; a price not given stays. */
export const ReceiptCorrect = z.strictObject({ version, ...ticket, pricePerTonne, reason })

/** What was weighed against what was ordered; a difference beyond the tolerance (per cent) is disputed. */
export function receipt(orderedKg: DecimalText, receivedKg: DecimalText, tolerancePercent: string) {
  const difference = decimal(receivedKg).minus(orderedKg).div(orderedKg).times(100)
  return { within: difference.abs().lessThanOrEqualTo(tolerancePercent), differencePercent: difference.toFixed(2) }
}

export type ReceiptOf = {
  status: string
  orderedKg: DecimalText
  receivedKg: DecimalText | null
  claimKg: DecimalText | null
  claimAmount: DecimalText | null
  creditNo: string | null
  creditAmount: DecimalText | null
  /** S$ a tonne; orders of before prices were kept have none. */
  pricePerTonne: DecimalText | null
}
/** ordered = received + open + settled, to the gram. */
export type ReceiptAccount = {
  orderedKg: DecimalText
  receivedKg: DecimalText
  /** Still to come, or in dispute; below zero where more came than was ordered. */
  openKg: DecimalText
  /** What nobody expects any more. */
  settledKg: DecimalText
  /** What the supplier is paid for: what was received, or what was ordered less what the credit note gave of the claim. */
  payableKg: DecimalText
  /** The same, S$; null while it is open or without a price. */
  payableAmount: DecimalText | null
}

const PAID: readonly string[] = ['received', 'settled'] satisfies MaterialOrderStatus[]

/** Where the quantity of an order is. The parts of a split one carry it; it has none of its own. */
export function accountOf(of: ReceiptOf): ReceiptAccount {
  const ordered = of.status === 'split' ? decimal(0) : decimal(of.orderedKg)
  const received = decimal(of.receivedKg ?? 0)
  const rest = ordered.minus(received)
  const isClosed = (['received', 'settled', 'revoked', 'split'] satisfies MaterialOrderStatus[] as string[]).includes(
    of.status,
  )
  const isPaid = PAID.includes(of.status)
  const payable = of.creditNo ? ordered.minus(creditedKg(of)) : received
  return {
    orderedKg: kilograms(ordered),
    receivedKg: kilograms(received),
    openKg: kilograms(isClosed ? 0 : rest),
    settledKg: kilograms(isClosed ? rest : 0),
    payableKg: kilograms(isPaid ? payable : 0),
    payableAmount: isPaid ? payableAmount(of) : null,
  }
}

/** Worth of a mass (kg) at a price (S$ a tonne), in cents; null without a price. */
export const worthOf = (kg: DecimalText, pricePerTonne: DecimalText | null) =>
  pricePerTonne === null ? null : amount(decimal(kg).times(pricePerTonne).div(1000))

/** S$ a tonne of a cost in S$ a kilogram. */
export const perTonne = (costPerKg: DecimalText | null) =>
  costPerKg === null ? null : decimal(costPerKg).times(1000).toFixed(4)

/** What was received, or, where a credit note answered a claim, the whole order less that note. */
function payableAmount({ orderedKg, receivedKg, pricePerTonne, creditNo, creditAmount }: ReceiptOf) {
  const worth = worthOf(creditNo ? orderedKg : (receivedKg ?? '0'), pricePerTonne)
  return worth === null || !creditNo ? worth : amount(decimal(worth).minus(creditAmount ?? 0))
}

/** A credit note may give less money than was claimed: then it is for as much less of the quantity. */
function creditedKg({ claimKg, claimAmount, creditAmount }: ReceiptOf) {
  const claimed = decimal(claimAmount ?? 0)
  return claimed.isZero()
    ? decimal(0)
    : decimal(claimKg ?? 0)
        .times(creditAmount ?? 0)
        .div(claimed)
}
