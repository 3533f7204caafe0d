import { inertVolume, solidVolume } from './constant-volume'
import type { StrengthMix } from './sample'

/**
 * What the trees see. A feature is one that water and cement move only one way when they take the place of aggregate, or one
 * that such a step leaves as it is; the trainer gives the first their directions and leaves the others free.
 */
export const FEATURES = [
  'cement',
  'slag',
  'ash',
  'water',
  'superplastic',
  'age',
  'binder',
  'waterBinder',
  'waterCement',
  'waterEffective',
  'superplasticWater',
  'additions',
  'fineShare',
  'solidVolume',
  'inertVolume',
] as const

export const AGE = FEATURES.indexOf('age')

/** What slag and ash count for beside cement in the effective ratio, about as the tests say at 28 days. */
const EFFICIENCY = { slag: 0.7, ash: 0.4 }

/** Feature row of one mix at one age; masses kg/m³, volumes litres, age days, ratios by mass. */
export function featuresOf(mix: StrengthMix): number[] {
  const { cement, slag, ash, water, superplastic, age } = mix
  const binder = cement + slag + ash
  const of: Record<(typeof FEATURES)[number], number> = {
    cement,
    slag,
    ash,
    water,
    superplastic,
    age,
    binder,
    waterBinder: water / binder,
    // A binder without portland cement has no finite ratio; the largest any cut can be beyond.
    waterCement: cement > 0 ? water / cement : 1e6,
    waterEffective: water / (cement + EFFICIENCY.slag * slag + EFFICIENCY.ash * ash),
    superplasticWater: superplastic / water,
    additions: slag + ash,
    fineShare: steady(mix.fineagg / (mix.coarseagg + mix.fineagg)),
    solidVolume: steady(solidVolume(mix)),
    inertVolume: steady(inertVolume(mix)),
  }
  return FEATURES.map(name => of[name])
}

/** Free of the last bits, in which a mix and its neighbour at the same volume differ. */
const steady = (value: number): number => Math.round(value * 1e7) / 1e7
