import { EngineeringFault } from '~/domain/kit/fault'
import type { LpSolver, LpStatus } from '~/domain/kit/lp'
import type { Constituent } from './constituent'
import { lpText, scaleOf } from './lp-text'
import type { Row } from './rows'

/** `cost`, `carbon`, or money with carbon at a price per kg CO₂e. */
export type Goal = 'cost' | 'carbon' | { carbonPrice: number }

export function objectiveOf(list: readonly Constituent[], goal: Goal): number[] {
  if (goal === 'cost') return list.map(one => one.cost)
  if (goal === 'carbon') return list.map(one => one.gwp)
  if (!Number.isFinite(goal.carbonPrice) || goal.carbonPrice < 0) {
    throw new EngineeringFault('out-of-bounds', 'A carbon price is zero or more', 'carbonPrice')
  }
  return list.map(one => one.cost + goal.carbonPrice * one.gwp)
}

/** Masses and shadow prices by row, or null when nothing keeps all rows. Switches are settled first, then fixed for prices. */
export function solveRows(
  list: readonly Constituent[],
  rows: readonly Row[],
  objective: readonly number[],
  solver: LpSolver,
) {
  const switched = list.some(one => one.leastUsed)
  let answer = solver(lpText(list, rows, objective))
  if (isInfeasible(answer.status)) return null
  if (switched && answer.status === 'optimal') {
    const settled = list.flatMap((one, at): Row[] =>
      one.leastUsed ? [settledRow(list, at, (answer.primal[`y${at}`] ?? 0) > 0.5 ? one.leastUsed : null)] : [],
    )
    answer = solver(lpText(list, [...rows, ...settled], objective, false))
  }
  if (answer.status !== 'optimal') throw new EngineeringFault('solver-failed', `The solver ended ${answer.status}`)
  const { primal, duals } = answer
  return {
    masses: list.map((_, at) => Math.max(0, primal[`x${at}`] ?? 0)),
    duals: rows.map((row, at) => (duals[`r${at}`] ?? 0) * scaleOf(row)),
  }
}

/** Every mass is bounded, so a solver that cannot tell unbounded from infeasible means infeasible. */
export function isInfeasible(status: LpStatus): boolean {
  return status === 'infeasible' || status === 'unbounded'
}

export function total(factors: readonly number[], masses: readonly number[]): number {
  return factors.reduce((sum, factor, at) => sum + factor * masses[at]!, 0)
}

function settledRow(list: readonly Constituent[], at: number, least: number | null): Row {
  const coefficients = list.map((_, other) => (other === at ? 1 : 0))
  return { rule: `least-used:${list[at]!.id}`, coefficients, sense: least === null ? '<=' : '>=', limit: least ?? 0 }
}
