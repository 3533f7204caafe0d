import { EngineeringFault } from '~/domain/kit/fault'
import type { Experience } from './experience'
import { FEATURES } from './features'
import type { Forest } from './forest'

/** Where the tests came from, kept on the model so that every prediction can name it. */
export type ModelSource = { name: string; licence: string; rows: number; mixes: number }

export type StrengthModel = {
  format: 'strength-forest-3'
  source: ModelSource
  seed: number
  features: readonly string[]
  /** Cuts by feature; the cuts of age are the joints of the age curve. */
  cuts: readonly (readonly number[])[]
  /** Tests behind each segment of the age curve. */
  ageWeights: readonly number[]
  /** The age that a segment's strength is of, days: the middle one of its tests. */
  ageKnots: readonly number[]
  /** Mean strength, MPa to this power: what is strong is told no more loosely than it is worth. */
  power: number
  centre: Forest
  /** Quantiles of ln(measured / centre) of tests the model had not seen. */
  low: Forest
  high: Forest
  /**
   * What the concrete of another laboratory and of other materials may lie beyond the band, either way, as ln(MPa / MPa):
   * measured on whole regions of mixes that were held out. Null where too few of them could be answered to know it.
   */
  sourceEffect: number | null
  /** Marks of the mixes it was trained on: their band is that of a known mix. */
  known: readonly number[]
  experience: Experience
}

/** The model itself when it is one of ours. Fault `unreadable-model`. */
export function soundModel(kept: unknown): StrengthModel {
  const model = kept as StrengthModel
  const sound =
    model?.format === 'strength-forest-3' &&
    (model.sourceEffect === null || model.sourceEffect >= 0) &&
    model.power > 0 &&
    model.features?.join() === FEATURES.join() &&
    model.ageKnots?.length === model.ageWeights?.length &&
    [model.centre, model.low, model.high].every(forest => Array.isArray(forest?.trees) && Number.isFinite(forest.base))
  if (!sound) throw new EngineeringFault('unreadable-model', 'The file is not a strength model of this format')
  return model
}
