import * as z from 'zod'
import { mean, standardDeviation } from '~/domain/kit/statistics'
import { atLeast, within } from '~/domain/kit/within'

/** Strengths of one source in time order, MPa, and the differences between duplicate tests of the same sample, MPa. */
export const MillConsistencyInput = z.strictObject({
  strengths: z.array(z.number()).min(5).max(1000),
  duplicateDifferences: z.array(z.number()).default([]),
  movingOf: z.number().int().min(2).max(20).default(5),
})
export type MillConsistencyInput = z.input<typeof MillConsistencyInput>

export type MillConsistency = {
  mean: number
  movingMeans: (number | null)[]
  total: number
  testing: number | null
  /** Standard deviation of the source without the testing error; null without duplicates. */
  source: number | null
}

/**
 * Uniformity of one cement source after the idea of ASTM C917: moving mean of five, total standard deviation s, testing
 * error from duplicates d̄/1.128, and √(s² − e²) for the source alone (0 where testing explains it all). MPa.
 */
export function millConsistency(input: MillConsistencyInput): MillConsistency {
  const of = within(input.movingOf ?? 5, 'movingOf', [2, 20])
  const strengths = atLeast(input.strengths, of, 'strengths').map(value => within(value, 'strengths', [1, 90], 'MPa'))
  const differences = (input.duplicateDifferences ?? []).map(value =>
    within(Math.abs(value), 'duplicateDifferences', [0, 30]),
  )
  const total = standardDeviation(strengths)
  const testing = differences.length > 0 ? mean(differences) / 1.128 : null
  return {
    mean: mean(strengths),
    movingMeans: strengths.map((_, index) =>
      index + 1 < of ? null : mean(strengths.slice(index + 1 - of, index + 1)),
    ),
    total,
    testing,
    source: testing === null ? null : Math.sqrt(Math.max(0, total ** 2 - testing ** 2)),
  }
}
