import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { Grading, measured, soundGrading } from '~/domain/rawtests/grading'
import type { SieveSeries } from '~/domain/rawtests/sieve-sizes'

/** Sieves that count, mm: ASTM C136 §8.4 (C125); its BS 410 twins; EN 12620 Annex B. */
export const FINENESS_SIEVES: Record<SieveSeries, readonly number[]> = {
  ASTM: [150, 75, 37.5, 19, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15],
  BS: [150, 75, 37.5, 20, 10, 5, 2.36, 1.18, 0.6, 0.3, 0.15],
  EN: [4, 2, 1, 0.5, 0.25, 0.125],
}

export const FinenessModulusInput = z.strictObject({
  grading: Grading,
  series: z.enum(['ASTM', 'BS', 'EN']).default('ASTM'),
})

export type FinenessModulus = { value: number; reported: number; series: SieveSeries; sieves: readonly number[] }

/**
 * Fineness modulus: cumulative percent retained on the sieves of the series, summed, over 100; reported to 0.01.
 * A sieve of the series that was not used is `sieve-missing`, unless it is coarser than a sieve that passes 100 %.
 */
export function finenessModulus(grading: Grading, series: SieveSeries = 'ASTM'): FinenessModulus {
  soundGrading(grading)
  const sieves = FINENESS_SIEVES[series]
  const missing = sieves.filter(size => measured(grading, size) === undefined)
  if (missing.length > 0) {
    throw new EngineeringFault(
      'sieve-missing',
      `fineness modulus (${series}) also needs ${missing.join(', ')} mm`,
      'grading',
    )
  }
  const value = sieves.reduce((sum, size) => sum + 100 - measured(grading, size)!, 0) / 100
  return { value, reported: roundTo(value, 0.01), series, sieves }
}
