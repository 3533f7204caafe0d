import { meanLeast, singleLeast } from '~/domain/cylinders/conformity/production-figures'
import type { ProductionRules, ProductionState } from '~/domain/cylinders/conformity/production-result'
import table from '~/domain/cylinders/data/conformity.json'
import { normalShare } from '../normal-quantile'

/** By what a concrete is judged: a mean of so many results, and each of them, MPa. */
export type Criterion = { name: string; of: number; meanLeast: number; singleLeast: number }

/** The criteria of a concrete where its production is: EN 206 §8.2.1.3 or ACI 318 §26.12.3.1, as the company is set. */
export function criterionOf(
  fck: number,
  production: { state: ProductionState; sigma: number | null },
  rules: ProductionRules,
): Criterion {
  const known = production.state === 'continuous' && production.sigma !== null
  const state = known ? production.state : 'initial'
  const { name, value } = meanLeast(fck, { state, sigma: production.sigma }, rules)
  const continuous = known && rules.standard === 'en206'
  return {
    name,
    of: continuous ? table.en206.continuous.least : table.en206.initial.groupOf,
    meanLeast: value,
    singleLeast: singleLeast(fck, rules),
  }
}

/** Results that a plant needs in twelve months so that its concretes could be one family in continuous production. */
export const FAMILY_RESULTS = table.en206.production.continuousFrom

/**
 * The criteria of a concrete of initial production as one of a family of its plant in continuous production (EN 206 §8.2.1.2
 * and Annex K), σ in MPa; null where the plant has too few results, or the standard knows no such state.
 */
export function asFamily(
  fck: number,
  { sigma, plantResults }: { sigma: number; plantResults: number },
  { standard }: ProductionRules,
): Criterion | null {
  if (standard !== 'en206' || plantResults < FAMILY_RESULTS) return null
  return criterionOf(fck, { state: 'continuous', sigma }, { standard, groups: 'apart' })
}

/** Strength of a concrete as it is known, MPa: mean, its standard deviation, and σ of single results about it. */
export type Known = { mean: number; sd: number; sigma: number }

/** How far and how finely the unknown mean is looked through, standard deviations. */
const REACH = 5
const STEPS = 200

/**
 * The chance that one assessment fails, 0 to 1: of a mean of `of` results or of one of them (a bound: the two are added). The
 * mean of production is not known either, so the chance is taken over where it may lie. Normal results.
 */
export function failChance(
  { mean, sd, sigma }: Known,
  { of, meanLeast: least, singleLeast: single }: Criterion,
): number {
  const at = (centre: number) => {
    const low = normalShare((least - centre) / (sigma / Math.sqrt(of)))
    const anyLow = 1 - (1 - normalShare((single - centre) / sigma)) ** of
    return Math.min(1, low + anyLow)
  }
  if (sd === 0) return at(mean)
  let [sum, weights] = [0, 0]
  for (let step = 0; step <= STEPS; step++) {
    const z = REACH * ((2 * step) / STEPS - 1)
    const weight = Math.exp(-(z * z) / 2)
    sum += weight * at(mean + z * sd)
    weights += weight
  }
  return sum / weights
}

/** The least mean at which an assessment fails with no more than this chance, MPa; to 0.01. */
export function requiredMean({ sd, sigma }: Omit<Known, 'mean'>, criterion: Criterion, chance: number): number {
  let [low, high] = [criterion.singleLeast, criterion.meanLeast + 10 * (sd + sigma) + 10]
  while (high - low > 0.005) {
    const middle = (low + high) / 2
    if (failChance({ mean: middle, sd, sigma }, criterion) > chance) low = middle
    else high = middle
  }
  return high
}
