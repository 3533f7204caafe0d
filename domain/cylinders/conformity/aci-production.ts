import table from '~/domain/cylinders/data/conformity.json'
import { standardDeviation } from '~/domain/kit/statistics'
import { testsFactor } from '~/domain/mixdesign/design/target-mean-aci'
import { aci318Acceptance } from './aci318-acceptance'
import {
  asGrade,
  type Production,
  type ProductionChange,
  type ProductionCriterion,
  type ProductionResult,
  verdictOf,
} from './production-result'

/**
 * ACI: tests are accepted by ACI 318 §26.12.3.1 from the first one on, and conform from the third. A record of strength begins
 * with 15 tests: s of the last 30 at most, made larger below 30 of them (ACI 301 §4.2.3.3).
 */
export function aciProduction(results: readonly ProductionResult[]): Production {
  const last = results.at(-1)
  const criteria = results.length ? criteriaOf(results, last!.fck) : []
  const changes: ProductionChange[] = []
  const { from } = table.aci301
  const first = results[from - 1]
  const sigma = recordDeviation(results.map(row => row.value))
  if (first) {
    const then = recordDeviation(results.slice(0, from).map(row => row.value))
    changes.push({
      ...{ kind: 'state', from: 'initial', to: 'continuous', state: 'continuous', sigma: then },
      ...{ at: first.id, name: first.name, on: first.on },
      why: `${from} tests make a record of strength (ACI 301 §4.2.3.3)`,
    })
  }
  return {
    state: first ? 'continuous' : 'initial',
    sigma,
    fck: last?.fck ?? null,
    count: results.length,
    criteria,
    checks: [],
    changes,
    pending: results.slice(-2).map(row => row.id),
    next: { more: Math.max(1, 3 - results.length), by: null },
    raised: false,
    conforms: verdictOf(criteria, new Map(results.map(({ id }, place) => [id, place]))),
  }
}

function criteriaOf(results: readonly ProductionResult[], fc: number): ProductionCriterion[] {
  // A grade that changed moves every result by the difference, so that each is held against its own.
  const values = results.map(row => asGrade(row, fc))
  const sorted = (rows: ProductionCriterion[], place: ReadonlyMap<string, number>) =>
    rows.toSorted((a, b) => place.get(a.at)! - place.get(b.at)!)
  const found = aci318Acceptance({ results: values, fc }).criteria.flatMap(
    ({ rule, value, least, pass, results: of }) => {
      const kind = of.length > 1 ? ('mean' as const) : ('single' as const)
      if (kind === 'single' && pass) return []
      const at = results[of.at(-1)!]!
      const moved = kind === 'single' ? at.fck - fc : 0
      return [
        {
          ...{ kind, rule, value: value + moved, least: least + moved, pass, sigma: null },
          state: of.at(-1)! >= table.aci301.from ? ('continuous' as const) : ('initial' as const),
          ...{ on: at.on, at: at.id, results: of.map(place => results[place]!.id), since: at.id, member: null },
        },
      ]
    },
  )
  return sorted(found, new Map(results.map(({ id }, place) => [id, place])))
}

/** s of the last 30 tests with the factor of ACI 301 Table 4.2.3.3(a) for fewer; null below 15. */
export function recordDeviation(values: readonly number[]): number | null {
  const used = values.slice(-table.aci301.full)
  const factor = used.length ? testsFactor(used.length) : null
  return factor === null ? null : standardDeviation(used) * factor
}
