import { type DecimalText, decimal, kilograms, sum } from '../kit/money'
import type { MaterialKind } from './material'

/** What goes out at an hour of the plan, or comes in with an order on its way; kg. */
export type StockEvent = { at: Date; kg: DecimalText }

/** Water comes from the main and ice from the machine beside it: nobody orders a tanker of them. */
const FROM_THE_MAIN: readonly string[] = ['water', 'ice'] satisfies MaterialKind[]
export const isOrdered = (kind: string): boolean => !FROM_THE_MAIN.includes(kind)

export type Cover = {
  /** Needed until the end of the plan, and on its way until then; kg. */
  demandKg: DecimalText
  incomingKg: DecimalText
  /** What is left at the end of the plan with what is on its way; below zero where it does not suffice. */
  leftKg: DecimalText
  /** When the plan takes more than there is, without and with what is on its way; null beyond the plan. */
  runsOutAt: Date | null
  runsOutWithIncomingAt: Date | null
  /** Hours from now until `runsOutAt`, rounded down to a tenth. */
  hours: number | null
}

/** How far a stock reaches by the plan: every demand and arrival in its order, a demand before an arrival of its moment. */
export function coverOf(
  levelKg: DecimalText,
  demand: readonly StockEvent[],
  incoming: readonly StockEvent[],
  now: Date,
): Cover {
  const runsOutAt = runOut(levelKg, demand, [])
  const demandKg = sum(demand.map(event => event.kg))
  const incomingKg = sum(incoming.map(event => event.kg))
  return {
    demandKg: kilograms(demandKg),
    incomingKg: kilograms(incomingKg),
    leftKg: kilograms(decimal(levelKg).plus(incomingKg).minus(demandKg)),
    runsOutAt,
    runsOutWithIncomingAt: runOut(levelKg, demand, incoming),
    hours: runsOutAt && Math.max(0, Math.floor((runsOutAt.getTime() - now.getTime()) / 360_000) / 10),
  }
}

/** The first moment at which more is needed than there is. */
function runOut(levelKg: DecimalText, demand: readonly StockEvent[], incoming: readonly StockEvent[]): Date | null {
  const events = [
    ...demand.map(({ at, kg }) => ({ at, change: decimal(kg).negated() })),
    ...incoming.map(({ at, kg }) => ({ at, change: decimal(kg) })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
  let level = decimal(levelKg)
  for (const { at, change } of events) {
    level = level.plus(change)
    if (level.isNegative()) return at
  }
  return null
}

export type SuggestionFrom = {
  levelKg: DecimalText
  capacityKg: DecimalText
  lowPercent: DecimalText
  highPercent: DecimalText
  cover: Cover
  /** What one delivery brings, kg. */
  deliveryKg: DecimalText
}

/**
 * Whole deliveries that bring a silo back from below its low mark to its high one by the end of the plan, kg; null while
 * it stays above the low mark, or where not even one delivery would fit.
 */
export function suggestedKg(of: SuggestionFrom): DecimalText | null {
  const mark = (percent: DecimalText) => decimal(of.capacityKg).times(percent).div(100)
  const left = decimal(of.cover.leftKg)
  if (left.greaterThan(mark(of.lowPercent))) return null
  const wanted = mark(of.highPercent).minus(left).div(of.deliveryKg).floor()
  const fits = decimal(of.capacityKg).minus(left).div(of.deliveryKg).floor()
  const deliveries = wanted.lessThan(1) ? (fits.greaterThan(1) ? decimal(1) : fits) : wanted
  return deliveries.lessThan(1) ? null : kilograms(deliveries.times(of.deliveryKg))
}
