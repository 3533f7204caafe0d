import { openExceptionCount } from '~/db/billing/draft-exception'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { openNote } from '~/db/billing/invoice-note'
import type { Work } from '~/db/kit/work'
import { usualGst } from '~/domain/billing/gst'
import type { DraftStatus } from '~/domain/billing/invoice-draft'
import { linesHash } from '~/domain/billing/lines-hash'
import { noteKind } from '~/domain/billing/note'
import { totalsOf } from '~/domain/billing/totals'
import { keepLines, mergedContent } from './merge-draft-lines'
import type { NoteContent } from './note-content'
import { nextDraftNo } from './numbers'
import { raiseExceptions } from './raise-draft-exceptions'

type Subject = { creditsInvoiceId: string; deliveryOrderId: string; deliveryRevision: number; emodNo: string | null }

/**
 * Puts what a note says on the open note of the load, or on a new one; it climbs the levels as every draft does. Where
 * nothing is left to correct, an open note is withdrawn.
 */
export async function writeNote(
  work: Work,
  original: InvoiceDraftRow,
  of: Subject,
  said: NoteContent,
): Promise<InvoiceDraftRow | null> {
  const open = await openNote(work, of)
  if (!open && !said.lines.length) return null
  const { lines, billed, exceptions } = await mergedContent(work, open?.id ?? null, said)
  const totals = totalsOf(billed, usualGst(original))
  const hash = await linesHash(billed, (open ?? original).purchaseOrderNo)
  if (open) await raiseExceptions(work, open, exceptions)
  const count = open ? await openExceptionCount(work.sql, open.id) : exceptions.length
  const status: DraftStatus = !lines.length ? 'withdrawn' : count ? 'exception' : 'with_sales'
  const values = { ...of, ...totals, kind: noteKind(totals.total), linesHash: hash }
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
  if (!open) await raiseExceptions(work, row, exceptions)
  await keepLines(work, row.id, lines)
  return row
}

/** What says the same keeps the levels it has. */
function again(
  work: Work,
  open: InvoiceDraftRow,
  values: Partial<InvoiceDraftRow> & { linesHash: string; status: DraftStatus },
): Promise<InvoiceDraftRow> {
  const same = open.linesHash === values.linesHash && open.status !== 'exception'
  const more = same ? { status: open.status } : { round: open.round + 1, approvedAt: null, lastEditedBy: null }
  return invoiceDraft.move(work, open, { ...values, ...more }, 'make note again')
}
