import type { DraftExceptionRecord } from '~/db/billing/draft-exception'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { type DraftLineRow, linesOf } from '~/db/billing/invoice-draft-line'
import { documentLines, loadOfDocket, selfBillOfDraft } from '~/db/billing/self-bill'
import type { Work } from '~/db/kit/work'
import type { SettleException } from '~/domain/billing/draft-exception'
import { type DocumentLine, matchSelfBill } from '~/domain/billing/self-bill-match'
import { compare, decimal, isZero, lineAmount, unitPrice } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { addAdjustments, editLine } from './edit-draft-lines'

/** The customer's figure holds: our line takes it, a line that we did not have is added, one that it leaves out is free. */
export async function acceptSelfBilled(
  work: Work,
  draft: InvoiceDraftRow,
  { lineId }: DraftExceptionRecord,
  reason: string,
): Promise<void> {
  const bill = await selfBillOfDraft(work.sql, draft.id)
  if (!bill || lineId === bill.id) return
  const lines = await linesOf(work.sql, draft.id)
  const theirs = await documentLines(work.sql, bill.id)
  const row = matchSelfBill(lines, theirs).find(of => (of.ours ?? of.theirs)?.id === lineId)
  if (!row) return
  const line = lines.find(of => of.id === row.ours?.id)
  if (line) {
    const taken = row.theirs ? figureOf(row.theirs) : { quantity: line.quantity, unitPrice: '0' }
    if (row.theirs && compare(taken.quantity, row.theirs.quantity) !== 0)
      throw new Refused('No unit price makes this amount. Settle the difference at an agreed price', undefined, {
        rule: 'self-billing',
      })
    await editLine(work, line, { id: line.id, reason, ...taken }, 'reason')
  } else await addTheirs(work, draft.id, lines, theirs.find(of => of.id === lineId)!, reason)
}

/** Ends where the two sides met: our figure, an agreed one, or in dispute, which leaves the line to the next statement. */
export async function settleSelfBilled(
  work: Work,
  before: readonly DraftLineRow[],
  { lineId }: DraftExceptionRecord,
  { keep, quantity, unitPrice: price, reason }: SettleException,
): Promise<void> {
  if (!reason) throw invalid('reason', 'Say why')
  const line = before.find(of => of.id === lineId)
  if (keep === 'system') throw invalid('keep', 'Keep our figure, agree on one or leave the line in dispute')
  if (keep === 'disputed' && line) await editLine(work, line, { id: line.id, reason, disputed: true }, 'reason')
  if (keep !== 'agreed') return
  if (!line) throw invalid('keep', 'Our statement does not have this line. Accept it or leave it in dispute')
  await editLine(work, line, { id: line.id, quantity, unitPrice: price, reason }, 'reason')
}

/** A load is billed once: a docket of ours that is not on this draft is on another bill, or not delivered yet. */
async function addTheirs(
  work: Work,
  draftId: string,
  before: readonly DraftLineRow[],
  theirs: DocumentLine,
  reason: string,
): Promise<void> {
  const load = theirs.docketNo ? await loadOfDocket(work.sql, theirs.docketNo) : undefined
  if (load)
    throw new Refused(
      `${load.doNumber} is ${load.draftNo ? `on ${load.draftNo}` : 'not on a bill yet'}. Leave it in dispute until its own statement`,
      undefined,
      { rule: 'billed-once' },
    )
  const description = [theirs.docketNo, theirs.description ?? 'Billed by the customer'].filter(Boolean).join(', ')
  await addAdjustments(work, draftId, before, [{ description, unit: 'lot', reason, ...figureOf(theirs) }])
}

/** A quantity and a price of four decimals that make the amount to the cent; one lot where no price does. */
function figureOf({ quantity, amount }: { quantity: string; amount: string }) {
  const price = isZero(quantity) ? null : unitPrice(decimal(amount).div(quantity))
  return price !== null && compare(lineAmount(quantity, price), amount) === 0
    ? { quantity, unitPrice: price }
    : { quantity: '1', unitPrice: amount }
}
