import type { PlanDifference } from '~/domain/orders/plan/change'
import type { WorldChange } from '~/domain/orders/plan/world-changes'
import { countOf } from '~/web/kit/figures'
import type { Problem } from '~/web/kit/problem'
import { Difference } from './difference'

export type Moved = { changes: readonly WorldChange[]; difference: PlanDifference | null }

const SAID = 6

/** What has happened since the plan was made, and how it differs from the delivery orders as they stand now. */
export function WorldMoved({ moved, zone }: { moved: Moved; zone: string | undefined }) {
  const { changes, difference } = moved
  return (
    <>
      <ul className="grid gap-0.5 text-table">
        {changes.slice(0, SAID).map(change => (
          <li key={`${change.id} ${change.words}`} className="figures border-line border-b py-1">
            {change.words}
          </li>
        ))}
        {changes.length > SAID && (
          <li className="py-1 text-muted">and {countOf(changes.length - SAID, 'more change')}</li>
        )}
      </ul>
      {difference && (
        <details className="text-table">
          <summary className="cursor-pointer text-link">Current delivery orders and this plan</summary>
          <div className="pt-3">
            <Difference difference={difference} zone={zone} />
          </div>
        </details>
      )}
    </>
  )
}

/** A refusal because the day has changed since says by what. */
export function movedOf(problem: Problem | null): Moved | null {
  const facts = problem?.facts
  if (facts?.rule !== 'world-moved') return null
  return {
    changes: (facts.changes as WorldChange[] | undefined) ?? [],
    difference: (facts.difference as PlanDifference | undefined) ?? null,
  }
}
