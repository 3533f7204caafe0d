import { FEATURES } from '~/domain/mixdesign/strength/features'
import type { Predictor } from '~/domain/mixdesign/strength/predict'
import type { StrengthMix } from '~/domain/mixdesign/strength/sample'

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

const STEPS = {
  /** Water added, kg/m³. */
  water: [2, 5, 10, 20, 40],
  /** Days. */
  ages: [1, 3, 7, 14, 28, 56, 91, 180, 365],
}

type Against = { mix: StrengthMix; kind: 'water' | 'age'; from: number; to: number }

/**
 * Asks a predictor whether strength falls (or stays) as water/binder rises and rises (or stays) with age, and lists the
 * steps that go against. The upper end is not asked about water: more water makes a known mix a new one, whose band is
 * wider. A model loaded from outside should pass before it is used.
 */
export function checkDirections(predictor: Predictor, mixes: readonly StrengthMix[], steps = STEPS) {
  const broken: Against[] = []
  let asked = 0
  for (const mix of mixes) {
    const wetter = [0, ...steps.water].map(more => ({ ...mix, water: mix.water + more }))
    const older = steps.ages.map(age => ({ ...mix, age }))
    for (const [kind, row, sign] of [
      ['water', wetter, -1],
      ['age', older, 1],
    ] as const) {
      const bands = predictor.bands(row)
      for (let at = 1; at < bands.length; at++) {
        const [before, after] = [bands[at - 1]!, bands[at]!]
        asked++
        const ends = kind === 'age' ? (['p10', 'p50', 'p90'] as const) : (['p10', 'p50'] as const)
        if (ends.every(end => sign * (after[end] - before[end]) >= -1e-9)) continue
        broken.push({ mix, kind, from: row[at - 1]![kind], to: row[at]![kind] })
      }
    }
  }
  return { asked, broken }
}
