import { type DraftStatus, LEVEL_OF } from './invoice-draft'

/** What screens, files and sentences call the status. */
export const DRAFT_STATUS_LABELS: Record<DraftStatus, string> = {
  collecting: 'Collecting',
  draft: 'Draft',
  exception: 'Exception',
  with_sales: 'Waiting: L1 sales',
  with_manager: 'Waiting: L2 manager',
  with_ceo: 'Waiting: L3 CEO',
  approved: 'Approved',
  invoiced: 'Invoiced',
  withdrawn: 'Withdrawn',
}

type Decision = { level: number; round: number; decision: string }

/**
 * The levels of a draft as its steps show them: as many as it needs, and the one that it waits for where fewer are asked for
 * since; of what is approved those that it had, whatever a setting says now.
 */
export function levelsShown(
  { status, round }: { status: string; round: number },
  decisions: readonly Decision[],
  asked: number,
): number {
  const taken = decisions.filter(of => of.round === round && of.decision === 'approve').map(of => of.level)
  const highest = Math.max(0, ...taken)
  if ((status === 'approved' || status === 'invoiced') && highest) return highest
  return Math.max(asked, highest, LEVEL_OF[status as DraftStatus] ?? 0)
}
