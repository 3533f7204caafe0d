import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import type { Work } from '~/db/kit/work'
import { raiseExceptions } from './raise-draft-exceptions'

/** A note that has no number yet comes to nothing: its lines stay for the record, and nothing is to be settled on it. */
export async function endNote(work: Work, note: InvoiceDraftRow, reason: string): Promise<InvoiceDraftRow> {
  await raiseExceptions(work, note, [])
  const values = { status: 'withdrawn' as const, decidedReason: reason, approvedAt: null, round: note.round + 1 }
  return invoiceDraft.move({ ...work, reason }, note, values, 'withdraw')
}
