import { eq } from 'drizzle-orm'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { noteOn } from './note'
import type { invoices } from './tables'

/** An invoice with the names that its paper shows. */
export async function printedInvoice(sql: Sql, row: typeof invoices.$inferSelect) {
  const [names] = await sql
    .select({
      customerName: customers.customerName,
      customerCode: customers.customerCode,
      address: customers.address,
      projectName: projects.projectName,
    })
    .from(projects)
    .innerJoin(customers, eq(customers.id, row.customerId))
    .where(eq(projects.id, row.projectId))
  return { ...row, ...names!, noteOn: await noteOn(sql, row.draftId) }
}
