import type { Row } from './rows'
import { MIX_OPTIMISATION } from './rules'

export type Checked = { rule: string; value: number; sense: Row['sense']; limit: number; slack: number; kept: boolean }

/** Every rule against the given masses, kg/m³; slack ≥ 0 is room left, in the row's own unit. */
export function checkRows(rows: readonly Row[], masses: readonly number[], params = MIX_OPTIMISATION): Checked[] {
  return rows.map(row => {
    const value = row.coefficients.reduce((sum, coefficient, at) => sum + coefficient * masses[at]!, 0)
    const slack = slackOf(row, value)
    const allowed = row.rule === 'volume' ? params.volumeTolerance : params.tolerance * sizeOf(row, masses)
    return { rule: row.rule, value, sense: row.sense, limit: row.limit, slack, kept: slack >= -allowed }
  })
}

/** Magnitude of a row at the masses, by which its tolerance is measured. */
export function sizeOf(row: Row, masses: readonly number[]): number {
  return row.coefficients.reduce((most, one, at) => Math.max(most, Math.abs(one * masses[at]!)), Math.abs(row.limit))
}

function slackOf(row: Row, value: number): number {
  if (row.sense === '<=') return row.limit - value
  if (row.sense === '>=') return value - row.limit
  return -Math.abs(value - row.limit)
}
