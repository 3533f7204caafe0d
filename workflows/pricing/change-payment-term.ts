import { customer } from '~/db/customers/customer'
import { settingsByDay } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { type AgreedPaymentTermRecord, agreedPaymentTerm, paymentTermsOf } from '~/db/pricing/agreed-payment-term'
import { businessDay } from '~/domain/kit/time'
import { type AgreedPaymentTermSave, factsOfPaymentTerm } from '~/domain/pricing/agreed-payment-term'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { type AgreedChange, afterwards, type Party, partiesOf, writeAgreed } from './agreed-change'
import { askPrice } from './ask-price'

type Row = AgreedPaymentTermRecord
export type TermValues = Pick<
  Row,
  'customerId' | 'projectId' | 'paymentTermId' | 'days' | 'fromDate' | 'toDate' | 'reason'
>
export type TermChange = AgreedChange<Row, TermValues>
/** What the question about a term runs when it is approved. */
export type TermCommand =
  | { set: AgreedPaymentTermSave }
  | { removed: { id: string; version: number } }
  | { ofCustomer: { customerId: string; paymentTermId: string | null } }

/** Null where the person may change the terms so, else the question: a longer term is agreed by who has no limit. */
export async function askPaymentTerm(
  work: Work,
  of: Party,
  change: TermChange,
  { command, reason }: { command: TermCommand; reason: string | null },
): Promise<PendingPrice | null> {
  const { projectName, ...parties } = await partiesOf(work, of)
  const before = await paymentTermsOf(work.sql, parties)
  const on = await settingsByDay(work.sql, ['billing.payment-days'])
  const today = businessDay(work.now)
  const facts = factsOfPaymentTerm(before, afterwards(before, change), parties, {
    from: today,
    company: day => on('billing.payment-days', day),
  })
  const { customerName } = await customer.get(work.sql, parties.customerId)
  return askPrice(work, {
    kind: 'payment_term',
    subjectKey: `payment-term:${of.projectId ?? of.customerId}`,
    subjectId: of.projectId ?? of.customerId,
    label: `Payment term of ${projectName ?? customerName}`,
    regionId: null,
    customerId: parties.customerId,
    facts,
    command,
    reason,
  })
}

export const writePaymentTerm = (work: Work, change: TermChange): Promise<Row | null> =>
  writeAgreed(work, agreedPaymentTerm, change)
