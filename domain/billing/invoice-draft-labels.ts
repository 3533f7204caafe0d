import type { DraftStatus } from './invoice-draft'

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
