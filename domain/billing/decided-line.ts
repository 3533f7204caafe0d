import { type DecimalText, decimal, lineAmount, unitPrice } from '../kit/money'

/** What the system says of a line; an adjustment has none of it. */
export type SystemSide = {
  systemQuantity: DecimalText | null
  systemPrice: DecimalText | null
  systemAmount: DecimalText | null
}
/** What a person decided against it; null is as the system says. */
export type DecidedSide = { decidedQuantity: DecimalText | null; decidedPrice: DecimalText | null }
export type BilledSide = { quantity: DecimalText; unitPrice: DecimalText; amount: DecimalText }

const four = (value: DecimalText) => decimal(value).toFixed(4)

/** What is billed of a line: the decision where there is one, else what the system says; rounded half up once. */
export function billedSide(system: { quantity: DecimalText; unitPrice: DecimalText }, of: DecidedSide): BilledSide {
  const quantity = four(of.decidedQuantity ?? system.quantity)
  const price = unitPrice(of.decidedPrice ?? system.unitPrice)
  return { quantity, unitPrice: price, amount: lineAmount(quantity, price) }
}

type Line = SystemSide & DecidedSide & BilledSide

/** What the system says of a line; where a line was made before that was kept, what is billed of it. */
export const systemSideOf = (line: Line): { quantity: DecimalText; unitPrice: DecimalText } => ({
  quantity: line.systemQuantity ?? line.quantity,
  unitPrice: line.systemPrice ?? (line.decidedPrice === null ? line.unitPrice : priceOf(line)),
})

/** A line of a note keeps no price of the system; its amount says it. */
const priceOf = ({ systemAmount, systemQuantity, unitPrice: price }: Line): DecimalText =>
  systemAmount && systemQuantity && !decimal(systemQuantity).isZero()
    ? decimal(systemAmount).div(systemQuantity).toFixed(4)
    : price

/** The decision that typed values mean: what equals the system's is no decision. */
export function decisionOf(line: Line, typed: { quantity?: DecimalText; unitPrice?: DecimalText }): DecidedSide {
  const system = systemSideOf(line)
  const own = (value: DecimalText, of: DecimalText) => (decimal(value).equals(of) ? null : four(value))
  return {
    decidedQuantity: typed.quantity === undefined ? line.decidedQuantity : own(typed.quantity, system.quantity),
    decidedPrice: typed.unitPrice === undefined ? line.decidedPrice : own(typed.unitPrice, system.unitPrice),
  }
}

/** A line as typed, for the screen while it is typed and for what is saved; an adjustment is what was typed. */
export function editedSide(
  line: Line & { kind: string },
  typed: { quantity?: DecimalText; unitPrice?: DecimalText },
): BilledSide & Partial<DecidedSide> {
  if (line.kind === 'adjustment')
    return billedSide(
      { quantity: typed.quantity ?? line.quantity, unitPrice: typed.unitPrice ?? line.unitPrice },
      { decidedQuantity: null, decidedPrice: null },
    )
  const decision = decisionOf(line, typed)
  return { ...decision, ...billedSide(systemSideOf(line), decision) }
}

export const isDecided = (line: DecidedSide & { disputed: boolean }): boolean =>
  line.decidedPrice !== null || line.decidedQuantity !== null || line.disputed
