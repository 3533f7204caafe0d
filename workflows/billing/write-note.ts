import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { draftLines } from '~/db/billing/invoice-draft-line'
import { openNote } from '~/db/billing/note'
import type { Work } from '~/db/kit/work'
import { linesHash } from '~/domain/billing/lines-hash'
import { noteKind } from '~/domain/billing/note'
import { totalsOf } from '~/domain/billing/totals'
import type { NoteContent } from './note-content'
import { nextDraftNo } from './numbers'

type Subject = { creditsInvoiceId: string; deliveryOrderId: string; deliveryRevision: number; emodNo: string | null }

/**
 * Puts what a note says on the open note of the load, or on a new one; it climbs the levels as every draft does. Where
 * nothing is left to correct, an open note is withdrawn.
 */
export async function writeNote(
  work: Work,
  original: InvoiceDraftRow,
  of: Subject,
  { lines, exceptions }: NoteContent,
): Promise<InvoiceDraftRow | null> {
  const open = await openNote(work, of)
  if (!open && !lines.length) return null
  const totals = totalsOf(lines, original.gstPercent)
  const hash = await linesHash(lines)
  const status = !lines.length ? 'withdrawn' : exceptions.length ? 'exception' : 'with_sales'
  const values = { ...of, ...totals, exceptions, kind: noteKind(totals.total), linesHash: hash }
  const row = open
    ? await again(work, open, { ...values, status })
    : await invoiceDraft.insert(
        work,
        {
          ...values,
          status,
          draftNo: await nextDraftNo(work, original.fromDate.slice(0, 4)),
          customerId: original.customerId,
          projectId: original.projectId,
          regionId: original.regionId,
          salespersonId: original.salespersonId,
          purchaseOrderNo: original.purchaseOrderNo,
          fromDate: original.fromDate,
          toDate: original.toDate,
          madeBy: work.by.id,
        },
        'make note',
      )
  await draftLines.replace(
    work,
    row.id,
    lines.map(line => ({ ...line, createdBy: work.by.id, updatedBy: work.by.id })),
  )
  return row
}

/** What says the same keeps the levels it has. */
function again(
  work: Work,
  open: InvoiceDraftRow,
  values: Partial<InvoiceDraftRow> & { linesHash: string; status: string },
): Promise<InvoiceDraftRow> {
  const same = open.linesHash === values.linesHash && open.status !== 'exception'
  const more = same ? { status: open.status } : { round: open.round + 1, approvedAt: null, lastEditedBy: null }
  return invoiceDraft.move(work, open, { ...values, ...more }, 'make note again')
}
