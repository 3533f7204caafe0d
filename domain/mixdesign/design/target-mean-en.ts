import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { within } from '~/domain/kit/within'
import { given, QUANTITIES } from '../bounds'
import { normalQuantile } from '../normal-quantile'
import table from '../tables/bre.json'

export type BreTargetInput = {
  /** Characteristic strength, MPa. */
  characteristic: number
  /** Permitted defectives, percent; EN 206 and BS 8500 use 5. */
  defective?: number
  /** Known standard deviation with the number of results behind it, MPa. */
  deviation?: number
  results?: number
  /** A specified margin replaces k·s, MPa. */
  margin?: number
  /** Entrained air, percent; 0 for none. */
  air?: number
}

export type BreTarget = {
  /** Risk factor; null when the margin was specified. */
  factor: number | null
  deviation: number | null
  /** MPa. */
  margin: number
  /** Rounded as the design form does, MPa. */
  mean: number
  /** Mean raised for the strength that air takes, MPa. */
  design: number
  warnings: string[]
}

export const BRE_TARGET = { defective: 5, airLossPercent: 5.5, step: 1 }

/**
 * Target mean strength f_m = f_c + k·s, and with air (f_c + M) / (1 − 0.055·a); MPa. Source: BRE 331 §4.4 and §8.
 * Faults: `not-a-number`, `units-mixed-up`, `out-of-bounds`.
 */
export function breTargetMean(input: BreTargetInput, params = BRE_TARGET): BreTarget {
  const characteristic = given(input.characteristic, 'characteristic', QUANTITIES.strength)
  const air = given(input.air ?? 0, 'air', QUANTITIES.air)
  const warnings: string[] = []
  let factor: number | null = null
  let deviation: number | null = null
  let margin = input.margin
  if (margin === undefined) {
    factor = riskFactor(input.defective ?? params.defective)
    deviation = breDeviation(characteristic, input.deviation, input.results)
    const [least, most] = table.deviation.reported as [number, number]
    if (deviation < least || deviation > most) warnings.push('deviation-outside-reported-range')
    margin = factor * deviation
  } else within(margin, 'margin', [0, 40], 'MPa')
  const mean = roundTo(characteristic + margin, params.step)
  const design = roundTo(mean / (1 - (params.airLossPercent / 100) * air), params.step)
  return { factor, deviation, margin, mean, design, warnings }
}

/** Risk factor k for a share of defectives in percent: the printed four, else the normal quantile. BRE 331 §4.4. */
export function riskFactor(defective: number): number {
  within(defective, 'defective', [0.1, 50], '%')
  const printed = (table.defectives as Record<string, number>)[String(defective)]
  return printed ?? normalQuantile(1 - defective / 100)
}

/**
 * Standard deviation to design with, MPa: fewer than 20 results, line A (0.4·f_c, at most 8); else the known one, not
 * below line B (0.2·f_c, at most 4). BRE 331 Figure 3. A deviation given without its count is a specified one.
 */
export function breDeviation(characteristic: number, deviation?: number, results?: number): number {
  const { fewResults, floor } = table.deviation
  if (results !== undefined) within(results, 'results', [0, 1e6])
  if (results !== undefined && results < table.deviation.results) {
    return Math.min(fewResults.share * characteristic, fewResults.cap)
  }
  if (deviation === undefined) {
    if (results !== undefined)
      throw new EngineeringFault('missing-value', 'deviation is needed with 20 results or more', 'deviation')
    return Math.min(fewResults.share * characteristic, fewResults.cap)
  }
  const known = given(deviation, 'deviation', QUANTITIES.deviation)
  return results === undefined ? known : Math.max(known, Math.min(floor.share * characteristic, floor.cap))
}
