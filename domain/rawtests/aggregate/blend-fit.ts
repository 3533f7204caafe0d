import * as z from 'zod'
import { EngineeringFault } from '~/domain/kit/fault'
import { solveLinear } from '~/domain/kit/linear'
import { atLeast, within } from '~/domain/kit/within'
import { between } from '~/domain/mixdesign/bounds'
import { Grading, measured, soundGrading } from '~/domain/rawtests/grading'

/** Target percent passing per sieve in mm; a weight tells how much a sieve matters (1 unless given). */
export const BlendFitInput = z.strictObject({
  gradings: z.array(Grading).min(1).max(8),
  target: z
    .array(z.strictObject({ size: between(0.02, 200, 'mm'), passing: z.number(), weight: z.number().optional() }))
    .min(1)
    .max(40),
})
export type BlendFitInput = z.input<typeof BlendFitInput>

/** Shares sum to 1 in the order of the gradings; rms is the root mean square miss in points of percent passing. */
export type BlendFit = { shares: number[]; rms: number }

/**
 * Shares that bring a blend nearest to a target: min Σ w (Σ P a − T)², Σ a = 1, a ≥ 0. Exact: every subset of aggregates is
 * solved with its Lagrange equations and the best feasible one wins (at most 255 small systems for 8 aggregates).
 */
export function blendFit({ gradings, target }: BlendFitInput): BlendFit {
  atLeast(gradings, 1, 'gradings')
  if (gradings.length > 8) throw new EngineeringFault('too-many-parts', 'at most 8 aggregates', 'gradings')
  const rows = targetRows(gradings, target)
  let best: { shares: number[]; miss: number } | null = null
  for (let subset = 1; subset < 1 << gradings.length; subset++) {
    const shares = solveSubset(rows, members(subset, gradings.length), gradings.length)
    if (!shares) continue
    const miss = squaredMiss(rows, shares)
    if (!best || miss < best.miss - 1e-12) best = { shares, miss }
  }
  if (!best) throw new EngineeringFault('no-blend', 'no blend could be computed from these gradings', 'gradings')
  const weight = rows.reduce((sum, row) => sum + row.weight, 0)
  return { shares: best.shares, rms: Math.sqrt(best.miss / weight) }
}

type Row = { passing: number[]; target: number; weight: number }

function targetRows(gradings: BlendFitInput['gradings'], target: BlendFitInput['target']): Row[] {
  gradings.forEach((grading, index) => {
    soundGrading(grading, `grading ${index + 1}`)
  })
  if (target.length > 1)
    soundGrading(
      target.toSorted((a, b) => b.size - a.size),
      'target',
    )
  const rows = target.map(({ size, passing, weight = 1 }) => ({
    passing: gradings.map(grading => measured(grading, size) ?? missing(size)),
    target: within(passing, `target at ${size} mm`, [0, 100], '%'),
    weight: within(weight, `weight at ${size} mm`, [0, 1000]),
  }))
  if (rows.every(row => row.weight === 0)) throw new EngineeringFault('no-weight', 'every weight is zero', 'target')
  return rows
}

function missing(size: number): never {
  throw new EngineeringFault('sieve-missing', `the ${size} mm sieve was not used by every part`, 'target')
}

function members(subset: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).filter(index => subset & (1 << index))
}

function solveSubset(rows: readonly Row[], used: readonly number[], count: number): number[] | null {
  const product = (i: number, j: number) =>
    rows.reduce((sum, row) => sum + 2 * row.weight * row.passing[i]! * row.passing[j]!, 0)
  const aim = (i: number) => rows.reduce((sum, row) => sum + 2 * row.weight * row.passing[i]! * row.target, 0)
  const matrix = [...used.map(i => [...used.map(j => product(i, j)), 1]), [...used.map(() => 1), 0]]
  const solved = solveLinear(matrix, [...used.map(aim), 1])
  if (!solved || used.some((_, index) => solved[index]! < -1e-9)) return null
  const shares = new Array<number>(count).fill(0)
  used.forEach((at, index) => {
    shares[at] = Math.max(0, solved[index]!)
  })
  return shares
}

function squaredMiss(rows: readonly Row[], shares: readonly number[]): number {
  return rows.reduce((sum, row) => {
    const blended = row.passing.reduce((all, passing, index) => all + passing * shares[index]!, 0)
    return sum + row.weight * (blended - row.target) ** 2
  }, 0)
}
