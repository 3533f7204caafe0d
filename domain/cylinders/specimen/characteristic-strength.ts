import * as z from 'zod'
import { strengths } from '~/domain/cylinders/conformity/verdict'
import { mean, standardDeviation } from '~/domain/kit/statistics'
import { within } from '~/domain/kit/within'

/** Probability factor for 5 % below: 1.64 in EN practice, 1.65 in IS 456. */
export const FIVE_PERCENT = 1.64

export const CharacteristicStrengthInput = z.strictObject({
  results: z.array(z.number()).min(2).max(5000),
  k: z.number().default(FIVE_PERCENT),
})

export type Characteristic = { mean: number; standardDeviation: number; variation: number; characteristic: number }

/** Mean, s with n − 1, V in percent and x̄ − k·s of at least two results, MPa. */
export function characteristicStrength(results: readonly number[], k = FIVE_PERCENT): Characteristic {
  const values = strengths(results, 2)
  const centre = mean(values)
  const s = standardDeviation(values)
  const characteristic = centre - within(k, 'k', [0, 4]) * s
  return { mean: centre, standardDeviation: s, variation: (s / centre) * 100, characteristic }
}
