import { invoiceOfDraft } from '~/db/billing/billed-lines'
import { releaseLoads } from '~/db/billing/held-loads'
import { invoice } from '~/db/billing/invoice'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { deliveryAssociate } from '~/db/deliveries/add-ons'
import { type DeliveryOrderRow, deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { belongsTo } from './bill-of-load'
import { noteContent } from './note-content'
import { raiseExceptions } from './raise-draft-exceptions'
import { writeNote } from './write-note'

export type Emodified = {
  emodNo: string
  before: DeliveryOrderRow
  after: DeliveryOrderRow
  flags: readonly string[]
}

/**
 * A load on a draft says something else now: the draft carries an exception that names the change and starts again at its
 * first level. An invoice stays as it is; its difference goes on a note.
 */
export async function afterEmodification(work: Work, { emodNo, before, after, flags }: Emodified): Promise<void> {
  if (!before.invoiceDraftId || !flags.includes('invoice')) return
  const draft = await invoiceDraft.lock(work, before.invoiceDraftId)
  if (draft.status === 'invoiced') return correctInvoiced(work, draft, after, emodNo)
  const text = `${after.doNumber} was changed by ${emodNo}, revision ${after.revision}`
  const sentBack = { status: 'exception' as const, round: draft.round + 1, approvedAt: null }
  const row = await invoiceDraft.move(work, draft, sentBack, 'load e-modified')
  const found = { kind: 'e_modification', text, deliveryOrderId: after.id }
  await raiseExceptions(work, row, [found], () => false)
}

/** A load that another customer or project pays for is let go, so that the next draft of theirs takes it. */
async function correctInvoiced(
  work: Work,
  draft: InvoiceDraftRow,
  load: DeliveryOrderRow,
  emodNo: string,
): Promise<void> {
  await noteOfLoad(work, draft, load, emodNo)
  if (!belongsTo(load, draft)) await releaseLoads(work, draft.id, [load.id])
}

/** Looks again at a note that something had to be settled on. */
export async function noteAgain(work: Work, note: InvoiceDraftRow): Promise<InvoiceDraftRow | null> {
  const load = await deliveryOrder.lock(work, note.deliveryOrderId!)
  const { draftId } = await invoice.get(work.sql, note.creditsInvoiceId!)
  return noteOfLoad(work, await invoiceDraft.lock(work, draftId), load, note.emodNo)
}

async function noteOfLoad(
  work: Work,
  draft: InvoiceDraftRow,
  load: DeliveryOrderRow,
  emodNo: string | null,
): Promise<InvoiceDraftRow | null> {
  const made = await invoiceOfDraft(work.sql, draft.id)
  if (!made) throw new Error(`Draft ${draft.draftNo} is invoiced and has no invoice`)
  const { customerId, projectId } = draft
  const addOns = await deliveryAssociate.list(work.sql, load.id)
  const reason = [`${load.doNumber} revision ${load.revision}`, emodNo].filter(Boolean).join(', ')
  const content = await noteContent(
    work.sql,
    { draftId: draft.id, invoiceId: made.id, customerId, projectId },
    { load, addOns },
    { load, addOns },
    reason,
  )
  return writeNote(
    work,
    draft,
    { creditsInvoiceId: made.id, deliveryOrderId: load.id, deliveryRevision: load.revision, emodNo },
    content,
  )
}
