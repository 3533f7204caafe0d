import { billsOf, cancellationOf } from '~/db/billing/cancelled-invoice'
import { invoice } from '~/db/billing/invoice'
import type { InvoiceDraftRow } from '~/db/billing/invoice-draft'
import { creditableOf } from '~/db/billing/noted-lines'
import type { Work } from '~/db/kit/work'
import { cancelledWords } from '~/domain/billing/cancelled-lines'
import { compare, isZero, sum } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import { spokenDay } from '~/domain/kit/time'

/** What is cancelled, or about to be, is sent to nobody any more; `invoiceNo` is the bill that the words name. */
export async function refuseCancelled(work: Work, invoiceId: string, invoiceNo: string): Promise<void> {
  const cancelling = await cancellationOf(work.sql, invoiceId)
  if (cancelling) throw new Refused(cancelledWords(invoiceNo, cancelling), undefined, { rule: 'cancelled' })
}

/**
 * A note is not dated before the invoice that it corrects and never takes it below zero; one that cancels the invoice comes
 * after every other note and leaves nothing. The invoice stays locked until the note is in, so of two notes issued at once
 * the second counts the first.
 */
export async function refuseOverCredit(
  work: Work,
  draft: InvoiceDraftRow,
  invoiceId: string,
  invoiceDate: string,
): Promise<void> {
  const { invoiceNo } = await invoice.lock(work, invoiceId)
  const cancelling = await cancellationOf(work.sql, invoiceId)
  const cancels = cancelling?.draftId === draft.id
  if (cancelling && !cancels)
    throw new Refused(cancelledWords(invoiceNo, cancelling), undefined, {
      rule: 'cancelled',
      draftId: cancelling.draftId,
    })
  const bills = await billsOf(work.sql, invoiceId)
  const first = (cancels ? bills.at(-1) : bills.find(of => of.invoiceNo === invoiceNo))!
  if (invoiceDate < first.invoiceDate)
    throw new Refused(
      `${first.invoiceNo} is dated ${spokenDay(first.invoiceDate)}; a note on ${first.invoiceNo === invoiceNo ? 'it' : invoiceNo} cannot be dated before that`,
      undefined,
      { rule: 'before-invoice', invoiceDate: first.invoiceDate },
    )
  const left = await creditableOf(work.sql, invoiceId)
  if (compare(draft.subtotal, 0) < 0 && sum([left, draft.subtotal]).isNegative())
    throw new Refused(`Only S$${left} before GST of ${invoiceNo} is left to credit`, undefined, {
      rule: 'credited-within-invoice',
      left,
    })
  if (cancels && !isZero(sum([left, draft.subtotal]).toFixed(2)))
    throw new Refused(`${invoiceNo} has other notes by now. Withdraw this one and cancel it again`, undefined, {
      rule: 'credited-within-invoice',
      left,
    })
}

/** A tax invoice that the customer issued is not ours to send. */
export function refuseSelfBilled({
  invoiceNo,
  customerDocumentNo,
}: {
  invoiceNo: string
  customerDocumentNo: string | null
}): void {
  if (customerDocumentNo)
    throw new Refused(`The customer issued ${customerDocumentNo} for ${invoiceNo} itself`, undefined, {
      rule: 'self-billing',
    })
}
