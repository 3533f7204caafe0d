import type { LpSolver } from '~/domain/kit/lp'
import type { Constituent } from './constituent'
import { lpText } from './lp-text'
import type { Row } from './rows'
import { isInfeasible } from './solve-rows'

/**
 * Rules that cannot hold together, each needed for the conflict: a rule stays out when the rest still conflict without it
 * (deletion filter, one solve a rule). Tried from both ends, and the shorter story is told.
 */
export function conflictOf(list: readonly Constituent[], rows: readonly Row[], solver: LpSolver): string[] {
  const nothing = list.map(() => 0)
  const conflicts = (kept: readonly Row[], switched = true) =>
    isInfeasible(solver(lpText(list, kept, nothing, switched)).status)
  const [forward, backward] = [rows, [...rows].reverse()].map(order => filtered(rows, order, conflicts))
  const kept = forward!.length < backward!.length ? forward! : backward!
  const switches = list.flatMap(one => (one.leastUsed ? [`least-used:${one.id}`] : []))
  const needed = switches.length > 0 && !conflicts(kept, false)
  return [...kept.map(row => row.rule), ...(needed ? switches : [])]
}

function filtered(rows: readonly Row[], order: readonly Row[], conflicts: (kept: readonly Row[]) => boolean): Row[] {
  let kept = [...rows]
  for (const row of order) {
    const without = kept.filter(other => other !== row)
    if (conflicts(without)) kept = without
  }
  return kept
}
