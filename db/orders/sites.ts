import { and, eq } from 'drizzle-orm'
import { seenProjects } from '~/db/customers/scope'
import { locations, projects } from '~/db/customers/tables'
import type { Person } from '~/domain/access/roles'
import * as words from '~/domain/customers/words'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'

/** The active sites of a project. */
export async function sitesOf(sql: Sql, projectId: string): Promise<string[]> {
  const rows = await sql
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.projectId, projectId), eq(locations.active, true)))
  return rows.map(row => row.id)
}

/** A project that the person may see; outside their scope it does not exist. */
export async function seenProjectOf(sql: Sql, person: Person, projectId: string): Promise<void> {
  const [row] = await sql
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), seenProjects(person)))
  if (!row) throw new Missing(words.projectMissing())
}
