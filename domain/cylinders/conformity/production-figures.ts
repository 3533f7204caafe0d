import { aciSingleLeast } from '~/domain/cylinders/conformity/aci318-acceptance'
import { cumulativeSums } from '~/domain/cylinders/control/cusum'
import { vMask } from '~/domain/cylinders/control/v-mask'
import table from '~/domain/cylinders/data/conformity.json'
import { mean, standardDeviation } from '~/domain/kit/statistics'
import { chartLimits } from './en206-chart'
import {
  asGrade,
  type Production,
  type ProductionResult,
  type ProductionRules,
  type ProductionState,
} from './production-result'

export type ProductionFigures = {
  /** Of how many of the last results, as those of the last grade. MPa. */
  of: number
  mean: number | null
  s: number | null
  /** Their mean less the least that the next one has to reach, as if it were due now; by chart what its sum has to spare. MPa. */
  margin: number | null
  /** The mean of the last 35 under its V-mask; null without σ. */
  trend: 'up' | 'down' | 'steady' | null
}

/** The least that a single result may be, MPa: EN 206 §8.2.1.3, ACI 318 §26.12.3.1. */
export const singleLeast = (fck: number, { standard }: Pick<ProductionRules, 'standard'>): number =>
  standard === 'aci318' ? aciSingleLeast(fck) : fck - table.en206.initial.singleBelow

/** By which method of EN 206 §8.2.1.3.2 a state of production is assessed; none by ACI. */
export function methodOf({ standard, groups }: ProductionRules, state: ProductionState): 'A' | 'B' | 'C' | null {
  if (standard === 'aci318') return null
  if (state === 'initial') return 'A'
  return groups === 'chart' ? 'C' : 'B'
}

/** What means are held against, MPa, and how a chart names it; by method C it is the reference value of the sum. */
export function meanLeast(
  fck: number,
  { state, sigma }: Pick<Production, 'state' | 'sigma'>,
  rules: ProductionRules,
): { name: string; value: number } {
  const { initial, continuous } = table.en206
  const method = methodOf(rules, state)
  if (method === null) return { name: 'Mean of three', value: fck }
  if (method === 'A') return { name: 'Mean of three', value: fck + initial.meanAbove }
  const { reference } = chartLimits(sigma!)
  return { name: method === 'C' ? 'Reference' : `Mean of ${continuous.least}`, value: fck + reference }
}

/** What the sum of the chart has left of its interval; below nothing while production is out of control. MPa. */
function spareOf({ criteria, sigma }: Production): number {
  const last = criteria.findLast(one => one.kind === 'mean')
  return last?.state === 'continuous' ? last.value - last.least : chartLimits(sigma!).interval
}

/** The figures beside a state: of the last fifteen results, in initial production and by ACI of the last three. */
export function productionFigures(
  results: readonly ProductionResult[],
  production: Production,
  rules: ProductionRules,
): ProductionFigures {
  const { state, sigma, fck } = production
  const { initial, continuous, sigma: established } = table.en206
  const wide = rules.standard !== 'aci318' && state === 'continuous'
  const last = results.slice(wide ? -continuous.least : -initial.groupOf)
  if (fck === null || !last.length) return { of: 0, mean: null, s: null, margin: null, trend: null }
  const values = last.map(row => asGrade(row, fck))
  const centre = mean(values)
  return {
    of: values.length,
    mean: centre,
    s: values.length > 1 ? standardDeviation(values) : null,
    margin: methodOf(rules, state) === 'C' ? spareOf(production) : centre - meanLeast(fck, production, rules).value,
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
