import * as z from 'zod'
import table from '~/domain/cylinders/data/specimen.json'
import { STRENGTH } from '~/domain/cylinders/specimen/cylinder-strength'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { mean, spread } from '~/domain/kit/statistics'
import { within } from '~/domain/kit/within'
import { reading } from '~/domain/mixdesign/bounds'

export const SPECIMENS = {
  '150x300 lab': { least: 2 },
  '150x300 field': { least: 2 },
  '100x200 lab': { least: 3 },
  cube: { least: 1 },
} as const

/** Strengths in MPa of the specimens of one sample at one age. */
export const StrengthTestInput = z.strictObject({
  strengths: z.array(z.number()).min(1).max(12),
  kind: z.enum(['150x300 lab', '150x300 field', '100x200 lab', 'cube']).default('cube'),
  spreadMax: reading({ unit: '%', bounds: [1, 100], small: [1, 'a fraction'] }).default(table.spreadPercent.max),
})
export type StrengthTestInput = z.input<typeof StrengthTestInput>

export type StrengthTest = {
  mean: number
  reported: number
  /** Largest minus smallest in percent of the mean, and what ASTM C39 expects of two or three; null where it has no figure. */
  rangePercent: number
  rangeExpected: number | null
  rangeAcceptable: boolean
  /** EN 206 §8.2.1.1: a spread of more than 15 % is discarded unless a reason is found. */
  discard: boolean
}

/**
 * One strength test: the mean of at least two 150 × 300 or three 100 × 200 cylinders (ACI 318 §26.12.1.1), or of the cubes
 * of a sample. Fewer are `too-few-specimens`. MPa to 0.1.
 */
export function strengthTest({
  strengths,
  kind = 'cube',
  spreadMax = table.spreadPercent.max,
}: StrengthTestInput): StrengthTest {
  const { least } = SPECIMENS[kind]
  if (strengths.length < least) {
    throw new EngineeringFault(
      'too-few-specimens',
      `${kind}: ${least} specimens make a test, ${strengths.length} given`,
      'strengths',
    )
  }
  const centre = mean(strengths.map(strength => within(strength, 'strengths', STRENGTH, 'MPa')))
  const rangePercent = (spread(strengths) / centre) * 100
  const expected = table.range.percent as Partial<Record<string, Record<string, number>>>
  const rangeExpected = expected[kind]?.[strengths.length] ?? null
  return {
    mean: centre,
    reported: roundTo(centre, 0.1),
    rangePercent,
    rangeExpected,
    rangeAcceptable: rangeExpected === null || rangePercent <= rangeExpected + 1e-9,
    discard: rangePercent > spreadMax + 1e-9,
  }
}
