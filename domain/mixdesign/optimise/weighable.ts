import Decimal from 'decimal.js'
import type { LpSolver } from '~/domain/kit/lp'
import { roundTo } from '~/domain/kit/rounding'
import { type Checked, checkRows } from './check'
import { type Constituent, stepOf } from './constituent'
import type { Row } from './rows'
import type { MIX_OPTIMISATION } from './rules'
import { solveRows, total } from './solve-rows'

export type Weighable = {
  /** kg/m³ in weighable steps, by constituent id. */
  masses: Record<string, number>
  /** Money and kg CO₂e per m³, exact decimals. */
  cost: string
  gwp: string
  /** m³ that the amounts and the air fill. */
  yield: number
  /** True when every rule holds for these amounts. */
  kept: boolean
  broken: Checked[]
}

/**
 * Amounts in the plant's steps (1 kg, 0.01 kg of admixture): the optimum rounded, and the optimum of rows drawn in by the
 * worst that rounding can do, rounded; the cheaper of those that keep every rule. When neither does, the one that breaks
 * least is returned with the broken rules, never as kept.
 */
export function weighable(
  list: readonly Constituent[],
  rows: readonly Row[],
  objective: readonly number[],
  masses: readonly number[],
  solver: LpSolver,
  params: typeof MIX_OPTIMISATION,
): Weighable {
  const drawn = solveRows(
    list,
    rows.map(row => drawnIn(list, row)),
    objective,
    solver,
  )
  const tries = [masses, ...(drawn ? [drawn.masses] : [])].map(one => amounts(list, one))
  const judged = tries.map(one => ({ one, broken: brokenBy(list, rows, one, params) }))
  const best = judged.sort(
    (a, b) => a.broken.length - b.broken.length || total(objective, a.one) - total(objective, b.one),
  )[0]!
  return {
    masses: Object.fromEntries(list.map((item, at) => [item.id, best.one[at]!])),
    cost: summed(list, 'cost', best.one),
    gwp: summed(list, 'gwp', best.one),
    yield: checkRows(rows, best.one)[0]!.value + (1 - rows[0]!.limit),
    kept: best.broken.length === 0,
    broken: best.broken,
  }
}

function amounts(list: readonly Constituent[], masses: readonly number[]): number[] {
  return list.map((one, at) => roundTo(masses[at]!, stepOf(one)))
}

/** Rounding to the nearest step moves a row by at most half a step of each constituent in it. */
function drawnIn(list: readonly Constituent[], row: Row): Row {
  if (row.sense === '=') return row
  const worst = row.coefficients.reduce((sum, one, at) => sum + (Math.abs(one) * stepOf(list[at]!)) / 2, 0)
  return { ...row, limit: row.limit + (row.sense === '<=' ? -worst : worst) }
}

function brokenBy(
  list: readonly Constituent[],
  rows: readonly Row[],
  masses: readonly number[],
  params: typeof MIX_OPTIMISATION,
): Checked[] {
  const unused = list.flatMap((one, at): Checked[] => {
    const value = masses[at]!
    if (!one.leastUsed || value === 0 || value >= one.leastUsed) return []
    const slack = value - one.leastUsed
    return [{ rule: `least-used:${one.id}`, value, sense: '>=', limit: one.leastUsed, slack, kept: false }]
  })
  return [...checkRows(rows, masses, params).filter(one => !one.kept), ...unused]
}

/** Money or carbon of masses (kg by constituent, in order) times their price or factor per kg, summed in decimals and exact. */
export function summed(list: readonly Constituent[], of: 'cost' | 'gwp', masses: readonly number[]): string {
  return list.reduce((sum, one, at) => sum.plus(new Decimal(one[of]).times(masses[at]!)), new Decimal(0)).toFixed()
}
