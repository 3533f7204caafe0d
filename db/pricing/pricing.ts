import { and, asc, desc, eq, ilike, inArray, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { PricingRow, PricingSearch } from '~/domain/pricing/pricing'
import { seenProjects } from '../customers/scope'
import { customers, projects } from '../customers/tables'
import { regions } from '../fleet/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, like, ownOr, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { users } from '../users/tables'
import { touches } from './in-force'
import { pricingCharges } from './pricing-charge-tables'
import { pricingLines, pricings } from './tables'

export const pricing = record(pricings, 'pricing', { label: 'quote' })
export const pricingLinesOf = children(pricingLines, 'pricingId', 'pricing', 'lines')
export type PricingRecord = typeof pricings.$inferSelect

export async function seenPricing(sql: Sql, person: Person, id: string): Promise<PricingRecord> {
  const [row] = await sql
    .select()
    .from(pricings)
    .where(and(eq(pricings.id, id), seenProjects(person, pricings.projectId)))
  if (!row) throw new Missing('There is no such quote')
  return row
}

/** What was decided on: product and price of every line, item and figures of every charge, as one text. */
export async function pricingContent(sql: Sql, id: string): Promise<string> {
  const { itemId, unitPrice, freeAllowance, minimum, maximum } = pricingCharges
  const charges = raw`(select string_agg(concat_ws(':', ${itemId}, ${unitPrice}, ${freeAllowance},
    coalesce(${minimum}::text, '-'), coalesce(${maximum}::text, '-')), ',' order by ${itemId})
    from ${pricingCharges} where ${pricingCharges.pricingId} = ${id})`
  const [row] = await sql
    .select({
      of: raw<string>`md5(concat_ws('/', coalesce(string_agg(${pricingLines.productId}::text || ':'
        || ${pricingLines.unitPrice}::text, ',' order by ${pricingLines.productId}), ''), ${charges}))`,
    })
    .from(pricingLines)
    .where(eq(pricingLines.pricingId, id))
  return row!.of
}

const lineCount = raw<number>`(select count(*)::int from ${pricingLines} where ${pricingLines.pricingId} = ${pricings.id})`
const lowestMargin = raw<string | null>`(select round(min((${pricingLines.unitPrice} - ${pricingLines.cost})
  / nullif(${pricingLines.unitPrice}, 0) * 100), 2)::text
  from ${pricingLines} where ${pricingLines.pricingId} = ${pricings.id})`

const SORTS = {
  pricingReference: pricings.pricingReference,
  customerName: customers.customerName,
  projectName: projects.projectName,
  fromDate: pricings.fromDate,
  status: pricings.status,
  updatedAt: pricings.updatedAt,
}

export async function searchPricings(
  sql: Sql,
  person: Person,
  search: PricingSearch & { ids?: string[] },
): Promise<Page<PricingRow>> {
  const where = and(
    seenProjects(person, pricings.projectId),
    ownOr(search.own, eq(pricings.submittedBy, person.id)),
    ...filters(search),
  )
  const { id, version, pricingReference, revision, status, fromDate, toDate, updatedAt } = pricings
  const rows = sql
    .select({
      id,
      pricingId: id,
      version,
      pricingReference,
      revision,
      status,
      customerId: pricings.customerId,
      customerName: customers.customerName,
      projectId: pricings.projectId,
      projectName: projects.projectName,
      regionName: regions.regionName,
      fromDate,
      toDate,
      superseded: pricings.superseded,
      lines: lineCount,
      lowestMargin,
      createdByName: users.name,
      updatedAt,
    })
    .from(pricings)
    .innerJoin(customers, eq(customers.id, pricings.customerId))
    .innerJoin(projects, eq(projects.id, pricings.projectId))
    .innerJoin(regions, eq(regions.id, pricings.regionId))
    .leftJoin(users, eq(users.id, pricings.createdBy))
    .where(where)
    .orderBy(...sorted(search.sort, SORTS, [desc(updatedAt), asc(pricingReference), desc(revision)]), asc(id))
    .$dynamic()
  const counted = sql
    .select({ id })
    .from(pricings)
    .innerJoin(customers, eq(customers.id, pricings.customerId))
    .innerJoin(projects, eq(projects.id, pricings.projectId))
    .where(where)
    .$dynamic()
  return paged<PricingRow>(rows, cappedCount(sql, counted), search)
}

function filters(search: PricingSearch & { ids?: string[] }) {
  const { keyword, status, customerId, projectId, regionId, fromDate, toDate, pricingReference, ids } = search
  return [
    ids ? inArray(pricings.id, ids) : undefined,
    status?.length ? inArray(pricings.status, status) : undefined,
    customerId ? eq(pricings.customerId, customerId) : undefined,
    projectId ? eq(pricings.projectId, projectId) : undefined,
    regionId ? eq(pricings.regionId, regionId) : undefined,
    pricingReference ? eq(pricings.pricingReference, pricingReference) : undefined,
    // Quotes whose period touches the asked days.
    touches(pricings.fromDate, pricings.toDate, fromDate, toDate),
    keyword
      ? or(
          ilike(pricings.pricingReference, like(keyword)),
          ilike(customers.customerName, like(keyword)),
          ilike(projects.projectName, like(keyword)),
        )
      : undefined,
  ]
}
