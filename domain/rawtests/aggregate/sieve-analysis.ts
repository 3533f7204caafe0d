import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { roundTo } from '~/domain/kit/rounding'
import { mass, within } from '~/domain/kit/within'
import { given, QUANTITIES, reading } from '~/domain/mixdesign/bounds'
import { descending, type GradingPoint } from '~/domain/rawtests/grading'

/** Largest loss or gain in sieving, percent: ASTM C136 §8.7 and EN 933-1 §8; a laboratory may set a tighter one. */
export const CLOSURE = { 'ASTM C136': 0.3, 'EN 933-1': 1 } as const

/** Masses in g, sieves in mm from coarse to fine. `washedMass` is the dry mass left after washing, when fines were washed out. */
export const SieveAnalysisInput = z.strictObject({
  sieves: z
    .array(z.strictObject({ size: z.number(), retained: z.number() }))
    .min(2)
    .max(40),
  pan: z.number(),
  totalMass: z.number(),
  washedMass: z.number().nullish(),
  method: z.enum(['ASTM C136', 'EN 933-1']).default('ASTM C136'),
  closureLimit: reading({ ...QUANTITIES.tenths, bounds: [0.1, 5] }).optional(),
})
export type SieveAnalysisInput = z.input<typeof SieveAnalysisInput>

export type SieveRow = {
  size: number
  mass: number
  retained: number
  cumulative: number
  passing: number
  reported: number
}
export type SieveAnalysis = {
  rows: SieveRow[]
  grading: GradingPoint[]
  /** Percent of the total dry mass that ended in the pan, and that washing took away. */
  pan: number
  washed: number
  /** Percent finer than the finest sieve, washing and pan together: ((M1 − M2) + P) / M1 · 100 (EN 933-1 §9). */
  fines: number
  /** Percent lost (positive) or gained (negative) while sieving. */
  loss: number
  closureLimit: number
}

/**
 * Retained, cumulative and passing percent of one dry sample (ASTM C136, C117; EN 933-1). Percentages are of the total dry
 * mass before washing. Passing is reported to 1 %, at the finest sieve to 0.1 %. Σ retained + pan + washed + loss = 100.
 * Faults: `sieves-out-of-order`, `negative-mass`, `not-a-number`, `out-of-bounds`, `washed-exceeds-total`, `sieve-closure`.
 */
export function sieveAnalysis(input: SieveAnalysisInput): SieveAnalysis {
  descending(
    input.sieves.map(sieve => sieve.size),
    'sieves',
  )
  // The least sample of EN 933-1 and ASTM C136 is 200 g and 300 g.
  const grams = { unit: 'g', bounds: [100, 200_000], twins: { kg: 1000 } } as const
  const total = given(mass(input.totalMass, 'totalMass'), 'totalMass', grams)
  const sieved = sievedMass(input, total)
  const closureLimit = input.closureLimit ?? CLOSURE[input.method ?? 'ASTM C136']
  const loss = closureLoss(input, sieved, closureLimit)
  const rows = sieveRows(input, total)
  const pan = (input.pan / total) * 100
  const washed = ((total - sieved) / total) * 100
  return {
    rows,
    grading: rows.map(row => ({ size: row.size, passing: row.passing })),
    pan,
    washed,
    fines: pan + washed,
    loss: (loss * sieved) / total,
    closureLimit,
  }
}

function sievedMass({ washedMass }: SieveAnalysisInput, total: number): number {
  if (washedMass === null || washedMass === undefined) return total
  if (mass(washedMass, 'washedMass') > total) {
    throw new EngineeringFault(
      'washed-exceeds-total',
      'the washed sample weighs more than before washing',
      'washedMass',
    )
  }
  return within(washedMass, 'washedMass', [0.5, total], 'g')
}

function closureLoss({ sieves, pan }: SieveAnalysisInput, sieved: number, limit: number): number {
  const collected = sieves.reduce((sum, sieve) => sum + mass(sieve.retained, `${sieve.size} mm retained`), 0)
  const loss = ((sieved - collected - mass(pan, 'pan')) / sieved) * 100
  if (Math.abs(loss) > limit + 1e-9) {
    const message = `the parts differ from the sample by ${roundTo(Math.abs(loss), 0.01)} %, more than ${limit} %: repeat the test`
    throw new EngineeringFault('sieve-closure', message, 'sieves')
  }
  return loss
}

function sieveRows({ sieves }: SieveAnalysisInput, total: number): SieveRow[] {
  let collected = 0
  return sieves.map(({ size, retained }, index) => {
    collected += retained
    const cumulative = Math.min(100, (collected / total) * 100)
    const passing = 100 - cumulative
    const reported = roundTo(passing, index === sieves.length - 1 ? 0.1 : 1)
    return { size, mass: retained, retained: (retained / total) * 100, cumulative, passing, reported }
  })
}
