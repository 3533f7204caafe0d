import { inArray } from 'drizzle-orm'
import { customerSalespeople } from '../customers/tables'
import type { Sql } from '../kit/open'

/** The first salesperson of each customer: whose first-level approval its drafts ask for. */
export async function salespeopleOf(sql: Sql, customerIds: readonly string[]): Promise<Map<string, string>> {
  const { customerId, salespersonId, id } = customerSalespeople
  const rows = await sql
    .selectDistinctOn([customerId], { customerId, salespersonId })
    .from(customerSalespeople)
    .where(inArray(customerId, [...new Set(customerIds)]))
    .orderBy(customerId, id)
  return new Map(rows.map(row => [row.customerId, row.salespersonId]))
}

export const salespersonOf = async (sql: Sql, customerId: string): Promise<string | null> =>
  (await salespeopleOf(sql, [customerId])).get(customerId) ?? null
