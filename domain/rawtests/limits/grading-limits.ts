import { EngineeringFault } from '~/domain/kit/fault'
import { pairsOf } from '~/domain/kit/pair'
import table from '~/domain/rawtests/data/grading-limits.json'
import { type Grading, measured, soundGrading } from '~/domain/rawtests/grading'

/** Percent passing allowed at one sieve (mm), ends included. */
export type GradingLimit = { size: number; min: number; max: number }
export type GradingSpecification = {
  id: string
  standard: string
  name: string
  material: 'fine' | 'coarse' | 'all-in'
  source: string
  limits: GradingLimit[]
}

export type SieveVerdict = GradingLimit & {
  passing: number | null
  verdict: 'within' | 'below' | 'above' | 'not tested'
}
/** `incomplete`: nothing failed, but a sieve the specification names was not used. */
export type GradingVerdict = { verdict: 'pass' | 'fail' | 'incomplete'; sieves: SieveVerdict[] }

/** Every built-in specification: ASTM C33, BS 882:1992; sources named on each. A company's own ones have the same shape. */
export const GRADING_SPECIFICATIONS: readonly GradingSpecification[] = table.tables.map(row => ({
  ...row,
  material: row.material as GradingSpecification['material'],
  limits: limitsFrom(pairsOf(row.limits)),
}))

/** A built-in specification by id (`c33-57`, `bs882-sand-m`); else `unknown-specification`. */
export function gradingSpecification(id: string): GradingSpecification {
  const found = GRADING_SPECIFICATIONS.find(specification => specification.id === id)
  if (!found) throw new EngineeringFault('unknown-specification', `no grading specification ${id}`, 'specification')
  return found
}

/** Limits keyed by sieve in mm as rows, coarse to fine. */
export function limitsFrom(limits: Record<string, [number, number]>): GradingLimit[] {
  return Object.entries(limits)
    .map(([size, [min, max]]) => ({ size: Number(size), min, max }))
    .sort((a, b) => b.size - a.size)
}

/** Passing in percent against limits, sieve by sieve; a sieve without a limit is free, a limit is never read between sieves. */
export function checkGrading(grading: Grading, limits: readonly GradingLimit[]): GradingVerdict {
  soundGrading(grading)
  for (const { size, min, max } of limits)
    if (min > max)
      throw new EngineeringFault('limits-crossed', `${min} to ${max} % at ${size} mm is no limit`, 'limits')
  const sieves = limits.map(limit => sieveVerdict(grading, limit))
  const has = (verdict: SieveVerdict['verdict']) => sieves.some(sieve => sieve.verdict === verdict)
  return { verdict: has('below') || has('above') ? 'fail' : has('not tested') ? 'incomplete' : 'pass', sieves }
}

function sieveVerdict(grading: Grading, limit: GradingLimit): SieveVerdict {
  const passing = measured(grading, limit.size)
  if (passing === undefined) return { ...limit, passing: null, verdict: 'not tested' }
  const verdict = passing < limit.min - 1e-9 ? 'below' : passing > limit.max + 1e-9 ? 'above' : 'within'
  return { ...limit, passing, verdict }
}
