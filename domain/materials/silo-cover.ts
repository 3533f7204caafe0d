import { type DecimalText, decimal, kilograms, sum } from '../kit/money'
import type { MaterialKind } from './material'
import * as words from './words'

/** What goes out at an hour of the plan, or comes in with an order on its way; kg. */
export type StockEvent = { at: Date; kg: DecimalText }

/** Water comes from the main and ice from the machine beside it: nobody orders a tanker of them, and no level is kept. */
export const FROM_THE_MAIN: readonly string[] = ['water', 'ice'] satisfies MaterialKind[]
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
  let level = decimal(levelKg)
  for (const { at, change } of changesOf(demand, incoming)) {
    level = level.plus(change)
    if (level.isNegative()) return at
  }
  return null
}

const changesOf = (demand: readonly StockEvent[], incoming: readonly StockEvent[]) =>
  [
    ...demand.map(({ at, kg }) => ({ at, change: decimal(kg).negated() })),
    ...incoming.map(({ at, kg }) => ({ at, change: decimal(kg) })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())

/**
 * The highest level from a moment on, by demand and arrivals; kg. What is taken at that very moment is still there, and
 * no level falls below empty.
 */
export function highestFrom(
  levelKg: DecimalText,
  demand: readonly StockEvent[],
  incoming: readonly StockEvent[],
  from: Date,
): DecimalText {
  const events = changesOf(demand, incoming)
  let level = decimal(levelKg)
  let highest = decimal(0)
  for (const { at, change } of events) {
    if (at >= from && level.greaterThan(highest)) highest = level
    level = level.plus(change)
    if (level.isNegative()) level = decimal(0)
  }
  return kilograms(level.greaterThan(highest) ? level : highest)
}

export type SuggestionFrom = {
  capacityKg: DecimalText
  lowPercent: DecimalText
  highPercent: DecimalText
  cover: Cover
  /** What one truck brings, kg. */
  deliveryKg: DecimalText
  /** How full the silo is when the order arrives and at most after that, with what is on its way already; kg. */
  fullestKg: DecimalText
}
export type Suggestion = {
  /** Whole truckloads together; null where not even one fits. */
  kg: DecimalText | null
  truckloads: number
  why: string
}

/**
 * Whole truckloads that bring a silo back from below its low mark to its high one by the end of the plan, and never more
 * than fit under that mark when they arrive; a single one may fill it to the brim. Null while it stays above the low mark.
 */
export function suggestionOf(of: SuggestionFrom): Suggestion | null {
  const mark = (percent: DecimalText) => decimal(of.capacityKg).times(percent).div(100)
  const left = decimal(of.cover.leftKg)
  if (left.greaterThan(mark(of.lowPercent))) return null
  const loadsIn = (kg: ReturnType<typeof decimal>) => Math.max(0, kg.div(of.deliveryKg).floor().toNumber())
  const wanted = Math.max(1, loadsIn(mark(of.highPercent).minus(left)))
  const brim = decimal(of.capacityKg).minus(of.fullestKg)
  const fit = loadsIn(mark(of.highPercent).minus(of.fullestKg)) || Math.min(1, loadsIn(brim))
  const truckloads = Math.min(wanted, fit)
  const each = tonnes(of.deliveryKg)
  if (!truckloads) return { kg: null, truckloads, why: words.siloNoTruckloadFits({ each, room: tonnes(brim) }) }
  return {
    kg: kilograms(decimal(of.deliveryKg).times(truckloads)),
    truckloads,
    why:
      fit < wanted
        ? words.siloSomeTruckloadsFit({ wanted, each, fit })
        : words.siloTruckloads({ count: truckloads, each, percent: decimal(of.highPercent).toString() }),
  }
}

export const tonnes = (kg: Parameters<typeof decimal>[0]) => decimal(kg).div(1000).toDecimalPlaces(1).toString()
