import type { Work } from '~/db/kit/work'
import {
  type AgreedPaymentTermRecord,
  agreedPaymentTerm,
  lockedPaymentTerms,
  offeredTerm,
} from '~/db/pricing/agreed-payment-term'
import { invalid } from '~/domain/kit/problem'
import type { AgreedPaymentTermSave } from '~/domain/pricing/agreed-payment-term'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { atEarliestToday, keepsParty, seenParty } from './agreed-change'
import { type Agreement, refuseBegun, refuseOverlap, roomFor } from './agreed-days'
import { askPaymentTerm, type TermChange, type TermValues, writePaymentTerm } from './change-payment-term'

const TERM: Agreement = { what: 'payment term', kept: 'earlier invoices keep their term' }

/** What was agreed; with `approval` it is not in force yet and, where it is new, has no id. */
export type SetPaymentTerm = TermValues & { id: string | null; version: number | null; approval: PendingPrice | null }

/**
 * A term of a customer or a project from a day on. What holds then ends on the day before; anything else that it would overlap
 * refuses it. A longer one comes into force when somebody else has approved it.
 */
export async function setAgreedPaymentTerm(work: Work, given: AgreedPaymentTermSave): Promise<SetPaymentTerm> {
  const { values, change } = await checkedTerm(work, given)
  const approval = await askPaymentTerm(work, given, change, { command: { set: given }, reason: given.reason })
  if (approval) return { ...values, id: given.id ?? null, version: given.version ?? null, approval }
  const { id, version } = (await writePaymentTerm(work, change))!
  return { ...values, id, version, approval: null }
}

/** Brings an approved term into force, at the earliest today. */
export async function applySetTerm(work: Work, given: AgreedPaymentTermSave): Promise<void> {
  await writePaymentTerm(work, (await checkedTerm(work, atEarliestToday(work, given, 'term'))).change)
}

async function checkedTerm(work: Work, given: AgreedPaymentTermSave) {
  const { id, version, ...agreed } = given
  await seenParty(work, given)
  const others = (await lockedPaymentTerms(work, given)).filter(other => other.id !== id)
  if (id) {
    const before = agreedPaymentTerm.atVersion(await agreedPaymentTerm.lock(work, id), version ?? 0)
    return changedTerm(work, before, agreed, others)
  }
  const values = { ...agreed, days: (await termOf(work, given.paymentTermId)).days }
  return { values, change: { insert: values, cuts: roomFor(work, others, values, TERM) } satisfies TermChange }
}

async function changedTerm(
  work: Work,
  before: AgreedPaymentTermRecord,
  agreed: Omit<TermValues, 'days'>,
  others: readonly AgreedPaymentTermRecord[],
) {
  keepsParty(before, agreed, 'term')
  const same = before.paymentTermId === agreed.paymentTermId
  const { days } = same ? before : await termOf(work, agreed.paymentTermId)
  const values = { ...agreed, days }
  refuseBegun(work, before, values, { ...TERM, same })
  refuseOverlap(others, values, TERM)
  return { values, change: { change: { before, values } } satisfies TermChange }
}

export async function termOf(work: Work, paymentTermId: string) {
  const term = await offeredTerm(work.sql, paymentTermId)
  if (!term) throw invalid('paymentTermId', 'There is no such payment term on offer')
  return term
}
