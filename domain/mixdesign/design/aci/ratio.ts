import { EngineeringFault } from '~/domain/kit/fault'
import { pairOf } from '~/domain/kit/pair'
import { given } from '../../bounds'
import type { AciSystem } from '../target-mean-aci'
import { ACI_UNITS } from './system'

/**
 * Water/cementitious ratio for a required 28-day cylinder strength (psi or MPa): linear between the printed rows and cut
 * to two decimals (0.625 → 0.62). ACI PRC-211.1-22 Table 5.3.4. A strength below the table takes its leanest row.
 * Fault `strength-beyond-table` above it, where trial mixes are needed.
 */
export function aciRatio(system: AciSystem, required: number, entrained: boolean): number {
  const { table, strength } = ACI_UNITS[system]
  given(required, 'required', strength)
  const rows = table.ratio[entrained ? 'entrained' : 'plain'].map(pairOf)
  const [least, leanest] = rows[0]!
  if (required <= least) return leanest
  const at = rows.findIndex(([printed]) => required <= printed)
  if (at < 0) {
    throw new EngineeringFault(
      'strength-beyond-table',
      `${required} is above the strength table (${rows.at(-1)![0]}); establish the ratio by trial mixes`,
      'required',
    )
  }
  const [from, high] = rows[at - 1]!
  const [to, low] = rows[at]!
  return cut(high + ((low - high) * (required - from)) / (to - from))
}

/** Two decimals without rounding up; the tiny lift keeps 0.48 from being read as 0.47999. */
function cut(ratio: number): number {
  return Math.floor(ratio * 100 + 1e-9) / 100
}
