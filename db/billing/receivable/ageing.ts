import { and, asc, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { type Ageing, type AgeingRow, ageingOf } from '~/domain/billing/receivable'
import { amount, compare, isZero, sum } from '~/domain/kit/money'
import type { PlainDate } from '~/domain/kit/time'
import { seenCustomers } from '../../customers/scope'
import { customers } from '../../customers/tables'
import type { Sql } from '../../kit/open'
import { openItems, unallocatedOf } from './open-item'

export type AgeingReport = { day: PlainDate; rows: AgeingRow[]; totals: Ageing }

/** Who owes how much and how late on a day, customer by customer, with the totals of all. */
export async function ageingReport(
  sql: Sql,
  person: Person,
  { day, overdue }: { day: PlainDate; overdue?: boolean | undefined },
): Promise<AgeingReport> {
  const items = await openItems(sql, person, { day })
  const credit = await unallocatedOf(sql, person, { day })
  const byCustomer = Map.groupBy(items, item => item.customerId)
  const ids = [...new Set([...byCustomer.keys(), ...credit.keys()])]
  const { id, customerName, customerCode, creditLimit, creditSuspended } = customers
  const named = ids.length
    ? await sql
        .select({ customerId: id, customerName, customerCode, creditLimit, creditSuspended })
        .from(customers)
        .where(and(inArray(id, ids), seenCustomers(person)))
        .orderBy(asc(customerName))
    : []
  const rows = named
    .map(row => {
      const own = byCustomer.get(row.customerId) ?? []
      return { ...row, items: own.length, ...ageingOf(own, credit.get(row.customerId) ?? '0', day) }
    })
    .filter(row => (row.items > 0 || !isZero(row.credit)) && (!overdue || compare(row.overdue, 0) > 0))
  const listed = new Set(rows.map(row => row.customerId))
  return {
    day,
    rows,
    totals: ageingOf(
      items.filter(item => listed.has(item.customerId)),
      amount(sum(rows.map(row => row.credit))),
      day,
    ),
  }
}
