import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import * as words from '~/domain/customers/words'
import type { Sql } from '../kit/open'
import { seenCustomers, seenProjects } from './scope'
import { customers, projectCustomers, projects } from './tables'

/** Why a person may not name this customer; null where nothing speaks against it. */
export async function customerFault(sql: Sql, person: Person, customerId: string): Promise<string | null> {
  const [row] = await sql
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), seenCustomers(person)))
  return row ? null : words.customerMissing()
}

/** Why a person may not name this project beside this customer: its own, or one that it is shared with. */
export async function projectFault(
  sql: Sql,
  person: Person,
  { customerId, projectId }: { customerId: string; projectId: string },
): Promise<string | null> {
  const [row] = await sql
    .select({ customerId: projects.customerId, shared: projectCustomers.id })
    .from(projects)
    .leftJoin(
      projectCustomers,
      and(eq(projectCustomers.projectId, projects.id), eq(projectCustomers.customerId, customerId)),
    )
    .where(and(eq(projects.id, projectId), seenProjects(person)))
  if (!row) return words.projectMissing()
  return row.customerId === customerId || row.shared ? null : words.projectOfAnotherCustomer()
}
