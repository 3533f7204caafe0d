import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { agreedPaymentTerm } from '~/db/pricing/agreed-payment-term'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { removableAgreed } from './agreed-change'
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

const removable = (work: Work, key: Key) =>
  removableAgreed(work, agreedPaymentTerm, key, 'Invoices may already use this payment term. End it instead')
