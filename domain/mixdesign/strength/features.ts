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

/** Which way strength may go along a feature: +1 never falls, −1 never rises; a feature not named is free. */
const DIRECTION: Partial<Record<(typeof FEATURES)[number], 1 | -1>> = {
  cement: 1,
  binder: 1,
  water: -1,
  waterBinder: -1,
  waterCement: -1,
  aggregateBinder: -1,
}

/**
 * Direction by feature. Every feature that holds water is −1, so more water alone can never raise a prediction; those of
 * cement and binder make less binder weaker nearly everywhere. Age is left free here and set right over the whole age
 * curve, which costs no accuracy.
 */
export const DIRECTIONS: readonly number[] = FEATURES.map(name => DIRECTION[name] ?? 0)

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
