import { billQuoted, customersByAccount, invoicesByNo } from '~/db/billing/payment'
import { openItems } from '~/db/billing/receivable/open-item'
import { UNKNOWN_ACCOUNT } from '~/db/billing/unknown-payments'
import { noteOnly } from '~/db/kit/audit'
import { SYSTEM, type Work } from '~/db/kit/work'
import type { PaymentSave, PaymentSource, ReceivedPayment, ReceivePayments } from '~/domain/billing/payment'
import { payOldest } from '~/domain/billing/receivable'
import { compare, sum } from '~/domain/kit/money'
import { SERIES_NUMBER } from '~/domain/kit/number-series'
import { invalid } from '~/domain/kit/problem'
import { changeEach } from '../kit/change-each'
import { enterPayment } from './save-payment'

export type ReceivedResult =
  | { reference: string; ok: true; paymentNo: string; already: boolean; unmatched: string[] }
  | { reference: string; ok: false; problem: { title: string; detail: string } }

const NUMBERS = new RegExp(`\\b${SERIES_NUMBER.source}\\b`, 'g')
/** The numbers that were named, and those that somebody wrote into the reference. */
export const quotedNos = (of: Pick<ReceivedPayment, 'invoiceNos' | 'reference'>): string[] => [
  ...new Set([...of.invoiceNos.map(no => no.toUpperCase()), ...(of.reference.toUpperCase().match(NUMBERS) ?? [])]),
]

/**
 * Payments as the ERP tells of them. Count and total are checked first; then each is entered for itself, and one that was
 * told before is answered as it was.
 */
export async function receivePayments(
  work: Work,
  { payments, controlCount, controlTotal }: ReceivePayments,
): Promise<{ results: ReceivedResult[] }> {
  if (payments.length !== controlCount)
    throw invalid('controlCount', `${controlCount} payments were announced and ${payments.length} sent`)
  const total = sum(payments.map(of => of.amount)).toFixed(2)
  if (compare(total, controlTotal) !== 0)
    throw invalid('controlTotal', `${controlTotal} was announced; the payments sent are ${total}`)
  const accounts = await customersByAccount(
    work.sql,
    payments.map(of => of.account),
  )
  const results = await changeEach<ReceivedPayment, Entered, ReceivedResult>(work, payments, {
    idOf: of => of.reference,
    change: (one, of) => {
      const customer = accounts.get(of.account.toLowerCase())
      if (!customer) throw noCustomer(of)
      return enterReceived(one, customer.id, of, 'machine')
    },
    done: (made, of) => ({ reference: of.reference, ok: true, ...made }),
    refused: (problem, of) => ({ reference: of.reference, ok: false, problem }),
  })
  // What is refused writes nothing by itself; money that came in must not be lost from sight.
  for (const of of payments.filter(each => !accounts.has(each.account.toLowerCase())))
    await noteOnly(work, 'payment', UNKNOWN_ACCOUNT, {
      ...{ account: of.account, reference: of.reference, paidOn: of.paidOn, amount: of.amount },
    })
  return { results }
}

const noCustomer = ({ account }: ReceivedPayment) => invalid('account', `There is no customer with account ${account}`)

type Entered = { paymentNo: string; already: boolean; unmatched: string[] }

/** Pays what it quotes, the oldest due first; what is left stays as credit. Numbers that are not theirs are told. */
export async function enterReceived(
  work: Work,
  customerId: string,
  of: ReceivedPayment,
  source: PaymentSource,
): Promise<Entered> {
  const nos = quotedNos(of)
  const found = await invoicesByNo(work.sql, nos)
  const own = nos.flatMap(no => billQuoted(found, customerId, no)?.id ?? [])
  const items = await openItems(work.sql, SYSTEM, { day: '9999-12-31', invoiceIds: own })
  const { reference, paidOn, amount, method } = of
  const unmatched = nos.filter(no => !billQuoted(found, customerId, no))
  const save: PaymentSave = {
    customerId,
    reference,
    paidOn,
    amount,
    method,
    // The ERP reads the answer, finance the payment: both are to know what it could not pay.
    remarks: unmatched.length ? `Not found: ${unmatched.join(', ')}`.slice(0, 300) : null,
    allocations: payOldest(items, amount),
  }
  const { payment, already } = await enterPayment(work, save, source)
  return { paymentNo: payment.paymentNo, already, unmatched }
}
