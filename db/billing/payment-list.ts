import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { PaymentRow, PaymentSearch } from '~/domain/billing/payment'
import type { Page } from '~/domain/kit/page'
import { customers } from '../customers/tables'
import { type FlatList, flatPage } from '../kit/flat-page'
import type { Sql } from '../kit/open'
import { pagedWithSums } from '../kit/page'
import { wordIn } from '../kit/word'
import { left, paymentsRead } from './payment'
import { payments } from './receivable/tables'
import { seenBills } from './scope'

const ofCustomer = { from: payments.customerId, of: customers, id: customers.id, name: customers.customerName }
const LIST: FlatList = {
  id: payments.id,
  rows: (sql, columns) => sql.select(columns).from(payments).$dynamic(),
  sorts: {
    paymentNo: payments.paymentNo,
    paidOn: payments.paidOn,
    amount: payments.amount,
    customerName: ofCustomer,
  },
  usual: [desc(payments.paidOn), desc(payments.paymentNo)],
  newest: [payments.paidOn],
}

export type PaymentPage = Page<PaymentRow> & { sums: { amount: string; left: string } | null }

export async function searchPayments(sql: Sql, person: Person, of: PaymentSearch): Promise<PaymentPage> {
  const where = and(
    seenBills(person, payments.customerId),
    of.customerId ? eq(payments.customerId, of.customerId) : undefined,
    of.fromDate ? gte(payments.paidOn, of.fromDate) : undefined,
    of.toDate ? lte(payments.paidOn, of.toDate) : undefined,
    of.source ? eq(payments.source, of.source) : undefined,
    of.unallocated === undefined ? undefined : of.unallocated ? raw`${left} > 0` : raw`${left} = 0`,
    of.reversed === undefined ? undefined : of.reversed ? isNotNull(payments.reversedAt) : isNull(payments.reversedAt),
    of.keyword
      ? await wordIn(sql, of.keyword, { own: [payments.paymentNo, payments.reference], names: [ofCustomer] })
      : undefined,
  )
  const from = () => LIST.rows(sql, { amount: payments.amount, left: left.as('left_over') }).where(where)
  const { ids, order, total } = await flatPage(sql, LIST, { ...of, where })
  const rows = paymentsRead(sql)
    .where(inArray(payments.id, ids))
    .orderBy(...order)
    .$dynamic()
  return pagedWithSums(sql, rows, { total, from, names: ['amount', 'left'] }, { ...of, offset: 0 })
}
