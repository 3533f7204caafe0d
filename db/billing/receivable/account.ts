import type { Person } from '~/domain/access/roles'
import { type Ageing, ageingOf } from '~/domain/billing/receivable'
import type { PlainDate } from '~/domain/kit/time'
import type { Sql } from '../../kit/open'
import { type CustomerItem, openItems, unallocatedOf } from './open-item'

export type Account = { day: PlainDate; items: CustomerItem[]; ageing: Ageing }

/** The open items of a customer on a day and their age: for the screen, the statement and the credit alike. */
export async function accountOf(
  sql: Sql,
  person: Person,
  of: { customerId: string; day: PlainDate },
): Promise<Account> {
  const items = await openItems(sql, person, of)
  const credit = await unallocatedOf(sql, person, of)
  return { day: of.day, items, ageing: ageingOf(items, credit.get(of.customerId) ?? '0', of.day) }
}
