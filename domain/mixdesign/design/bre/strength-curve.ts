import { EngineeringFault } from '~/domain/kit/fault'
import { within } from '~/domain/kit/within'
import { oneOf } from '../../bounds'
import table from '../../tables/bre.json'
import figures from '../../tables/bre-figures.json'

export type AggregateType = 'crushed' | 'uncrushed'
export type CementClass = '42.5' | '52.5'

/** Free-water/cement ratios over which the fitted curves hold. */
export const CURVE = { ratio: [0.3, 0.9], reference: [10, 65] } as const

/** Mean strength at a free-water/cement ratio of 0.5 (MPa) by cement class, coarse aggregate and age. BRE 331 Table 2. */
export function referenceStrength(cement: CementClass, coarse: AggregateType, age: number): number {
  oneOf(cement, 'cement', ['42.5', '52.5'])
  oneOf(coarse, 'coarse', ['crushed', 'uncrushed'])
  return table.strengths[cement][coarse][table.ages.indexOf(oneOf(age, 'age', table.ages))]!
}

/**
 * Strength (MPa) at a free-water/cement ratio for a curve that passes `reference` MPa at 0.5. Our fit of BRE 331 Figure 4:
 * rms 0.44 MPa over 0.30–0.90. Faults: `out-of-bounds`, `not-a-number`.
 */
export function strengthAt(ratio: number, reference: number): number {
  within(ratio, 'ratio', CURVE.ratio)
  within(reference, 'reference', CURVE.reference, 'MPa')
  const p = figures.fig4.p as [number, number, number, number, number, number, number, number]
  const u = ratio - 0.5
  const r = Math.log(reference / 42)
  const a = p[0] + p[1] * r + p[2] * r * r
  const b = p[3] + p[4] * r + p[5] * r * r
  return reference * Math.exp(a * u + b * u * u + (p[6] + p[7] * r) * u ** 3)
}

/**
 * Free-water/cement ratio that gives a strength (MPa), by bisection of {@link strengthAt}.
 * Fault `strength-beyond-curve` when the strength needs a ratio outside 0.30–0.90.
 */
export function ratioFor(strength: number, reference: number): number {
  let [low, high] = CURVE.ratio as readonly [number, number]
  if (strength > strengthAt(low, reference) || strength < strengthAt(high, reference)) {
    throw new EngineeringFault(
      'strength-beyond-curve',
      `${strength} MPa needs a free-water/cement ratio outside ${low} to ${high}`,
      'strength',
    )
  }
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (strengthAt(middle, reference) > strength) low = middle
    else high = middle
  }
  return (low + high) / 2
}
