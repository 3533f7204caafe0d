import { eq } from 'drizzle-orm'
import type { BillBuyer } from '~/domain/billing/bill-buyer'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import type { invoices } from './tables'

/** Customer and project as their records say now. */
export async function buyerNow(sql: Sql, of: { customerId: string; projectId: string }): Promise<BillBuyer> {
  const [row] = await sql
    .select({
      customerName: customers.customerName,
      customerCode: customers.customerCode,
      registrationNo: customers.registrationNo,
      customerGstNo: customers.gstNo,
      address: customers.address,
      projectName: projects.projectName,
    })
    .from(projects)
    .innerJoin(customers, eq(customers.id, of.customerId))
    .where(eq(projects.id, of.projectId))
  return row!
}

/** Whom a bill is made out to: as it was when it was issued; what was not known then is filled in as it is now. */
export async function buyerOf(sql: Sql, row: typeof invoices.$inferSelect): Promise<BillBuyer> {
  const now = await buyerNow(sql, row)
  const known = Object.entries(row.buyer ?? {}).filter(([, value]) => value)
  return { ...now, ...Object.fromEntries(known) }
}
