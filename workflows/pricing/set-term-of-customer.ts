import type { Work } from '~/db/kit/work'
import { agreedPaymentTerm, lockedPaymentTerms } from '~/db/pricing/agreed-payment-term'
import { addDays, businessDay } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { coversDay } from '~/domain/pricing/terms'
import { askPaymentTerm, type TermChange, writePaymentTerm } from './change-payment-term'
import { termOf } from './set-agreed-payment-term'

/**
 * The field of the customer's form: from today on its own term, or none. What is planned for later days stays. The answer is the
 * question about it, where somebody else has to agree.
 */
export async function setTermOfCustomer(
  work: Work,
  customerId: string,
  paymentTermId: string | null,
): Promise<PendingPrice | null> {
  const change = await changeOfCustomer(work, customerId, paymentTermId)
  if (!change) return null
  const command = { ofCustomer: { customerId, paymentTermId } }
  const approval = await askPaymentTerm(work, { customerId, projectId: null }, change, { command, reason: null })
  if (!approval) await writePaymentTerm(work, change)
  return approval
}

export async function applyTermOfCustomer(work: Work, customerId: string, paymentTermId: string | null): Promise<void> {
  const change = await changeOfCustomer(work, customerId, paymentTermId)
  if (change) await writePaymentTerm(work, change)
}

async function changeOfCustomer(
  work: Work,
  customerId: string,
  paymentTermId: string | null,
): Promise<TermChange | null> {
  const today = businessDay(work.now)
  const rows = await lockedPaymentTerms(work, { customerId, projectId: null })
  const present = rows.find(row => coversDay(row, today))
  if ((present?.paymentTermId ?? null) === paymentTermId) return null
  const ended: TermChange = !present
    ? {}
    : present.fromDate === today
      ? { drops: [present] }
      : { cuts: [{ before: present, toDate: addDays(today, -1) }] }
  if (!paymentTermId) return ended
  const { days } = await termOf(work, paymentTermId)
  const next = rows.find(row => row.fromDate > today)
  const toDate = next ? addDays(next.fromDate, -1) : null
  const insert = { customerId, projectId: null, paymentTermId, days, fromDate: today, toDate, reason: null }
  return { ...ended, insert }
}

/** With a customer that was entered by mistake. */
export async function removeTermsOfCustomer(work: Work, customerId: string): Promise<void> {
  const rows = await lockedPaymentTerms(work, { customerId, projectId: null })
  for (const { id, version } of rows) await agreedPaymentTerm.remove(work, { id, version })
}
