import { and, eq, inArray } from 'drizzle-orm'
import { seenCustomers, seenProjects } from '~/db/customers/scope'
import { customers, locations, projects } from '~/db/customers/tables'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'

/** Those of the projects that the person may see. */
export async function seenProjectIds(sql: Sql, person: Person, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const rows = await sql
    .select({ id: projects.id })
    .from(projects)
    .where(and(inArray(projects.id, ids), seenProjects(person)))
  return new Set(rows.map(({ id }) => id))
}

export type Chain = { customerId: string; projectId?: string; locationId?: string }

/** A location with the project and customer that it belongs to; undefined where the person sees none. */
export async function seenLocation(sql: Sql, person: Person, id: string): Promise<Required<Chain> | undefined> {
  const [row] = await sql
    .select({ customerId: projects.customerId, projectId: projects.id, locationId: locations.id })
    .from(locations)
    .innerJoin(projects, eq(projects.id, locations.projectId))
    .where(and(eq(locations.id, id), seenProjects(person)))
  return row
}

export async function seenProject(sql: Sql, person: Person, id: string): Promise<Chain | undefined> {
  const [row] = await sql
    .select({ customerId: projects.customerId, projectId: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id), seenProjects(person)))
  return row
}

export async function seenCustomer(sql: Sql, person: Person, id: string): Promise<Chain | undefined> {
  const [row] = await sql
    .select({ customerId: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), seenCustomers(person)))
  return row
}
