import { and, asc, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { nameable, needsDeputy } from '~/domain/billing/draft-approvers'
import type { DraftWithoutApprover } from '~/domain/billing/draft-deputy'
import type { Page } from '~/domain/kit/page'
import { customers, projects, salespeople } from '../customers/tables'
import type { Sql } from '../kit/open'
import { approversOfDrafts, draftsToApprove } from './draft-approvers'
import { seenBills } from './scope'
import { invoiceDrafts } from './tables'

const MOST = 500

/** Drafts at level 1 that only an administrator may decide until a deputy is named, the oldest first. */
export async function draftsWithoutApprover(
  sql: Sql,
  person: Person,
  day: string,
): Promise<Page<DraftWithoutApprover>> {
  const found = await sql
    .select({
      draft: invoiceDrafts,
      customerName: customers.customerName,
      projectName: projects.projectName,
      salespersonName: salespeople.name,
    })
    .from(invoiceDrafts)
    .innerJoin(customers, eq(customers.id, invoiceDrafts.customerId))
    .innerJoin(projects, eq(projects.id, invoiceDrafts.projectId))
    .leftJoin(salespeople, eq(salespeople.id, invoiceDrafts.salespersonId))
    .where(and(eq(invoiceDrafts.status, 'with_sales'), seenBills(person, invoiceDrafts.customerId)))
    .orderBy(asc(invoiceDrafts.updatedAt), asc(invoiceDrafts.id))
    .limit(MOST)
  const drafts = found.map(({ draft }) => draft)
  const approvers = await approversOfDrafts(sql, drafts, day)
  const asked = await draftsToApprove(sql, drafts, day)
  const rows: DraftWithoutApprover[] = []
  for (const { draft, ...names } of found) {
    const [people, of] = [approvers.get(draft.id)!, asked.get(draft.id)!]
    if (!needsDeputy(people, of)) continue
    const free = new Set(nameable(people, of).map(who => who.id))
    const choices = people.flatMap(({ id, name, salespersonId }) =>
      free.has(id) && salespersonId ? [{ salespersonId, name }] : [],
    )
    const { id, version, draftNo, total, updatedAt } = draft
    rows.push({ id, version, draftNo, ...names, total, updatedAt: updatedAt.toISOString(), choices })
  }
  return { rows, total: rows.length }
}
