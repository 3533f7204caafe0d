import { showDate } from '~/web/kit/dates'
import type { RecordStep } from '~/web/kit/record/record-screen'
import type { Requisition } from './record-loader'

/** Where a requisition is on its way. */
export function stepsOf(of: Requisition): RecordStep[] {
  const way = ['draft', 'submitted', 'approved', of.kind === 'mix' ? 'mapped' : 'testing', 'completed']
  const now = of.status === 'rejected' ? 1 : way.indexOf(of.status)
  const days: Record<string, string | null> = {
    draft: of.createdAt,
    submitted: of.submittedAt,
    approved: of.status === 'rejected' ? null : of.decidedAt,
    completed: of.completedAt,
  }
  return way.map((step, at) => ({
    label: WORDS[step]!,
    ...(days[step] && at <= now ? { at: showDate(days[step]!).slice(0, 5) } : {}),
    state: at < now || of.status === 'completed' ? 'done' : at === now ? 'now' : 'next',
  }))
}

const WORDS: Record<string, string> = {
  draft: 'Asked',
  submitted: 'Submitted',
  approved: 'Approved',
  mapped: 'Mix mapped',
  testing: 'Testing',
  completed: 'Completed',
}
