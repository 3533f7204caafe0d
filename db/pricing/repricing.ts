import { and, asc, desc, eq, gte, ilike, inArray, lte, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { RepricingDetail, RepricingRow, RepricingSearch } from '~/domain/pricing/repricing'
import { products } from '../catalog/tables'
import { seenProjects } from '../customers/scope'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { repricings } from './repricing-tables'
import { priceApprovals, pricings } from './tables'

export const repricing = record(repricings, 'repricing', { label: 'back-dated price change' })
export type RepricingRecord = typeof repricings.$inferSelect

/** Its price approval says where it is. */
const itsApproval = and(eq(priceApprovals.kind, 'repricing'), eq(priceApprovals.subjectId, repricings.id))!
const COLUMNS = {
  id: repricings.id,
  version: repricings.version,
  repricingNo: repricings.repricingNo,
  projectId: repricings.projectId,
  projectName: projects.projectName,
  customerName: customers.customerName,
  fromDate: repricings.fromDate,
  toDate: repricings.toDate,
  status: raw<RepricingRow['status']>`${priceApprovals.status}`,
  reason: repricings.reason,
  submittedByName: priceApprovals.askedByName,
  submittedAt: priceApprovals.createdAt,
}

const LISTED = {
  ...COLUMNS,
  loads: raw<number>`jsonb_array_length(${repricings.loads})`,
  difference: raw<string>`(select coalesce(sum((l->>'difference')::numeric), 0)::numeric(14,2)::text
    from jsonb_array_elements(${repricings.loads}) l)`,
}

const NAMES = [repricings.repricingNo, projects.projectName, customers.customerName]

export function searchRepricings(sql: Sql, person: Person, search: RepricingSearch): Promise<Page<RepricingRow>> {
  const where = and(
    seenProjects(person, repricings.projectId),
    search.status ? eq(priceApprovals.status, search.status) : undefined,
    search.projectId ? eq(repricings.projectId, search.projectId) : undefined,
    search.keyword ? or(...NAMES.map(name => ilike(name, like(search.keyword!)))) : undefined,
  )
  const { repricingNo, fromDate, toDate } = repricings
  const rows = sql
    .select(LISTED)
    .from(repricings)
    .innerJoin(priceApprovals, itsApproval)
    .innerJoin(projects, eq(projects.id, repricings.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(where)
    .orderBy(...sorted(search.sort, { repricingNo, fromDate, toDate }, [desc(repricingNo)]), asc(repricings.id))
    .$dynamic()
  const counted = sql
    .select({ id: repricings.id })
    .from(repricings)
    .innerJoin(priceApprovals, itsApproval)
    .innerJoin(projects, eq(projects.id, repricings.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(where)
    .$dynamic()
  return paged<RepricingRow>(rows, cappedCount(sql, counted), search)
}

type Found = Omit<RepricingDetail, 'prices' | 'totals' | 'changes' | 'mayWithdraw'> &
  Pick<RepricingRecord, 'prices'> & { submittedBy: string }

/** A change that the person may see, with its approval. */
export async function seenRepricing(sql: Sql, person: Person, id: string): Promise<Found> {
  const [row] = await sql
    .select({
      ...COLUMNS,
      pricingId: repricings.pricingId,
      pricingReference: pricings.pricingReference,
      prices: repricings.prices,
      loads: repricings.loads,
      notes: repricings.notes,
      approvalId: priceApprovals.id,
      approvalVersion: priceApprovals.version,
      submittedBy: priceApprovals.askedBy,
      decidedByName: priceApprovals.decidedByName,
      decidedAt: priceApprovals.decidedAt,
      decisionReason: priceApprovals.decisionReason,
    })
    .from(repricings)
    .innerJoin(priceApprovals, itsApproval)
    .innerJoin(projects, eq(projects.id, repricings.projectId))
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .leftJoin(pricings, eq(pricings.id, repricings.pricingId))
    .where(and(eq(repricings.id, id), seenProjects(person, repricings.projectId)))
  if (!row) throw new Missing('There is no such back-dated price change')
  return row
}

/** Changes of a project that are not decided yet and have one of these days. */
export const pendingRepricings = (
  sql: Sql,
  of: { projectId: string; fromDate: string; toDate: string },
): Promise<Pick<RepricingRecord, 'repricingNo' | 'prices'>[]> =>
  sql
    .select({ repricingNo: repricings.repricingNo, prices: repricings.prices })
    .from(repricings)
    .innerJoin(priceApprovals, itsApproval)
    .where(
      and(
        eq(priceApprovals.status, 'pending'),
        eq(repricings.projectId, of.projectId),
        lte(repricings.fromDate, of.toDate),
        gte(repricings.toDate, of.fromDate),
      ),
    )

/** Codes and names of products. */
export async function namesOfProducts(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { productCode: string; name: string }>> {
  const { id, productCode, name } = products
  const rows = await sql
    .select({ id, productCode, name })
    .from(products)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(({ id: key, ...of }) => [key, of]))
}
