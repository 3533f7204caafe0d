import { eq } from 'drizzle-orm'
import { customers, projects, salespeople } from '../customers/tables'
import type { Sql } from '../kit/open'
import { users } from '../users/tables'
import type { InvoiceDraftRow } from './invoice-draft'

export async function draftNames(sql: Sql, row: InvoiceDraftRow) {
  const [found] = await sql
    .select({
      customerName: customers.customerName,
      customerCode: customers.customerCode,
      projectName: projects.projectName,
      salespersonName: salespeople.name,
      madeByName: users.name,
    })
    .from(projects)
    .innerJoin(customers, eq(customers.id, row.customerId))
    .leftJoin(salespeople, row.salespersonId ? eq(salespeople.id, row.salespersonId) : eq(salespeople.id, projects.id))
    .leftJoin(users, eq(users.id, row.madeBy))
    .where(eq(projects.id, row.projectId))
  return found!
}
