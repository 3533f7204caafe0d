import { eq } from 'drizzle-orm'
import { customers, paymentTerms } from '../customers/tables'
import type { Sql } from '../kit/open'

/** Days to pay by the customer's payment term; null without one. */
export async function paymentDaysOf(sql: Sql, customerId: string): Promise<number | null> {
  const [row] = await sql
    .select({ days: paymentTerms.days })
    .from(customers)
    .leftJoin(paymentTerms, eq(paymentTerms.id, customers.paymentTermId))
    .where(eq(customers.id, customerId))
  return row?.days ?? null
}
