import { STRENGTH } from '~/domain/cylinders/specimen/cylinder-strength'

/** A concrete of a plant is in initial or in continuous production. */
export const PRODUCTION_STATES = ['initial', 'continuous'] as const
export type ProductionState = (typeof PRODUCTION_STATES)[number]
export const CONFORMITY_STANDARDS = ['en206', 'aci318'] as const
export type ConformityStandard = (typeof CONFORMITY_STANDARDS)[number]
export const ASSESSMENT_GROUPS = ['apart', 'rolling', 'chart'] as const

/** An approved result at the specified age, MPa. `member` is the concrete of a family that it was taken of. */
export type ProductionResult = {
  id: string
  name: string
  on: string
  at: Date
  value: number
  fck: number
  member: string
}

export type ProductionRules = {
  standard: ConformityStandard
  /**
   * Whether means are of groups that stand apart, or of the last results each time (EN 206 §8.2.1.3.2 method B), or continuous
   * production is watched by a control chart (method C).
   */
  groups: (typeof ASSESSMENT_GROUPS)[number]
}

/** A move of the state or of σ: at which result, and why. `at` is null where time alone moved it. */
export type ProductionChange = {
  kind: 'state' | 'sigma'
  from: string
  to: string
  why: string
  state: ProductionState
  sigma: number | null
  at: string | null
  name: string | null
  on: string
}

/** One criterion that was due at a result. Single results and ranges are listed where they fail. */
export type ProductionCriterion = {
  kind: 'mean' | 'single' | 'member' | 'range'
  rule: string
  state: ProductionState
  value: number
  least: number
  pass: boolean
  sigma: number | null
  on: string
  /** The result that completed it, and all that it was made of, oldest first. */
  at: string
  results: string[]
  /** The result from which on it fails without a break: one failure. Its own where it passes. */
  since: string
  member: string | null
}

/** s of a period against the σ in force (EN 206 Table 18). */
export type ProductionCheck = {
  on: string
  at: string
  s: number
  sigma: number
  low: number
  high: number
  kept: boolean
  next: number
}

export type Production = {
  state: ProductionState
  /** σ in force, MPa; none in initial production. */
  sigma: number | null
  /** The grade that results are held against: that of the last one. MPa. */
  fck: number | null
  count: number
  criteria: ProductionCriterion[]
  checks: ProductionCheck[]
  changes: ProductionChange[]
  /** Results since the last mean, by their ids: they wait for the next one. */
  pending: string[]
  /** How many more results the next mean needs, and the day on which the oldest of them leaves it. */
  next: { more: number; by: string | null }
  /** The sampling rate of initial production holds: s went above the band of σ. */
  raised: boolean
  /** Null until a mean is due; a single result that fails decides at once. */
  conforms: boolean | null
}

/** A result as one of another grade: as far above or below it, MPa. */
export const asGrade = ({ value, fck }: Pick<ProductionResult, 'value' | 'fck'>, grade: number): number => {
  const [least, most] = STRENGTH
  return Math.min(most, Math.max(least, value + grade - fck))
}

/** The last mean that was due, and whether a single result or the range failed in it or after it. */
export function verdictOf(
  criteria: readonly ProductionCriterion[],
  order: ReadonlyMap<string, number>,
): boolean | null {
  const means = criteria.filter(one => one.kind === 'mean')
  const last = means.at(-1)
  const from = last ? Math.min(...last.results.map(id => order.get(id)!)) : 0
  const failed = criteria.some(
    one => (one.kind === 'single' || one.kind === 'range') && !one.pass && order.get(one.at)! >= from,
  )
  if (failed) return false
  return last ? last.pass : null
}
