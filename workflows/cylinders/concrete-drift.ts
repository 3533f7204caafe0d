import { activeConcretes } from '~/db/cylinders/concrete-conformity'
import type { Sql } from '~/db/kit/open'
import { concreteRules, judgeConcrete } from './concrete-production'

export type Drift = { concreteId: string; kept: string; sigma: number | null; says: string; saysSigma: number | null }

/**
 * Concretes whose kept state is not what the function says of their results. Each is judged at the moment it was last
 * written: time alone moves a state too, and the round of the night follows it.
 */
export async function concreteDrift(sql: Sql): Promise<Drift[]> {
  const drifted: Drift[] = []
  for (const { id, plantId, productId, family, state, sigma, updatedAt } of await activeConcretes(sql)) {
    const rules = await concreteRules(sql, updatedAt)
    const { production } = await judgeConcrete(sql, rules, { plantId, productId, family }, updatedAt)
    if (production.state !== state || production.sigma !== sigma)
      drifted.push({ concreteId: id, kept: state, sigma, says: production.state, saysSigma: production.sigma })
  }
  return drifted
}
