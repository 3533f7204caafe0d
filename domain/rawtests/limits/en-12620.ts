import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { pairsOf } from '~/domain/kit/pair'
import { within } from '~/domain/kit/within'
import { QUANTITIES, reading } from '~/domain/mixdesign/bounds'
import table from '~/domain/rawtests/data/en-12620.json'
import { Grading, measured, soundGrading } from '~/domain/rawtests/grading'
import type { SieveVerdict } from '~/domain/rawtests/limits/grading-limits'

type Multiple = '2D' | '1.4D' | 'D' | 'd' | 'd/2'

export const EN12620_CATEGORIES = table.categories.map(row => ({ ...row, limits: pairsOf(row.limits) }))

/** The tested sieve nearest to a computed size counts when it lies within one step of the R10 series. */
export const NEAREST_SIEVE_RATIO = 1.26

/** Aggregate size d/D in mm (EN 12620 §4.2); d is 0 for fine and all-in aggregate. */
export const En12620Input = z.strictObject({
  grading: Grading,
  d: reading({ unit: 'mm', bounds: [0, 90], small: [0.063, 'metres'] }),
  D: z.number(),
  category: z.string(),
  typicalMidSize: reading(QUANTITIES.share).nullish(),
})
export type En12620Input = z.input<typeof En12620Input>

export type En12620 = {
  verdict: 'pass' | 'fail' | 'incomplete'
  sieves: (SieveVerdict & { rule: Multiple | 'mid-size' })[]
  /** More than 99 % passes D: allowed, but the typical grading must be declared (Table 2 note). */
  declareTypicalGrading: boolean
}

/**
 * General grading by EN 12620 Table 2 for a category (GC85/20, GF85 …) and the mid-size sieve of Table 3 for graded coarse
 * aggregate. Percent by mass. Faults: `unknown-category`, `size-designation`, and those of a grading.
 */
export function en12620(input: En12620Input): En12620 {
  soundGrading(input.grading)
  const D = within(input.D, 'D', [1, 125], 'mm')
  const d = within(input.d, 'd', [0, 90], 'mm')
  const category = EN12620_CATEGORIES.find(row => row.category === input.category)
  if (!category) throw new EngineeringFault('unknown-category', `no category ${input.category}`, 'category')
  if (d > 0 && D / d < 1.4) throw new EngineeringFault('size-designation', `D/d is ${D / d}, below 1.4`, 'D')
  const sizes: Record<Multiple, number> = { '2D': 2 * D, '1.4D': 1.4 * D, D, d, 'd/2': d / 2 }
  const rows = Object.entries(category.limits).flatMap(([rule, [min, max]]) => {
    const size = sizes[rule as Multiple]
    return size > 0 ? [verdictRow(input.grading, rule as Multiple, size, min, rule === 'D' ? 100 : max)] : []
  })
  const sieves = [...rows, ...midSizeRow(input, D, d)]
  const has = (verdict: SieveVerdict['verdict']) => sieves.some(sieve => sieve.verdict === verdict)
  return {
    verdict: has('below') || has('above') ? 'fail' : has('not tested') ? 'incomplete' : 'pass',
    sieves,
    declareTypicalGrading: (measured(input.grading, D) ?? 0) > 99,
  }
}

function midSizeRow({ grading, typicalMidSize }: En12620Input, D: number, d: number): En12620['sieves'] {
  if (d === 0 || D / d <= 2 || D <= 11.2) return []
  const { overall, tolerance } = D / d < 4 ? table.midSize.GT15 : table.midSize['GT17.5']
  const typical = typicalMidSize ?? null
  const min = typical === null ? overall[0]! : Math.max(overall[0]!, typical - tolerance)
  const max = typical === null ? overall[1]! : Math.min(overall[1]!, typical + tolerance)
  return [verdictRow(grading, 'mid-size', D / d < 4 ? D / 1.4 : D / 2, min, max)]
}

function verdictRow(grading: Grading, rule: Multiple | 'mid-size', wanted: number, min: number, max: number) {
  const size = nearestSieve(grading, wanted)
  const passing = measured(grading, size) ?? null
  const outside =
    passing === null ? 'not tested' : passing < min - 1e-9 ? 'below' : passing > max + 1e-9 ? 'above' : 'within'
  return { rule, size, min, max, passing, verdict: outside as SieveVerdict['verdict'] }
}

function nearestSieve(grading: Grading, wanted: number): number {
  const near = grading
    .map(point => ({ size: point.size, ratio: Math.max(point.size / wanted, wanted / point.size) }))
    .filter(point => point.ratio <= NEAREST_SIEVE_RATIO + 1e-9)
    .sort((a, b) => a.ratio - b.ratio)
  return near[0]?.size ?? wanted
}
