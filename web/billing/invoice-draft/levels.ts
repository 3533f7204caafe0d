import type { DraftStatus } from '~/domain/billing/invoice-draft'
import type { ApprovalStep } from '~/web/kit/approval/approval-steps'

export const LEVELS = ['Level 1, sales', 'Level 2, sales manager', 'Level 3, CEO'] as const
const WAITS: Partial<Record<DraftStatus, number>> = { with_sales: 1, with_manager: 2, with_ceo: 3 }

type Decision = {
  level: number
  round: number
  decision: string
  approverName: string
  at: string
  reason: string | null
}

/** The levels that a draft needs, in its present round; an earlier rejection is told with its reason. */
export function stepsOf(
  { status, round, levels }: { status: string; round: number; levels: number },
  decisions: readonly Decision[],
): ApprovalStep[] {
  const waiting = WAITS[status as DraftStatus] ?? 0
  return LEVELS.slice(0, levels).map((label, at) => {
    const taken = decisions.find(of => of.level === at + 1 && of.round === round && of.decision === 'approve')
    const rejected = decisions.find(of => of.level === at + 1 && of.round === round - 1 && of.decision === 'reject')
    if (taken) return { label, by: taken.approverName, at: taken.at, state: 'done' }
    if (rejected && status === 'draft')
      return { label, by: rejected.approverName, at: rejected.at, state: 'rejected', reason: rejected.reason }
    return { label, state: waiting === at + 1 ? 'now' : 'next' }
  })
}
