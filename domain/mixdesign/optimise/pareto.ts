import type { LpSolver } from '~/domain/kit/lp'
import { within } from '~/domain/kit/within'
import type { Constituent } from './constituent'
import { MIX_OPTIMISATION, type MixRules } from './rules'
import { type Infeasible, type Optimum, optimiseMix } from './solve'

export type ParetoPoint = Optimum & {
  /** Carbon cap of this point, kg CO₂e/m³. */
  cap: number
  /** What one kg CO₂e less would cost here; 0 where the cap does not bind. */
  abatementPrice: number
}

/**
 * Least cost under falling carbon caps (ε-constraint), from the cheapest mix to the least carbon; the price of abatement is
 * the shadow price of the cap. kg CO₂e and money per m³.
 */
export function paretoFront(
  list: readonly Constituent[],
  rules: MixRules,
  solver: LpSolver,
  params = MIX_OPTIMISATION,
): ParetoPoint[] | Infeasible {
  const points = within(params.points, 'points', [2, 50])
  const cheapest = optimiseMix(list, rules, 'cost', solver, params)
  if (!cheapest.feasible) return cheapest
  const cleanest = optimiseMix(list, rules, 'carbon', solver, params)
  if (!cleanest.feasible) return cleanest
  // Solved at the very least carbon a cap is numerically infeasible, so it is eased by the solver's own tolerance.
  const low = cleanest.gwp + 1e-6 * Math.max(1, Math.abs(cleanest.gwp))
  const front: ParetoPoint[] = [{ ...cheapest, cap: cheapest.gwp, abatementPrice: 0 }]
  for (let at = 1; at < points; at++) {
    const cap = cheapest.gwp + ((low - cheapest.gwp) * at) / (points - 1)
    const point = optimiseMix(list, { ...rules, gwp: { max: cap } }, 'cost', solver, params)
    if (!point.feasible) continue
    const price = point.active.find(one => one.rule === 'gwp-max')?.shadowPrice ?? 0
    front.push({ ...point, cap, abatementPrice: Math.max(0, -price) })
  }
  return front
}
