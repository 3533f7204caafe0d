import { EngineeringFault } from '~/domain/kit/fault'
import { textHash } from '~/domain/kit/text-hash'
import { type Bounds, finite, mass } from '~/domain/kit/within'
import { given } from '../bounds'

/** Masses kg/m³ as batched (aggregates as the data give them), age in days. */
export type StrengthMix = {
  cement: number
  slag: number
  ash: number
  water: number
  superplastic: number
  coarseagg: number
  fineagg: number
  age: number
}

export const CONTENTS = ['cement', 'slag', 'ash', 'water', 'superplastic', 'coarseagg', 'fineagg'] as const

/** Beyond these a row is a slip of the pen, whatever the model was trained on. */
export const SAMPLE_BOUNDS = {
  binder: [80, 1000] as Bounds,
  water: [60, 400] as Bounds,
  aggregate: [800, 2500] as Bounds,
  superplastic: [0, 60] as Bounds,
  age: [0.25, 3650] as Bounds,
}

/** The mix itself when sound. Faults: `not-a-number`, `negative-mass`, `missing-age`, `units-mixed-up`, `out-of-bounds`. */
export function soundMix(mix: StrengthMix, where = 'mix'): StrengthMix {
  const bounds = SAMPLE_BOUNDS
  for (const name of CONTENTS) mass(mix[name], `${where}.${name}`)
  const kg = (value: number, field: string, limits: Bounds) =>
    given(value, `${where}.${field}`, { unit: 'kg/m³', bounds: limits, twins: { 'lb/yd³': 0.5933, 't/m³': 1000 } })
  kg(mix.cement + mix.slag + mix.ash, 'binder', bounds.binder)
  kg(mix.water, 'water', bounds.water)
  kg(mix.coarseagg + mix.fineagg, 'aggregate', bounds.aggregate)
  given(mix.superplastic, `${where}.superplastic`, { unit: 'kg/m³', bounds: bounds.superplastic })
  if (mix.age === undefined || mix.age === null)
    throw new EngineeringFault('missing-age', `${where} has no age`, `${where}.age`)
  finite(mix.age, `${where}.age`)
  given(mix.age, `${where}.age`, { unit: 'days', bounds: bounds.age })
  return mix
}

/** What makes two tests the same mix: equal contents to 0.1 kg, whatever the age. */
export function mixKey(mix: StrengthMix): string {
  return CONTENTS.map(name => Math.round(mix[name] * 10)).join('/')
}

/** A 32-bit mark of a mix, by which a model remembers what it has seen without keeping the data. */
export const mixMark = (mix: StrengthMix): number => textHash(mixKey(mix))
