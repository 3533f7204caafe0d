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
