import { type InvoiceDraftRow, invoiceDraft, lockSeenDraft } from '~/db/billing/invoice-draft'
import { type DraftLineRow, draftLine, linesOf } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'
import type { DraftUpdate } from '~/domain/billing/invoice-draft'
import { billed } from '~/domain/billing/invoice-draft'
import { linesHash } from '~/domain/billing/lines-hash'
import { isNote, noteKind } from '~/domain/billing/note'
import { totalsOf } from '~/domain/billing/totals'
import { compare, decimal, lineAmount, unitPrice } from '~/domain/kit/money'
import { Invalid, Refused } from '~/domain/kit/problem'
import { advanceLocked } from '../kit/workflow'
import { invoiceDraftFlow } from './invoice-draft'

/**
 * Changes lines, adds adjustments and sends the draft on. A price or quantity that differs from the system's needs a
 * reason; a change of what is billed raises the round, which voids the levels taken and starts again at the first.
 */
export async function updateDraft(work: Work, id: string, change: DraftUpdate): Promise<InvoiceDraftRow> {
  const row = invoiceDraft.atVersion(await lockSeenDraft(work, id), change.version)
  if (row.status === 'invoiced')
    throw new Refused('This draft is invoiced. Correct it with an e-modification', undefined, {
      status: row.status,
    })
  if (row.status === 'withdrawn')
    throw new Refused('This invoice draft was withdrawn and has no lines', undefined, { status: row.status })
  const before = await linesOf(work.sql, id)
  await editLines(work, before, change)
  await removeAdjustments(work, before, change.removeLines)
  await addAdjustments(work, id, before, change.adjustments)
  const after = billed(await linesOf(work.sql, id))
  const hash = await linesHash(after)
  const changed = hash !== row.linesHash
  const exceptions = change.purchaseOrderNo ? row.exceptions.filter(of => of.kind !== 'missing_po') : row.exceptions
  const totals = totalsOf(after, row.gstPercent)
  const values = {
    ...totals,
    kind: isNote(row.kind) ? noteKind(totals.total) : row.kind,
    linesHash: hash,
    exceptions,
    ...(change.purchaseOrderNo === undefined ? {} : { purchaseOrderNo: change.purchaseOrderNo }),
    ...(changed ? { round: row.round + 1, lastEditedBy: work.by.id, approvedAt: null } : {}),
  }
  const saved = changed
    ? await advanceLocked(work, invoiceDraftFlow, row, { type: 'change', values })
    : await invoiceDraft.move(work, row, values, 'change')
  return change.submit ? submit(work, saved) : saved
}

function submit(work: Work, row: InvoiceDraftRow): Promise<InvoiceDraftRow> {
  if (row.exceptions.length)
    throw new Refused('Settle the exceptions before you submit the draft', undefined, {
      exceptions: row.exceptions,
    })
  return advanceLocked(work, invoiceDraftFlow, row, { type: row.status === 'collecting' ? 'close' : 'submit' })
}

async function editLines(work: Work, before: DraftLineRow[], { lines }: DraftUpdate): Promise<void> {
  for (const [at, edit] of lines.entries()) {
    const line = before.find(of => of.id === edit.id)
    if (!line) throw new Invalid('This draft has no such line', { [`lines.${at}.id`]: ['This draft has no such line'] })
    const quantity = edit.quantity ?? line.quantity
    const price = unitPrice(edit.unitPrice ?? line.unitPrice)
    const differs = compare(quantity, line.quantity) !== 0 || compare(price, line.unitPrice) !== 0
    if (differs && !edit.reason)
      throw new Invalid('A change of price or quantity needs a reason', {
        [`lines.${at}.reason`]: ['Say why it differs'],
      })
    await draftLine.move(
      { ...work, reason: edit.reason ?? undefined },
      line,
      {
        quantity: decimal(quantity).toFixed(4),
        unitPrice: price,
        amount: lineAmount(quantity, price),
        reason: edit.reason ?? line.reason,
        ...(edit.disputed === undefined ? {} : { disputed: edit.disputed }),
      },
      'change',
    )
  }
}

async function removeAdjustments(work: Work, before: DraftLineRow[], ids: string[]): Promise<void> {
  for (const id of ids) {
    const line = before.find(of => of.id === id)
    if (line?.kind !== 'adjustment')
      throw new Invalid('Only an adjustment can be removed', { removeLines: ['Only an adjustment can be removed'] })
    await draftLine.remove(work, line)
  }
}

async function addAdjustments(
  work: Work,
  draftId: string,
  before: DraftLineRow[],
  adjustments: DraftUpdate['adjustments'],
): Promise<void> {
  let place = Math.max(0, ...before.map(line => line.place))
  for (const { description, quantity, unit, unitPrice: price, reason } of adjustments)
    await draftLine.insert(work, {
      draftId,
      kind: 'adjustment',
      place: ++place,
      description,
      quantity: decimal(quantity).toFixed(4),
      unit,
      unitPrice: unitPrice(price),
      amount: lineAmount(quantity, price),
      reason,
    })
}
