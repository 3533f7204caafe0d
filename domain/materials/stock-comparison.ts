import * as z from 'zod'
import { toleranceKind } from '../deliveries/batch'
import { type DecimalText, decimal, isZero, kilograms } from '../kit/money'
import { pagingShape } from '../kit/page'
import type { SettingValue } from '../kit/setting'
import { id, plainDate, queryFlag } from '../kit/shape'
import { daysBetween } from '../kit/time'
import { isOrdered } from './silo-cover'
import * as words from './words'

const MOST_DAYS = 92

export const StockComparisonAsk = z
  .strictObject({
    limit: pagingShape.limit,
    offset: pagingShape.offset,
    from: plainDate(),
    to: plainDate(),
    plantId: id().optional(),
    materialId: id().optional(),
    /** Only rows with a difference outside its tolerance. */
    outside: queryFlag(),
  })
  .refine(of => of.from <= of.to, { path: ['to'], error: words.comparisonToBeforeFrom })
  .refine(of => daysBetween(of.from, of.to) < MOST_DAYS, {
    path: ['to'],
    error: () => words.comparisonMostDays({ count: MOST_DAYS }),
  })
export type StockComparisonAsk = z.output<typeof StockComparisonAsk>

/** What one plant used of one material in a span, as each of four sources says it; kg. */
export type ComparedSums = {
  plantId: string
  plantName: string
  materialId: string
  materialName: string
  kind: string
  /** Targets of the weighings: the recipe at the moisture of the moment. */
  askedKg: DecimalText
  weighedKg: DecimalText
  weighings: number
  /** What the stock book took from the silos for the loads, after corrections. */
  drawnKg: DecimalText
  /** Counted less book, of the counts of the span. */
  countedKg: DecimalText
  counts: number
  /** What the silos of the material take. */
  capacityKg: DecimalText
}
/** By how much the later figure is above the earlier one; null where there is nothing to compare. */
export type Compared = {
  kg: DecimalText
  percent: DecimalText | null
  tolerancePercent: DecimalText
  outside: boolean
} | null
export type StockComparison = ComparedSums & {
  id: string
  /** Weighed against asked, booked against weighed, counted against the book. */
  batching: Compared
  booking: Compared
  count: Compared
}
export type ComparisonLimits = {
  batching: SettingValue<'batching.tolerance'>
  /** Of the capacity of the silos, %. */
  countPercent: string
}

/**
 * Lays the sources side by side. Batching and booking are judged by the batching tolerance of the material, % of the earlier
 * figure (SS EN 206); a count by the difference that a second person has to confirm, % of what the silos take. Water from the
 * main and ice have no book and no count.
 */
export function compared(of: ComparedSums, limits: ComparisonLimits): StockComparison {
  const kept = isOrdered(of.kind)
  const tolerance = limits.batching[toleranceKind(of.kind)]
  return {
    ...of,
    id: `${of.plantId} ${of.materialId}`,
    batching: difference(of.askedKg, of.weighedKg, of.askedKg, tolerance),
    booking: kept ? difference(of.weighedKg, of.drawnKg, of.weighedKg, tolerance) : null,
    count: kept && of.counts > 0 ? difference('0', of.countedKg, of.capacityKg, limits.countPercent) : null,
  }
}

export const isOutside = ({ batching, booking, count }: StockComparison): boolean =>
  [batching, booking, count].some(of => of?.outside)

function difference(earlier: DecimalText, later: DecimalText, whole: DecimalText, tolerance: string): Compared {
  if (isZero(earlier) && isZero(later) && isZero(whole)) return null
  const kg = decimal(later).minus(earlier)
  const percent = isZero(whole) ? null : kg.div(whole).times(100)
  return {
    kg: kilograms(kg),
    percent: percent ? percent.toFixed(2) : null,
    tolerancePercent: tolerance,
    // Of nothing any difference is too much.
    outside: percent ? percent.abs().greaterThan(tolerance) : !kg.isZero(),
  }
}
