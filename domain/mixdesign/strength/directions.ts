import { atConstantVolume } from './constant-volume'
import type { Predictor } from './predict'
import type { StrengthMix } from './sample'

/** Share of the binder left at the same water. */
const LEANER = [0.95, 0.9]

/**
 * For each mix whether the model tells it stronger with less of all its binder at the same water and volume. Water, cement
 * and age hold by construction; slag and ash are learnt and must be asked, above all of a mix that an optimiser picked.
 */
export function strongerWithLess(predictor: Predictor, mixes: readonly StrengthMix[], shares = LEANER): boolean[] {
  const predicted = predictor.bands(mixes)
  const leaner = shares.map(left =>
    predictor.bands(
      mixes.map(mix => {
        const off = left - 1
        return atConstantVolume(mix, { cement: mix.cement * off, slag: mix.slag * off, ash: mix.ash * off })
      }),
    ),
  )
  return predicted.map((band, at) => leaner.some(row => row[at]!.p50 > band.p50 + 1e-9))
}
