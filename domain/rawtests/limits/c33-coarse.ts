import * as z from 'zod'
import { within } from '~/domain/kit/within'
import { QUANTITIES, reading } from '~/domain/mixdesign/bounds'
import { Grading } from '~/domain/rawtests/grading'
import { checkGrading, type GradingVerdict, gradingSpecification } from '~/domain/rawtests/limits/grading-limits'

/** ASTM C33/C33M Table 3: finer than 75 µm, percent; 1.5 when those fines are free of clay or shale. */
export const C33_COARSE_FINES = { normal: 1, clean: 1.5 } as const

export const C33CoarseInput = z.strictObject({
  grading: Grading,
  sizeNumber: z.string(),
  passing75um: reading(QUANTITIES.tenths).nullish(),
  cleanFines: z.boolean().default(false),
  /** Fine aggregate in the concrete: its share of all aggregate, its own limit and its own fines, percent. */
  fineAggregate: z
    .strictObject({
      share: reading(QUANTITIES.share),
      limit: reading(QUANTITIES.tenths),
      passing75um: reading(QUANTITIES.tenths),
    })
    .nullish(),
})
export type C33CoarseInput = z.input<typeof C33CoarseInput>

export type C33Coarse = {
  verdict: 'pass' | 'fail' | 'incomplete'
  limits: GradingVerdict
  fines: { value: number; max: number; pass: boolean } | null
}

/** Coarse aggregate by ASTM C33 Table 2 for a size number ("57", "67", "9A"), and its fines by Table 3. Percent by mass. */
export function c33Coarse(input: C33CoarseInput): C33Coarse {
  const limits = checkGrading(input.grading, gradingSpecification(`c33-${input.sizeNumber}`).limits)
  const fines = finesVerdict(input)
  return { verdict: fines?.pass === false ? 'fail' : limits.verdict, limits, fines }
}

/**
 * Raised fines limit of Table 3 footnote D, percent: L = 1 + [P / (100 − P)] (T − A), with P the percent of fine aggregate
 * in the total, T the limit for the fine aggregate and A what it actually has.
 */
export function raisedFinesLimit(share: number, limit: number, actual: number): number {
  const p = within(share, 'fineAggregate.share', [0, 90], '%')
  const t = within(limit, 'fineAggregate.limit', [0, 10], '%')
  const a = within(actual, 'fineAggregate.passing75um', [0, t], '%')
  return 1 + (p / (100 - p)) * (t - a)
}

function finesVerdict({ passing75um, cleanFines, fineAggregate }: C33CoarseInput): C33Coarse['fines'] {
  if (passing75um === null || passing75um === undefined) return null
  const value = within(passing75um, 'passing75um', [0, 100], '%')
  const flat = cleanFines ? C33_COARSE_FINES.clean : C33_COARSE_FINES.normal
  const raised = fineAggregate
    ? raisedFinesLimit(fineAggregate.share, fineAggregate.limit, fineAggregate.passing75um)
    : flat
  const max = Math.max(flat, raised)
  return { value, max, pass: value <= max + 1e-9 }
}
