import { invoice } from '~/db/billing/invoice'
import { payersOf, paymentAllocation } from '~/db/billing/payment'
import { openItems } from '~/db/billing/receivable/open-item'
import { SYSTEM, type Work } from '~/db/kit/work'
import { amount, decimal } from '~/domain/kit/money'

/** The last day there is: what is open now counts every note and payment that was entered. */
export const EVER = '9999-12-31'

/** What a new credit note leaves of an invoice is less than was paid of it: the newest payments get the rest back. */
export async function releaseOverpaid(work: Work, invoiceId: string, reason: string): Promise<void> {
  await invoice.lock(work, invoiceId)
  const [item] = await openItems(work.sql, SYSTEM, { day: EVER, invoiceIds: [invoiceId], settled: true })
  let over = item ? decimal(item.open).negated() : decimal(0)
  for (const { paymentId, amount: part } of await payersOf(work.sql, invoiceId)) {
    if (over.lessThanOrEqualTo(0)) return
    const back = over.lessThan(part) ? amount(over) : part
    await takeBack(work, paymentId, invoiceId, back, reason)
    over = over.minus(back)
  }
}

export const takeBack = (work: Work, paymentId: string, invoiceId: string, part: string, reason: string) =>
  paymentAllocation.add(
    { ...work, reason },
    allocationRow(work, paymentId, invoiceId, amount(decimal(part).negated()), reason),
    'unallocate',
    paymentId,
  )

export const allocationRow = (
  work: Work,
  paymentId: string,
  invoiceId: string,
  part: string,
  reason: string | null,
) => ({
  paymentId,
  invoiceId,
  amount: part,
  at: work.now,
  by: work.by.id,
  byName: work.by.name,
  reason,
})
