import { productionOf } from './production'
import { methodOf } from './production-figures'
import type { ConformityStandard, ProductionResult, ProductionRules, ProductionState } from './production-result'

export type PeriodVerdict = {
  /** By EN 206: what was due in the period, in the state of production at its end and by its method; null where nothing was. */
  en206: { conforms: boolean; rule: ProductionState; method: 'A' | 'B' | 'C' | null } | null
  /** By ACI 318 from three tests on; fewer can only fail. */
  aci318: boolean | null
  /** The σ in force at the end of the period, MPa. */
  sigma35: number | null
}

/** No verdict at any age but the specified one. */
export const UNJUDGED: PeriodVerdict = { en206: null, aci318: null, sigma35: null }

/** What was due with the last results of a concrete, all of them given, oldest first: a part of its one history. */
export function periodVerdict(
  results: readonly ProductionResult[],
  last: number,
  groups: ProductionRules['groups'],
): PeriodVerdict {
  const own = new Set(results.slice(-last).map(({ id }) => id))
  const due = (standard: ConformityStandard) => {
    const { criteria, sigma } = productionOf(results, { standard, groups }, results.at(-1)!.at)
    const found = criteria.filter(({ at }) => own.has(at))
    return { sigma, rule: found.at(-1)?.state, conforms: found.length ? found.every(({ pass }) => pass) : null }
  }
  const { sigma, rule, conforms } = due('en206')
  return {
    en206:
      rule === undefined || conforms === null
        ? null
        : { conforms, rule, method: methodOf({ standard: 'en206', groups }, rule) },
    aci318: due('aci318').conforms,
    sigma35: sigma,
  }
}
