import { billsOf } from '~/db/billing/cancelled-invoice'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { linesOf } from '~/db/billing/invoice-draft-line'
import { notedLines } from '~/db/billing/noted-lines'
import type { Work } from '~/db/kit/work'
import { cancelledLines, cancelledTotals } from '~/domain/billing/cancelled-lines'
import type { CancelInvoice } from '~/domain/billing/reissued-invoice'
import { compare } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { insertNote, lockToCorrect } from './make-invoice-note'
import { lastDelivery, refuseBeforeDelivery } from './refuse-before-delivery'
import { refuseOutsidePeriod } from './refuse-closed-period'

/**
 * A note over all that is left of an invoice, and what is to be another on the invoice in its place. Nothing is cancelled
 * before the note is approved and issued; then its loads are drafted anew.
 */
export async function cancelInvoice(
  work: Work,
  which: string,
  { reason, reissue }: CancelInvoice,
): Promise<InvoiceDraftRow> {
  const original = await lockToCorrect(work, which)
  if (reissue.invoiceDate) {
    if (reissue.invoiceDate > businessDay(work.now))
      throw invalid('reissue.invoiceDate', 'The invoice date cannot be in the future')
    refuseBeforeDelivery(
      lastDelivery(await linesOf(work.sql, original.draftId)) ?? original.fromDate,
      reissue.invoiceDate,
    )
    await refuseOutsidePeriod(work, original, reissue.invoiceDate)
  }
  const lines = cancelledLines(await notedLines(work.sql, original), reason)
  const totals = cancelledTotals(await billsOf(work.sql, original.id), original.gstPercent)
  if (!lines.length || compare(totals.subtotal, 0) >= 0)
    throw new Refused(`Nothing is left of ${original.invoiceNo}: its notes credit all of it`, undefined, {
      rule: 'nothing-left',
    })
  return insertNote(work, original, lines, 'cancel', { whole: { totals, reissue } })
}
