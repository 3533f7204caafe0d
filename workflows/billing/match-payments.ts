import { billQuoted, customersByAccount, invoicesByNo, paymentsByReference } from '~/db/billing/payment'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import type { ReceivedPayment } from '~/domain/billing/payment'
import type { PaymentFileRow } from '~/domain/billing/payment-import'
import { showMoney } from '~/domain/kit/figures'
import { compare, sum } from '~/domain/kit/money'
import { businessDay } from '~/domain/kit/time'
import { enterReceived, quotedNos } from './receive-payments'

export type FilePayment = ReceivedPayment & { customerId: string }
type Found =
  | { action: 'create' | 'skip'; save: FilePayment }
  | { action: 'reject'; column: keyof PaymentFileRow; message: string }

/** What each row of a file of payments would do. A file that is not what its control totals say comes in with no row. */
export async function matchPayments(sql: Sql, now: Date, rows: PaymentFileRow[]): Promise<Found[]> {
  const wrong = controlOf(rows)
  if (wrong) return rows.map(() => wrong)
  const accounts = await customersByAccount(
    sql,
    rows.map(row => row.account),
  )
  const given = rows.map(row => ({ row, nos: nosOf(row), customer: accounts.get(row.account.toLowerCase()) }))
  const bills = await invoicesByNo(
    sql,
    given.flatMap(({ nos }) => nos),
  )
  const known = await paymentsByReference(
    sql,
    given.flatMap(({ row, customer }) => (customer ? [{ customerId: customer.id, reference: row.reference }] : [])),
  )
  return given.map(({ row, nos, customer }) => {
    if (!customer) return reject('account', 'There is no customer with this account')
    if (row.paidOn > businessDay(now)) return reject('paidOn', 'A payment cannot be dated in the future')
    const foreign = nos.find(no => !billQuoted(bills, customer.id, no))
    if (foreign) return reject('invoices', `${foreign} is not an invoice of this customer`)
    const { account, reference, paidOn, amount, method } = row
    const save = { account, reference, paidOn, amount, method, invoiceNos: nos, customerId: customer.id }
    const before = known.find(
      of => of.customerId === customer.id && of.reference.toLowerCase() === reference.toLowerCase(),
    )
    if (!before) return { action: 'create', save }
    return compare(before.amount, amount) === 0 && before.paidOn === paidOn
      ? { action: 'skip', save }
      : reject('reference', `Already entered as ${before.paymentNo} with another amount or day`)
  })
}

export const savePaymentOfFile = (work: Work, { customerId, ...of }: FilePayment) =>
  enterReceived(work, customerId, of, 'file')

const nosOf = (row: PaymentFileRow): string[] =>
  quotedNos({ reference: row.reference, invoiceNos: row.invoices.split(/[\s,;]+/).filter(Boolean) })

function controlOf(rows: PaymentFileRow[]): Extract<Found, { action: 'reject' }> | undefined {
  const counts = new Set(rows.map(row => row.controlCount).filter(Boolean))
  const totals = new Set(rows.map(row => row.controlTotal).filter(Boolean))
  if (counts.size > 1 || totals.size > 1) return reject('controlTotal', 'The control totals differ between the rows')
  const [count] = counts
  if (count && Number(count) !== rows.length)
    return reject('controlCount', `The file announces ${count} payments; ${rows.length} can be read`)
  const total = sum(rows.map(row => row.amount)).toFixed(2)
  const [announced] = totals
  return announced && compare(announced, total) !== 0
    ? reject('controlTotal', `The file announces ${showMoney(announced)}; its payments are ${showMoney(total)}`)
    : undefined
}

const reject = (column: keyof PaymentFileRow, message: string) => ({ action: 'reject' as const, column, message })
