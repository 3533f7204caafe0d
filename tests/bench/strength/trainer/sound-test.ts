import type { Bounds } from '~/domain/kit/within'
import { given } from '~/domain/mixdesign/bounds'
import { type StrengthMix, soundMix } from '~/domain/mixdesign/strength/sample'

/** A mix with the strength its cylinders reached at that age, MPa. */
export type StrengthTest = StrengthMix & { strength: number }

const STRENGTH: Bounds = [0.5, 200]

/** The test itself when sound: a sound mix, and a strength in MPa (fault `units-mixed-up` when it reads as psi). */
export function soundTest(test: StrengthTest, where = 'test'): StrengthTest {
  soundMix(test, where)
  given(test.strength, `${where}.strength`, {
    unit: 'MPa',
    bounds: STRENGTH,
    twins: { psi: 0.0068948, kPa: 0.001 },
  })
  return test
}
