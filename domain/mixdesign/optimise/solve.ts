import { EngineeringFault } from '~/domain/kit/fault'
import type { LpSolver } from '~/domain/kit/lp'
import { checkRows, sizeOf } from './check'
import { conflictOf } from './conflict'
import type { Constituent } from './constituent'
import { type Row, rowsOf } from './rows'
import { MIX_OPTIMISATION, type MixRules } from './rules'
import { type Goal, objectiveOf, solveRows, total } from './solve-rows'
import { type Weighable, weighable } from './weighable'

/** A rule at its limit and what one more unit of the limit would change the objective by. */
export type Active = { rule: string; shadowPrice: number }

export type Optimum = {
  feasible: true
  /** kg/m³ by constituent id. */
  masses: Record<string, number>
  cost: number
  gwp: number
  objective: number
  active: Active[]
  /** The amounts a plant can weigh, every rule checked again. */
  weighable: Weighable
}
export type Infeasible = { feasible: false; conflict: string[] }

/** Water is the cheapest constituent: without one of these the least cost is a cubic metre of it. */
const WATER_RULES = ['strengthRatio', 'ratio', 'exposure', 'water', 'paste'] as const

/**
 * Least cost, least carbon or both at a price, per m³, as a linear programme over the constituents' masses (kg/m³).
 * An infeasible set of rules is answered with the smallest set of rules that conflict.
 * Faults: those of the constituents and rules, and `solver-failed`.
 */
export function optimiseMix(
  list: readonly Constituent[],
  rules: MixRules,
  goal: Goal,
  solver: LpSolver,
  params = MIX_OPTIMISATION,
): Optimum | Infeasible {
  const rows = rowsOf(list, rules, params)
  if (!WATER_RULES.some(rule => rules[rule] !== undefined))
    throw new EngineeringFault(
      'nothing-asked',
      'No rule holds the water: ask for a water to cement ratio, a most of water or a most of paste',
      'rules',
    )
  const objective = objectiveOf(list, goal)
  const solved = solveRows(list, rows, objective, solver)
  if (!solved) return { feasible: false, conflict: conflictOf(list, rows, solver) }
  const { masses, duals } = solved
  return {
    feasible: true,
    masses: Object.fromEntries(list.map((one, at) => [one.id, masses[at]!])),
    cost: total(
      list.map(one => one.cost),
      masses,
    ),
    gwp: total(
      list.map(one => one.gwp),
      masses,
    ),
    objective: total(objective, masses),
    active: activeOf(rows, masses, duals, params.tolerance),
    weighable: weighable(list, rows, objective, masses, solver, params),
  }
}

function activeOf(
  rows: readonly Row[],
  masses: readonly number[],
  duals: readonly number[],
  tolerance: number,
): Active[] {
  return checkRows(rows, masses).flatMap((checked, at) =>
    checked.sense !== '=' && Math.abs(checked.slack) <= tolerance * sizeOf(rows[at]!, masses)
      ? [{ rule: checked.rule, shadowPrice: duals[at]! }]
      : [],
  )
}
