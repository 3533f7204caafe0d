import type { StrengthMix } from './sample'

/**
 * Relative densities by which the model reckons volume. A recipe hands its aggregate over at this density, a heavier stone by
 * its volume, so that a litre of aggregate is a litre whatever it weighs.
 */
const MODEL_DENSITY = { cement: 3.15, slag: 2.9, ash: 2.3, water: 1, aggregate: 2.65 } as const

/** Mass of aggregate as the model reads it, kg at {@link MODEL_DENSITY}: `density` is its own, relative. */
export const aggregateAsModel = (kg: number, density: number): number => (kg * MODEL_DENSITY.aggregate) / density

/** Cement, water and aggregate, litres in a cubic metre. */
export const inertVolume = ({ cement, water, coarseagg, fineagg }: StrengthMix): number =>
  cement / MODEL_DENSITY.cement + water / MODEL_DENSITY.water + (coarseagg + fineagg) / MODEL_DENSITY.aggregate

/** All but air, litres in a cubic metre. */
export const solidVolume = (mix: StrengthMix): number =>
  inertVolume(mix) + mix.slag / MODEL_DENSITY.slag + mix.ash / MODEL_DENSITY.ash

/** The mix with more (or less) of what is named, kg/m³; sand and stone give way in proportion, so the volume stays. */
export function atConstantVolume(
  mix: StrengthMix,
  more: Partial<Record<'cement' | 'slag' | 'ash' | 'water', number>>,
): StrengthMix {
  const names = Object.keys(more) as (keyof typeof more)[]
  const next = { ...mix }
  for (const name of names) next[name] += more[name]!
  const litres = names.reduce((sum, name) => sum + more[name]! / MODEL_DENSITY[name], 0)
  const aggregate = mix.coarseagg + mix.fineagg
  const left = (aggregate - litres * MODEL_DENSITY.aggregate) / aggregate
  return { ...next, coarseagg: mix.coarseagg * left, fineagg: mix.fineagg * left }
}
