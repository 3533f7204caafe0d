import type { Work } from '~/db/kit/work'
import type { TermCommand } from './change-payment-term'
import { applyTermRemoval } from './remove-agreed-payment-term'
import { applySetTerm } from './set-agreed-payment-term'
import { applyTermOfCustomer } from './set-term-of-customer'

/** Brings an approved payment term into force: of one party, of the customer's form, or none any more. */
export async function applyPaymentTerm(work: Work, command: TermCommand): Promise<void> {
  if ('removed' in command) await applyTermRemoval(work, command.removed)
  else if ('set' in command) await applySetTerm(work, command.set)
  else await applyTermOfCustomer(work, command.ofCustomer.customerId, command.ofCustomer.paymentTermId)
}
