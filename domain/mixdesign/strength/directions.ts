import type { Predictor } from './predict'
import type { StrengthMix } from './sample'

export const DIRECTION_STEPS = {
  /** Water added, kg/m³. */
  water: [2, 5, 10, 20, 40],
  /** Days. */
  ages: [1, 3, 7, 14, 28, 56, 91, 180, 365],
  /** Share of the binder left at the same water. */
  binder: [0.95, 0.9],
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

/**
 * For each mix whether the model tells it stronger with less binder at the same water, which no concrete is. Water and age
 * hold by construction; this direction is learnt and must be asked, above all of a mix that an optimiser picked.
 */
export function strongerWithLess(
  predictor: Predictor,
  mixes: readonly StrengthMix[],
  steps = DIRECTION_STEPS,
): boolean[] {
  const told = predictor.bands(mixes)
  const leaner = steps.binder.map(left =>
    predictor.bands(
      mixes.map(mix => ({ ...mix, cement: mix.cement * left, slag: mix.slag * left, ash: mix.ash * left })),
    ),
  )
  return told.map((band, at) => leaner.some(row => row[at]!.p50 > band.p50 + 1e-9))
}
