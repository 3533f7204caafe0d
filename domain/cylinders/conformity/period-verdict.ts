import { aci318Acceptance } from '~/domain/cylinders/conformity/aci318-acceptance'
import { type En206Continuous, en206Continuous } from '~/domain/cylinders/conformity/en206-continuous'
import { en206Initial } from '~/domain/cylinders/conformity/en206-initial'
import { EngineeringFault } from '~/domain/kit/fault'

export type PeriodVerdict = {
  /** By EN 206: continuous from 15 tests with a σ of 35 or more earlier ones, initial from 3; null below that. */
  en206: { conforms: boolean; rule: 'initial' | 'continuous' } | null
  /** By ACI 318 from three tests on; fewer can only fail. */
  aci318: boolean | null
  /** The σ in force, MPa: that of the tests before the period, or of the last 35 where it no longer fitted. */
  sigma35: number | null
}

/** No verdict at any age but the specified one. */
export const UNJUDGED: PeriodVerdict = { en206: null, aci318: null, sigma35: null }

/** What EN 206 and ACI 318 say about the tests of a period at the specified age, MPa, oldest first; σ null where there is none. */
export function periodVerdict(of: {
  results: number[]
  earlier: number[]
  fck: number
  sigma: number | null
}): PeriodVerdict {
  const { results, fck, sigma } = of
  const aci318 = aci318Acceptance({ results, fc: fck }).conforms
  const continuous = results.length >= 15 && sigma !== null ? continuousUnlessOutdated({ ...of, sigma }) : null
  if (continuous)
    return { en206: { conforms: continuous.conforms, rule: 'continuous' }, aci318, sigma35: continuous.sigma.next }
  const enough = results.length >= 3
  return {
    en206: enough ? { conforms: en206Initial({ results, fck }).conforms, rule: 'initial' } : null,
    aci318,
    sigma35: results.length < 15 ? sigma : null,
  }
}

/** Production that has outgrown its σ, with too few results for a new one, counts as initial again: null. */
function continuousUnlessOutdated(of: Parameters<typeof en206Continuous>[0]): En206Continuous | null {
  try {
    return en206Continuous(of)
  } catch (error) {
    if (error instanceof EngineeringFault && error.fault === 'sigma-outdated') return null
    throw error
  }
}
