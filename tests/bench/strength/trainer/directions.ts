import { atConstantVolume } from '~/domain/mixdesign/strength/constant-volume'
import { FEATURES } from '~/domain/mixdesign/strength/features'
import type { Predictor } from '~/domain/mixdesign/strength/predict'
import type { StrengthMix } from '~/domain/mixdesign/strength/sample'

/**
 * Which way strength may go along a feature: +1 never falls, −1 never rises, 0 is free. Free are only features that stay as
 * they are when water or cement takes the place of aggregate, and age, which is set right over its whole curve; so no sum of
 * leaves can tell a mix stronger for more water, or weaker for more cement, in the same volume.
 */
const DIRECTION: Record<(typeof FEATURES)[number], -1 | 0 | 1> = {
  cement: 1,
  slag: 0,
  ash: 0,
  water: -1,
  superplastic: 0,
  age: 0,
  binder: 1,
  waterBinder: -1,
  waterCement: -1,
  waterEffective: -1,
  superplasticWater: 1,
  additions: 0,
  fineShare: 0,
  solidVolume: 0,
  inertVolume: 0,
}

/** Direction by feature. */
export const DIRECTIONS: readonly number[] = FEATURES.map(name => DIRECTION[name])

const STEPS = {
  /** In the place of aggregate, kg/m³. */
  water: [2, 5, 10, 20, 40],
  cement: [2, 5, 10, 20, 40, 80],
  /** Days. */
  ages: [1, 3, 7, 14, 28, 56, 91, 180, 365],
}

type Against = { mix: StrengthMix; kind: 'water' | 'cement' | 'age'; from: number; to: number }

/**
 * Asks a predictor whether strength falls (or stays) with water and rises (or stays) with cement at constant volume, and rises
 * (or stays) with age, and lists the steps that go against. Only the expected strength is asked of a mix that it was taught:
 * its neighbours are new mixes, whose bands are wider. A model loaded from outside should pass before it is used.
 */
export function checkDirections(predictor: Predictor, mixes: readonly StrengthMix[], steps = STEPS) {
  const broken: Against[] = []
  let asked = 0
  for (const mix of mixes) {
    const wetter = [0, ...steps.water].map(water => atConstantVolume(mix, { water }))
    const richer = [0, ...steps.cement].map(cement => atConstantVolume(mix, { cement }))
    const older = steps.ages.map(age => ({ ...mix, age }))
    for (const [kind, row, sign] of [
      ['water', wetter, -1],
      ['cement', richer, 1],
      ['age', older, 1],
    ] as const) {
      const bands = predictor.bands(row)
      for (let at = 1; at < bands.length; at++) {
        const [before, after] = [bands[at - 1]!, bands[at]!]
        asked++
        const taught = kind !== 'age' && predictor.knows(mix)
        const ends = taught ? (['p50'] as const) : (['p10', 'p50', 'p90'] as const)
        if (ends.every(end => sign * (after[end] - before[end]) >= -1e-9)) continue
        broken.push({ mix, kind, from: row[at - 1]![kind], to: row[at]![kind] })
      }
    }
  }
  return { asked, broken }
}
