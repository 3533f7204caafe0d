import type { Constituent, Kind } from '~/domain/mixdesign/optimise/constituent'
import type { MixRules } from '~/domain/mixdesign/optimise/rules'
import reference from '~/domain/mixdesign/tables/mix-lp-reference.json'

const KIND: Record<string, Kind> = {
  cemI: 'cement',
  ggbs: 'ggbs',
  pfa: 'pfa',
  water: 'water',
  sp: 'admixture',
  ca20: 'coarse',
  ca10: 'coarse',
  msand: 'fine',
  nsand: 'fine',
}
const gradings = reference.passing as Record<string, number[]>

/** The published-in-house reference instance as a plant and its rules; its optimum was found by an independent solver. */
export const PLANT: Constituent[] = reference.variables.map((id, at) => ({
  id,
  kind: KIND[id]!,
  density: reference.sg[at]!,
  cost: reference.cost_per_kg[at]!,
  gwp: reference.gwp_per_kg[at]!,
  ...(gradings[id]
    ? { passing: Object.fromEntries(reference.sieves_mm.map((sieve, s) => [String(sieve), gradings[id]![s]!])) }
    : {}),
}))

export const RULES: MixRules = {
  air: reference.air_fraction * 100,
  strengthRatio: { max: 0.48, efficiency: { ggbs: 0.6, pfa: 0.4 } },
  ratio: { max: 0.45 },
  binder: { min: 340, max: 480 },
  waterDemand: { demand: 205, saving: 12 },
  water: { min: 150 },
  admixture: { max: 1.2 },
  shares: [
    { kinds: ['ggbs'], max: 65 },
    { kinds: ['pfa'], max: 25 },
    { kinds: ['ggbs', 'pfa'], max: 65 },
  ],
  paste: { min: 0.26, max: 0.32 },
  envelope: reference.sieves_mm.map((sieve, s) => ({
    sieve,
    min: reference.envelope[s]![0]!,
    max: reference.envelope[s]![1]!,
  })),
}
