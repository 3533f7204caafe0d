import { and, asc, eq, ilike, inArray, sql as raw } from 'drizzle-orm'
import type { PaymentTermRow, PaymentTermSearch } from '~/domain/customers/payment-term'
import type { Page } from '~/domain/kit/page'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { customers, paymentTerms } from './tables'

export const paymentTerm = record(paymentTerms, 'payment_term')

export async function searchPaymentTerms(sql: Sql, search: PaymentTermSearch): Promise<Page<PaymentTermRow>> {
  const { id, version, active, paymentTermName, days, description } = paymentTerms
  const where = and(
    search.keyword ? ilike(paymentTermName, like(search.keyword)) : undefined,
    search.active === undefined ? undefined : eq(active, search.active),
    search.ids ? inArray(id, search.ids) : undefined,
  )
  const used = sql
    .select({ termId: customers.paymentTermId, total: raw<number>`count(*)::int`.as('total') })
    .from(customers)
    .groupBy(customers.paymentTermId)
    .as('used')
  const rows = sql
    .select({
      id,
      paymentTermId: id,
      version,
      active,
      paymentTermName,
      days,
      description,
      customers: raw<number>`coalesce(${used.total}, 0)`,
    })
    .from(paymentTerms)
    .leftJoin(used, eq(used.termId, id))
    .where(where)
    .orderBy(...sorted(search.sort, { paymentTermName, days, active }, [asc(days)]), asc(id))
    .$dynamic()
  return paged<PaymentTermRow>(
    rows,
    cappedCount(sql, sql.select({ id }).from(paymentTerms).where(where).$dynamic()),
    search,
  )
}
