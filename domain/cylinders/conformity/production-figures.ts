import { aciSingleLeast } from '~/domain/cylinders/conformity/aci318-acceptance'
import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import { vMask } from '~/domain/cylinders/control/v-mask'
import table from '~/domain/cylinders/data/conformity.json'
import { mean, standardDeviation } from '~/domain/kit/statistics'
import { asGrade, type Production, type ProductionResult, type ProductionRules } from './production-result'

export type ProductionFigures = {
  /** Of how many of the last results, as those of the last grade. MPa. */
  of: number
  mean: number | null
  s: number | null
  /** Their mean less the least that the next one has to reach, as if it were due now. MPa. */
  margin: number | null
  /** The mean of the last 35 under its V-mask; null without σ. */
  trend: 'up' | 'down' | 'steady' | null
}

/** The least that a single result may be, MPa: EN 206 §8.2.1.3, ACI 318 §26.12.3.1. */
export const singleLeast = (fck: number, { standard }: Pick<ProductionRules, 'standard'>): number =>
  standard === 'aci318' ? aciSingleLeast(fck) : fck - table.en206.initial.singleBelow

/** The figures beside a state: of the last fifteen results, in initial production and by ACI of the last three. */
export function productionFigures(
  results: readonly ProductionResult[],
  { state, sigma, fck }: Production,
  { standard }: ProductionRules,
): ProductionFigures {
  const { initial, continuous, sigma: established } = table.en206
  const byAci = standard === 'aci318'
  const wide = !byAci && state === 'continuous'
  const last = results.slice(wide ? -continuous.least : -initial.groupOf)
  if (fck === null || !last.length) return { of: 0, mean: null, s: null, margin: null, trend: null }
  const values = last.map(row => asGrade(row, fck))
  const centre = mean(values)
  const above = byAci ? 0 : wide ? continuous.sigmaTimes * sigma! : initial.meanAbove
  return {
    of: values.length,
    mean: centre,
    s: values.length > 1 ? standardDeviation(values) : null,
    margin: centre - fck - above,
    trend: trendOf(
      results.slice(-established.from).map(row => asGrade(row, fck)),
      sigma,
    ),
  }
}

function trendOf(values: readonly number[], sigma: number | null): ProductionFigures['trend'] {
  if (sigma === null || values.length < 2) return null
  return vMask(cumulativeSums(values, mean(values)), sigma).at(-1)?.direction ?? 'steady'
}
