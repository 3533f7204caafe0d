import type { Predictor } from './predict'
import type { StrengthMix } from './sample'

export const DIRECTION_STEPS = {
  /** Water added, kg/m³. */
  water: [2, 5, 10, 20, 40],
  /** Days. */
  ages: [1, 3, 7, 14, 28, 56, 91, 180, 365],
}

export type Against = { mix: StrengthMix; kind: 'water' | 'age'; from: number; to: number }

/**
 * Asks a predictor whether strength falls (or stays) as water/binder rises and rises (or stays) with age, and lists the
 * steps that go against. The upper end is not asked about water: more water makes a known mix a new one, whose band is
 * wider. A model loaded from outside should pass before it is used.
 */
export function checkDirections(predictor: Predictor, mixes: readonly StrengthMix[], steps = DIRECTION_STEPS) {
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
