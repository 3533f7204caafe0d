import { type SpecimenShape, strengthAs } from '../strength-class'
import { SLOWNESS, strengthAt } from './age-curve'
import { type Codes, codesOf } from './bins'
import { type ExperienceVerdict, judgeExperience } from './experience'
import { AGE, featuresOf } from './features'
import { type Compiled, compileForest, curvesOf } from './forest'
import { nonFalling } from './isotonic'
import type { StrengthModel } from './model'
import { mixMark, type StrengthMix, soundMix } from './sample'

const LEAST_STRENGTH = 0.5

/** MPa: a tenth of such concretes fall below p10, a tenth lie above p90; p50 is the expected strength. */
export type StrengthBand = { p10: number; p50: number; p90: number }

export type StrengthAnswer =
  | ({ refused: false; experience: ExperienceVerdict; knownMix: boolean; specimen: SpecimenShape } & StrengthBand)
  | { refused: true; experience: ExperienceVerdict }

export type Predictor = {
  /**
   * A band, or a refusal for a mix outside the training data. A model learns from cylinders; whoever lays the answer beside a
   * grade or a target mean asks for cubes, which those of the house are. Concrete of another source than the tests (a house
   * and its cement, asked of a published model) has a band that is wider by the effect of a source.
   */
  ask: (mix: StrengthMix, specimen?: SpecimenShape, source?: 'own' | 'other') => StrengthAnswer
  /** Whether the model was taught this very mix. */
  knows: (mix: StrengthMix) => boolean
  /** A band of cylinders for every mix, strangers included: for scoring, never for a promise. */
  bands: (mixes: readonly StrengthMix[]) => StrengthBand[]
}

/**
 * A predictor ready for use. In the same volume, aggregate giving way, strength never rises with water nor falls with cement,
 * and never falls with age: by construction, since leaves keep the directions of water and cement, all else that they see
 * stays as it is, and the curve over age is made non-falling before it is read. That holds for p50 of every mix and for the
 * band of every mix that the model has not been taught; the band of one that it has is narrower than its neighbours'.
 * Faults: those of {@link soundMix}.
 */
export function predictorOf(model: StrengthModel): Predictor {
  const read = bandReader(model)
  const known = new Set(model.known)
  const isKnown = (mix: StrengthMix) => known.has(mixMark(mix))
  return {
    knows: isKnown,
    bands: mixes =>
      read(
        mixes.map((mix, at) => soundMix(mix, `mix ${at + 1}`)),
        mixes.map(isKnown),
      ),
    ask: (mix, specimen = 'cylinder', source = 'other') => {
      const experience = judgeExperience(model.experience, soundMix(mix))
      const effect = source === 'own' ? 0 : model.sourceEffect
      if (effect === null) {
        const outside = [...experience.outside, 'source']
        return { refused: true, experience: { ...experience, inside: false, outside } }
      }
      if (!experience.inside) return { refused: true, experience }
      const knownMix = isKnown(mix)
      const { p10, p50, p90 } = read([mix], [knownMix && source === 'own'])[0]!
      const as = (mpa: number) => strengthAs(mpa, 'cylinder', specimen)
      const [low, high] = [p10 * Math.exp(-effect), p90 * Math.exp(effect)]
      return { refused: false, experience, knownMix, specimen, p10: as(low), p50: as(p50), p90: as(high) }
    },
  }
}

function bandReader(
  model: StrengthModel,
): (mixes: readonly StrengthMix[], known: readonly boolean[]) => StrengthBand[] {
  const [centre, low, high] = [model.centre, model.low, model.high].map(forest => compileForest(forest, AGE))
  const { ageWeights, ageKnots } = model
  const segments = ageWeights.length
  const cuts = [...model.cuts, [0.5]]
  return (mixes, known) => {
    const data = codesOf(
      mixes.map((mix, at) => [...featuresOf(mix), known[at] ? 1 : 0]),
      cuts,
    )
    const middle = middleCurves(centre!, data, model)
    const [lower, upper] = [low!, high!].map(forest => curvesOf(forest, data, segments)) as [Float64Array, Float64Array]
    for (let at = 0; at < middle.length; at++) {
      lower[at] = middle[at]! * Math.exp(Math.min(0, lower[at]!))
      upper[at] = middle[at]! * Math.exp(Math.max(0, upper[at]!))
    }
    return mixes.map((_, row) => {
      const from = row * segments
      nonFalling(lower.subarray(from, from + segments), ageWeights)
      nonFalling(upper.subarray(from, from + segments), ageWeights)
      const at = (curve: Float64Array, slowness: number) =>
        strengthAt(mixes[row]!.age, ageKnots, curve.subarray(from, from + segments), slowness)
      // Before the first tested age the band widens from slow cements to rapid ones.
      return {
        p10: at(lower, SLOWNESS.slow),
        p50: at(middle, SLOWNESS.normal),
        p90: at(upper, SLOWNESS.rapid),
      }
    })
  }
}

/** The expected strengths over the segments of age, mix after mix, MPa. */
export function middleCurves(
  centre: Compiled,
  data: Codes,
  { ageWeights, power }: Pick<StrengthModel, 'ageWeights' | 'power'>,
): Float64Array {
  const segments = ageWeights.length
  const curves = curvesOf(centre, data, segments)
  for (let from = 0; from < curves.length; from += segments)
    nonFalling(curves.subarray(from, from + segments), ageWeights)
  // Far below the data a sum of leaves could turn negative; concrete cannot.
  return curves.map(one => Math.max(LEAST_STRENGTH, Math.max(0, one) ** (1 / power)))
}
