import { and, eq, isNull, or, sql as raw } from 'drizzle-orm'
import { contacts } from '../customers/tables'
import type { Sql } from '../kit/open'

/** Stored contacts of the customer for a purpose, those of the project among them; nobody else ever gets a bill. */
export async function recipientsOf(
  sql: Sql,
  of: { customerId: string; projectId: string },
  purpose: 'invoice' | 'late_invoice',
): Promise<string[]> {
  const rows = await sql
    .select({ email: contacts.email })
    .from(contacts)
    .where(
      and(
        eq(contacts.customerId, of.customerId),
        eq(contacts.active, true),
        or(isNull(contacts.projectId), eq(contacts.projectId, of.projectId)),
        raw`${contacts.purposes} @> array[${purpose}]::text[]`,
      ),
    )
  return [...new Set(rows.flatMap(row => (row.email && !/[\r\n]/.test(row.email) ? [row.email] : [])))]
}
