import { type Random, shuffled } from '~/domain/kit/random'
import type { MixRules } from '../optimise/rules'
import type { Goal } from '../optimise/solve-rows'

export type Draw = { goal: Goal; rules: MixRules }

export const DRAWS = {
  /** Money per kg CO₂e at most; prices are drawn thicker near zero. */
  carbonPrice: 1,
  /** The effective ratio is drawn from here up to the rule's own. */
  leastRatio: 0.3,
  /** Additions, percent of the binder: the cap of each draw lies between these. */
  additions: [0, 100] as const,
}

/** Latin hypercube over carbon price, water/binder and additions: each draw tightens the rules, none loosens them. */
export function drawsOf(rules: MixRules, count: number, next: Random, params = DRAWS): Draw[] {
  const price = hypercube(count, next)
  const ratio = hypercube(count, next)
  const additions = hypercube(count, next)
  const [few, many] = params.additions
  return Array.from({ length: count }, (_, at) => ({
    goal: { carbonPrice: params.carbonPrice * price[at]! ** 2 },
    rules: {
      ...tightened(rules, ratio[at]!, params.leastRatio),
      shares: [
        ...(rules.shares ?? []),
        { kinds: ['ggbs', 'pfa', 'silica-fume'], max: few + (many - few) * additions[at]! },
      ],
    },
  }))
}

function tightened(rules: MixRules, share: number, least: number): MixRules {
  const between = (max: number) => Math.max(Math.min(least, max), max - (max - least) * share)
  if (rules.strengthRatio)
    return { ...rules, strengthRatio: { ...rules.strengthRatio, max: between(rules.strengthRatio.max) } }
  return { ...rules, ratio: { max: between(rules.ratio?.max ?? 0.7) } }
}

/** One value in each of `count` equal slices of 0–1, in a shuffled order. */
function hypercube(count: number, next: Random): number[] {
  return shuffled(count, next).map(slice => (slice + next()) / count)
}
