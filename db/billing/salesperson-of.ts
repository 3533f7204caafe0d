import { eq } from 'drizzle-orm'
import { customerSalespeople } from '../customers/tables'
import type { Sql } from '../kit/open'

/** The first salesperson of a customer: whose first-level approval the draft asks for. */
export async function salespersonOf(sql: Sql, customerId: string): Promise<string | null> {
  const [row] = await sql
    .select({ id: customerSalespeople.salespersonId })
    .from(customerSalespeople)
    .where(eq(customerSalespeople.customerId, customerId))
    .orderBy(customerSalespeople.id)
    .limit(1)
  return row?.id ?? null
}
