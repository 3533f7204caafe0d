import { seenCustomer } from '~/db/customers/customer'
import { seenProject } from '~/db/customers/project'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { agreedPaymentTerm } from '~/db/pricing/agreed-payment-term'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { askPaymentTerm, writePaymentTerm } from './change-payment-term'

/** One that has not begun is taken back; where that leaves a longer term, somebody else agrees to it. */
export async function removeAgreedPaymentTerm(work: Work, { id, version }: Key): Promise<PendingPrice | null> {
  const before = await removable(work, { id, version })
  const change = { drops: [before] }
  const approval = await askPaymentTerm(work, before, change, { command: { removed: { id, version } }, reason: null })
  if (!approval) await writePaymentTerm(work, change)
  return approval
}

export async function applyTermRemoval(work: Work, key: Key): Promise<void> {
  await writePaymentTerm(work, { drops: [await removable(work, key)] })
}

async function removable(work: Work, key: Key) {
  const before = agreedPaymentTerm.atVersion(await agreedPaymentTerm.lock(work, key.id), key.version)
  if (before.customerId) await seenCustomer(work.sql, work.by, before.customerId)
  if (before.projectId) await seenProject(work.sql, work.by, before.projectId)
  if (before.fromDate <= businessDay(work.now))
    throw new Refused('Invoices may already use this payment term. End it instead', undefined, { rule: 'begun' })
  return before
}
