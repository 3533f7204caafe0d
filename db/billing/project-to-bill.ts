import { eq, inArray } from 'drizzle-orm'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'

/** One at a time drafts a project: the periods of its open drafts must not overlap. */
export async function lockProject(work: Work, projectId: string): Promise<void> {
  await work.sql.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
}

/** What a bill of the customer has one of. */
export async function billSplitOf(sql: Sql, customerId: string): Promise<string[]> {
  const [row] = await sql.select({ billSplit: customers.billSplit }).from(customers).where(eq(customers.id, customerId))
  return row!.billSplit
}

export async function projectToBill(sql: Sql, projectId: string) {
  const [row] = await sql.select().from(projects).where(eq(projects.id, projectId))
  return row!
}

/** The region that the prices of each project come from. */
export async function regionsToBill(sql: Sql, projectIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql
    .select({ id: projects.id, regionId: projects.regionId })
    .from(projects)
    .where(inArray(projects.id, [...new Set(projectIds)]))
  return new Map(rows.map(row => [row.id, row.regionId]))
}
