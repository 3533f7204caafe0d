import { type InvoiceDraftRow, invoiceDraft, lockSeenDraft } from '~/db/billing/invoice-draft'
import type { Work } from '~/db/kit/work'
import { hasEnded } from '~/domain/billing/invoice-draft'
import { Refused } from '~/domain/kit/problem'
import { endNote } from './end-note'

/** Ends a note for a commercial reason that is not issued yet; its lines stay for the record and credit nothing. */
export async function withdrawInvoiceNote(
  work: Work,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<InvoiceDraftRow> {
  const row = invoiceDraft.atVersion(await lockSeenDraft(work, id), version)
  if (!row.noteReason)
    throw new Refused('Only a note that was made by hand can be withdrawn', undefined, { rule: 'commercial-note' })
  if (hasEnded(row.status))
    throw new Refused(`This note is already ${row.status === 'invoiced' ? 'issued' : 'withdrawn'}`, undefined, {
      status: row.status,
    })
  return endNote(work, row, reason)
}
