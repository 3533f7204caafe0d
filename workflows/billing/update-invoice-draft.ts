import { openExceptionCount } from '~/db/billing/draft-exception'
import { type InvoiceDraftRow, invoiceDraft, lockSeenDraft } from '~/db/billing/invoice-draft'
import { type DraftLineRow, linesOf } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'
import { usualGst } from '~/domain/billing/gst'
import type { DraftUpdate } from '~/domain/billing/invoice-draft'
import { billed, LEVEL_OF } from '~/domain/billing/invoice-draft'
import { linesHash } from '~/domain/billing/lines-hash'
import { isNote, noteKind } from '~/domain/billing/note'
import { totalsOf } from '~/domain/billing/totals'
import { Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { askDraftPrice } from './ask-draft-price'
import { checkTypedOrder } from './check-typed-order'
import { addAdjustments, editLines, removeAdjustments } from './edit-draft-lines'
import { invoiceDraftFlow } from './invoice-draft'
import { keepApprovableAfterChange } from './keep-approvable'
import { endConflicts, endDisputes } from './raise-draft-exceptions'

/**
 * Changes lines, adds adjustments and sends the draft on. A price or quantity that differs from the system's needs a
 * reason; a change of what is billed, or of the purchase order that it is billed on, raises the round, which voids the
 * levels taken and starts again at the first. Prices beyond the authority of who changes them are a question first.
 */
export async function updateDraft(work: Work, id: string, change: DraftUpdate): Promise<InvoiceDraftRow> {
  const row = openToChange(invoiceDraft.atVersion(await lockSeenDraft(work, id), change.version))
  const before = await linesOf(work.sql, id)
  const changed = await editLines(work, before, change.lines)
  await removeAdjustments(work, before, change.removeLines)
  await addAdjustments(work, id, before, change.adjustments)
  await endConflicts(work, id, [...changed, ...change.removeLines])
  const { saved, asked } = await recount(work, row, before, { purchaseOrderNo: change.purchaseOrderNo })
  if (!change.submit) return saved
  // It goes on by itself when somebody else has agreed to its prices.
  if (asked) return saved.status === 'draft' ? except(work, saved) : saved
  return submitDraft(work, saved)
}

const except = (work: Work, row: InvoiceDraftRow) => advanceLocked(work, invoiceDraftFlow, row, { type: 'except' })

export function openToChange(row: InvoiceDraftRow): InvoiceDraftRow {
  if (row.status === 'invoiced')
    throw new Refused('This draft is invoiced. Correct it with an e-modification', undefined, { status: row.status })
  if (row.status === 'withdrawn')
    throw new Refused('This invoice draft was withdrawn and has no lines', undefined, { status: row.status })
  if (row.noteReason)
    throw new Refused('Withdraw this note and make it again from its invoice', undefined, { rule: 'commercial-note' })
  return row
}

type Recounted = { saved: InvoiceDraftRow; asked: boolean }

/** Totals and hash of what the lines say now; what differs from before is another content, judged by the price authority. */
export async function recount(
  work: Work,
  row: InvoiceDraftRow,
  before: readonly DraftLineRow[],
  { purchaseOrderNo: typed, decided }: { purchaseOrderNo?: string | null | undefined; decided?: boolean } = {},
): Promise<Recounted> {
  const lines = await linesOf(work.sql, row.id)
  const after = billed(lines)
  const order = typed === undefined ? row.purchaseOrderNo : typed
  const linesHashNow = await linesHash(after, order)
  const changed = linesHashNow !== (await linesHash(billed(before), row.purchaseOrderNo))
  if (changed) await keepApprovableAfterChange(work, row)
  await endDisputes(work, row.id, lines)
  const totals = totalsOf(after, usualGst(row))
  const values = {
    ...totals,
    kind: isNote(row.kind) ? noteKind(totals.total) : row.kind,
    purchaseOrderNo: order,
    purchaseOrderTyped: order === row.purchaseOrderNo ? row.purchaseOrderTyped : order !== null,
    ...(changed ? { linesHash: linesHashNow, round: row.round + 1, lastEditedBy: work.by.id, approvedAt: null } : {}),
  }
  const saved = changed
    ? await advanceLocked(work, invoiceDraftFlow, row, { type: 'change', values })
    : await invoiceDraft.move(work, row, values, 'change')
  if (order !== row.purchaseOrderNo) await checkTypedOrder(work, saved, lines)
  const asked = await askDraftPrice(work, saved, before, lines, decided)
  return { saved: asked && LEVEL_OF[saved.status] ? await except(work, saved) : saved, asked }
}

export async function submitDraft(work: Work, row: InvoiceDraftRow): Promise<InvoiceDraftRow> {
  const exceptions = await openExceptionCount(work.sql, row.id)
  if (exceptions) throw new Refused('Settle the exceptions before you submit the draft', undefined, { exceptions })
  return advanceLocked(work, invoiceDraftFlow, row, { type: row.status === 'collecting' ? 'close' : 'submit' })
}
