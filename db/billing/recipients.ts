import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { addressesOf } from '~/domain/customers/contact'
import { contacts } from '../customers/tables'
import type { Sql } from '../kit/open'

type Party = { customerId: string; projectId: string }
type Purpose = 'invoice' | 'late_invoice'

/** Stored contacts of the customer for a purpose, those of the project among them; nobody else ever gets a bill. */
export const recipientsOf = async (sql: Sql, of: Party, purpose: Purpose): Promise<string[]> =>
  (await recipientsFor(sql, [of.customerId], purpose))(of)

/** The same for the bills of many customers in one statement. */
export async function recipientsFor(
  sql: Sql,
  customerIds: readonly string[],
  purpose: Purpose,
): Promise<(of: Party) => string[]> {
  const { customerId, projectId, email } = contacts
  const rows = customerIds.length
    ? await sql
        .select({ customerId, projectId, email })
        .from(contacts)
        .where(
          and(
            inArray(customerId, [...new Set(customerIds)]),
            eq(contacts.active, true),
            raw`${contacts.purposes} @> array[${purpose}]::text[]`,
          ),
        )
    : []
  const byCustomer = Map.groupBy(rows, row => row.customerId)
  return of => {
    const own = (byCustomer.get(of.customerId) ?? []).filter(
      row => row.projectId === null || row.projectId === of.projectId,
    )
    return addressesOf(own)
  }
}
