import type { StrengthMix } from './sample'

/** What the trees see. The first eight are measured; the rest are ratios an engineer reads first. */
export const FEATURES = [
  'cement',
  'slag',
  'ash',
  'water',
  'superplastic',
  'coarseagg',
  'fineagg',
  'age',
  'binder',
  'waterBinder',
  'waterCement',
  'scmShare',
  'aggregateBinder',
  'superplasticBinder',
  'fineShare',
] as const

export const AGE = FEATURES.indexOf('age')

/**
 * Direction of strength along each feature: −1 never rises, 0 free. Every feature that holds water is −1, so more water
 * alone can never raise a prediction. Age is left free here and set right over the whole age curve, which costs no accuracy.
 */
export const DIRECTIONS: readonly number[] = FEATURES.map(name =>
  name === 'water' || name === 'waterBinder' || name === 'waterCement' ? -1 : 0,
)

/** Feature row of one mix at one age; masses kg/m³, age days, ratios by mass. */
export function featuresOf(mix: StrengthMix): number[] {
  const binder = mix.cement + mix.slag + mix.ash
  const aggregate = mix.coarseagg + mix.fineagg
  return [
    mix.cement,
    mix.slag,
    mix.ash,
    mix.water,
    mix.superplastic,
    mix.coarseagg,
    mix.fineagg,
    mix.age,
    binder,
    mix.water / binder,
    // A binder without portland cement has no finite ratio; the largest any cut can be beyond.
    mix.cement > 0 ? mix.water / mix.cement : 1e6,
    (mix.slag + mix.ash) / binder,
    aggregate / binder,
    mix.superplastic / binder,
    mix.fineagg / aggregate,
  ]
}
