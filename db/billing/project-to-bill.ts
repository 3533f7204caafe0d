import { asc, eq, inArray } from 'drizzle-orm'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { orders } from '../orders/tables'

export type ProjectToBill = typeof projects.$inferSelect

/** One at a time drafts a project: the periods of its open drafts must not overlap. */
export async function lockProject(work: Work, projectId: string): Promise<void> {
  await work.sql.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
}

/** Many projects, locked in one order, so that two runs never hold each other up. */
export async function lockProjects(work: Work, ids: readonly string[]): Promise<Map<string, ProjectToBill>> {
  const rows = await work.sql
    .select()
    .from(projects)
    .where(inArray(projects.id, [...new Set(ids)]))
    .orderBy(asc(projects.id))
    .for('no key update')
  return new Map(rows.map(row => [row.id, row]))
}

/** What a bill of a customer has one of, and whether our bill could not say the customer's GST number. */
export type BillProfile = { split: string[]; lacksGstNo: boolean }

export async function billProfilesOf(sql: Sql, customerIds: readonly string[]): Promise<Map<string, BillProfile>> {
  const { id, billSplit, gstNo, selfBilling } = customers
  const rows = await sql
    .select({ id, billSplit, gstNo, selfBilling })
    .from(customers)
    .where(inArray(id, [...new Set(customerIds)]))
  return new Map(rows.map(row => [row.id, { split: row.billSplit, lacksGstNo: !row.gstNo && !row.selfBilling }]))
}

export const billProfileOf = async (sql: Sql, customerId: string): Promise<BillProfile> =>
  (await billProfilesOf(sql, [customerId])).get(customerId)!

export async function projectToBill(sql: Sql, projectId: string): Promise<ProjectToBill> {
  const [row] = await sql.select().from(projects).where(eq(projects.id, projectId))
  return row!
}

/**
 * The region whose prices a load has: that of its order, which its preview was made with. A load that went to another project
 * than its order has that project's.
 */
export async function regionOfLoad(sql: Sql, load: { projectId: string; orderId: string }): Promise<string> {
  const [row] = await sql
    .select({ ordered: orders.regionId, of: orders.projectId, regionId: projects.regionId })
    .from(projects)
    .innerJoin(orders, eq(orders.id, load.orderId))
    .where(eq(projects.id, load.projectId))
  return row!.of === load.projectId ? row!.ordered : row!.regionId
}

/** The present region of each project. */
export async function regionsToBill(sql: Sql, projectIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql
    .select({ id: projects.id, regionId: projects.regionId })
    .from(projects)
    .where(inArray(projects.id, [...new Set(projectIds)]))
  return new Map(rows.map(row => [row.id, row.regionId]))
}
