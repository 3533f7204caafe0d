import { lockLoadsHeld } from '~/db/billing/billable'
import { billsOf } from '~/db/billing/cancelled-invoice'
import { holdLoads, releaseLoads } from '~/db/billing/held-loads'
import { invoice } from '~/db/billing/invoice'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { draftLine, linesOf } from '~/db/billing/invoice-draft-line'
import { agreedLines, openNotesOf } from '~/db/billing/invoice-note'
import { lockProject } from '~/db/billing/project-to-bill'
import { salespersonOf } from '~/db/billing/salesperson-of'
import type { Work } from '~/db/kit/work'
import { carriedLines } from '~/domain/billing/carried-lines'
import { usualGst } from '~/domain/billing/gst'
import { linesHash } from '~/domain/billing/lines-hash'
import { totalsOf } from '~/domain/billing/totals'
import { isDueOf } from './bill-of-load'
import { endNote } from './end-note'
import { nextDraftNo } from './numbers'
import { rerunDraft } from './rerun-draft'
import { releaseOverpaid } from './take-back-payment'

/**
 * An invoice is cancelled: what was paid of its debit notes is credit on account too, notes on single loads of it fall away,
 * and its loads go over to a draft of their own, billed as they are now with what people agreed so far.
 */
export async function reissueInvoice(work: Work, note: InvoiceDraftRow, noteNo: string): Promise<void> {
  const original = await invoice.get(work.sql, note.creditsInvoiceId!)
  for (const { id, kind } of await billsOf(work.sql, original.id))
    if (kind === 'debit_note') await releaseOverpaid(work, id, `Credit note ${noteNo}`)
  await lockProject(work, original.projectId)
  const held = await lockLoadsHeld(work, original.draftId)
  await releaseLoads(
    work,
    original.draftId,
    held.map(({ load }) => load.id),
  )
  await endOpenNotes(work, original, noteNo)
  const here = held.filter(({ load }) => isDueOf(load, original))
  const old = await invoiceDraft.get(work.sql, original.draftId)
  const lines = carriedLines(
    await linesOf(work.sql, old.id),
    await agreedLines(work.sql, original.id),
    { loads: new Set(here.map(of => of.load.id)), orders: new Set(here.map(of => of.order.id)) },
    original.invoiceNo,
  )
  if (!here.length && !lines.length) return
  const draft = await emptyDraft(work, note, original, old, lines.length > 0)
  for (const line of lines) await draftLine.insert(work, { ...line, draftId: draft.id })
  await holdLoads(
    work,
    draft.id,
    here.map(of => of.load.id),
  )
  await rerunDraft(work, draft.id)
}

/** The one who asked for it has made it, and with what was agreed has edited it: neither approves it. */
async function emptyDraft(
  work: Work,
  note: InvoiceDraftRow,
  original: Awaited<ReturnType<typeof invoice.get>>,
  old: InvoiceDraftRow,
  edited: boolean,
) {
  const { customerId, projectId, regionId, fromDate, toDate } = original
  const typed = note.reissue?.purchaseOrderNo ?? (old.purchaseOrderTyped ? old.purchaseOrderNo : null)
  return invoiceDraft.insert(
    work,
    {
      ...{ customerId, projectId, regionId, fromDate, toDate },
      splitKey: old.splitKey,
      ...totalsOf([], usualGst(old)),
      draftNo: await nextDraftNo(work, fromDate.slice(0, 4)),
      status: 'collecting',
      salespersonId: await salespersonOf(work.sql, customerId),
      deputySalespersonId: old.deputySalespersonId,
      purchaseOrderNo: typed,
      purchaseOrderTyped: typed !== null,
      linesHash: await linesHash([], typed),
      replacesInvoiceId: note.creditsInvoiceId,
      reissue: note.reissue,
      madeBy: note.madeBy,
      lastEditedBy: edited ? note.madeBy : null,
    },
    're-issue',
  )
}

/** A change of a load that its note has not been issued for is billed by the new invoice. */
async function endOpenNotes(work: Work, { id, invoiceNo }: { id: string; invoiceNo: string }, noteNo: string) {
  const reason = `${invoiceNo} is cancelled by ${noteNo}`
  for (const row of await openNotesOf(work, id)) await endNote(work, row, reason)
}
