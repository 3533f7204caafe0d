import { and, desc, eq, inArray, ne, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import type { PriceFacts } from '~/domain/pricing/authority'
import type { PriceApprovalSearch } from '~/domain/pricing/price-approval'
import type { Sql } from '../kit/open'
import { cappedCount, ownOr, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { auditLines } from '../kit/tables'
import { priceApprovals } from './tables'

export const priceApproval = record(priceApprovals, 'price_approval', { label: 'price approval' })
export type PriceApprovalRecord = typeof priceApprovals.$inferSelect

export const factsOfApproval = (row: PriceApprovalRecord): PriceFacts[] => row.facts as PriceFacts[]

/** The open question about a price; a price has one at a time. */
export async function pendingPrice(sql: Sql, subjectKey: string): Promise<PriceApprovalRecord | undefined> {
  const [row] = await sql
    .select()
    .from(priceApprovals)
    .where(and(eq(priceApprovals.subjectKey, subjectKey), eq(priceApprovals.status, 'pending')))
  return row
}

/** Every question that there was about a price, the newest first. */
export function approvalsOfPrice(sql: Sql, subjectKey: string): Promise<PriceApprovalRecord[]> {
  return sql
    .select()
    .from(priceApprovals)
    .where(eq(priceApprovals.subjectKey, subjectKey))
    .orderBy(desc(priceApprovals.createdAt), desc(priceApprovals.id))
}

export function searchPriceApprovals(
  sql: Sql,
  person: Person,
  search: PriceApprovalSearch,
): Promise<Page<PriceApprovalRecord>> {
  const { status, kind, subjectId, own } = search
  const where = and(
    status === 'decided'
      ? ne(priceApprovals.status, 'pending')
      : status === 'pending'
        ? eq(priceApprovals.status, 'pending')
        : undefined,
    kind ? eq(priceApprovals.kind, kind) : undefined,
    subjectId ? eq(priceApprovals.subjectId, subjectId) : undefined,
    ownOr(own, raw`(${priceApprovals.askedBy} = ${person.id} or ${person.id} = any(${priceApprovals.madeBy}))`),
  )
  const rows = sql
    .select()
    .from(priceApprovals)
    .where(where)
    .orderBy(
      ...sorted(search.sort, { askedAt: priceApprovals.createdAt }, [desc(priceApprovals.createdAt)]),
      desc(priceApprovals.id),
    )
    .$dynamic()
  const counted = sql.select({ id: priceApprovals.id }).from(priceApprovals).where(where).$dynamic()
  return paged<PriceApprovalRecord>(rows, cappedCount(sql, counted), search)
}

const MAKING = ['create', 'change', 'change lines', 'submit']

/** Everybody who made, changed or submitted a record, from its trail. */
export async function makersOf(sql: Sql, subject: string, subjectId: string): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ actorId: auditLines.actorId })
    .from(auditLines)
    .where(
      and(eq(auditLines.subject, subject), eq(auditLines.subjectId, subjectId), inArray(auditLines.action, MAKING)),
    )
  return rows.flatMap(row => row.actorId ?? [])
}
