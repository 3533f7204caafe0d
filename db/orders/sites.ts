import { and, eq } from 'drizzle-orm'
import { locations } from '~/db/customers/tables'
import type { Sql } from '../kit/open'

/** The active sites of a project. */
export async function sitesOf(sql: Sql, projectId: string): Promise<string[]> {
  const rows = await sql
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.projectId, projectId), eq(locations.active, true)))
  return rows.map(row => row.id)
}
