import { and, desc, eq, gte, inArray, lt, or, sql as raw, type SQL } from 'drizzle-orm'
import { type Page, type Paging, TOTAL_CAP } from '~/domain/kit/page'
import type { Sql } from './open'
import { cappedCount, holds, known, paged } from './page'
import { auditLines } from './tables'

export type AuditRow = {
  seq: number
  at: Date
  actorName: string
  subject: string
  subjectId: string | null
  action: string
  before: unknown
  after: unknown
  changed: string[]
  reason: string | null
  requestId: string
  /** When it was done on a device that had no network then; `at` is when it arrived. */
  doneAt: Date | null
}

export type AuditOf = {
  subject?: string | string[] | undefined
  subjectId?: string | string[] | undefined
  actorId?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  /** Which lines beside that; it may speak of `audit_line`. */
  where?: SQL | undefined
}

/** The audit trail of a record or of everything, newest first: every history in the portal is this one table. */
export async function auditTrail(sql: Sql, of: AuditOf, paging: Paging): Promise<Page<AuditRow>> {
  const where = linesOf(of, paging.keyword)
  const lines = () => sql.select({ seq: auditLines.seq }).from(auditLines).where(where).$dynamic()
  const total = cappedCount(sql, lines())
  if (!paging.keyword || (await total) > TOTAL_CAP) return paged<AuditRow>(shown(sql, where), total, paging)
  // Few lines hold the word: all are found by it and sorted, where a walk from the newest would look through the whole trail.
  const { limit, offset } = paging
  const page = raw`with found as materialized (${lines()}) select seq from found
    order by seq desc limit ${known(limit)} offset ${offset * limit}`
  return paged<AuditRow>(shown(sql, raw`${auditLines.seq} in (${page})`), total, { ...paging, offset: 0 })
}

/** The newest lines of a record, without how many there are. */
export const newestLines = (sql: Sql, of: AuditOf, most: number): Promise<AuditRow[]> =>
  shown(sql, linesOf(of)).limit(most)

const linesOf = (of: AuditOf, keyword?: string) =>
  and(
    ...(Array.isArray(of.subject)
      ? [inArray(auditLines.subject, of.subject)]
      : of.subject
        ? [eq(auditLines.subject, of.subject)]
        : []),
    ...(Array.isArray(of.subjectId)
      ? [inArray(auditLines.subjectId, of.subjectId)]
      : of.subjectId
        ? [eq(auditLines.subjectId, of.subjectId)]
        : []),
    of.actorId ? eq(auditLines.actorId, of.actorId) : undefined,
    of.from ? gte(auditLines.at, of.from) : undefined,
    of.to ? lt(auditLines.at, of.to) : undefined,
    of.where,
    keyword
      ? or(
          holds(auditLines.action, keyword),
          and(holds(auditLines.actorName, keyword), raw`not exists (${erased(ACTOR)})`),
        )
      : undefined,
  )

function shown(sql: Sql, where: SQL | undefined) {
  const { seq, at, subject, subjectId, action, changed, reason, requestId, doneAt } = auditLines
  const actorName = raw<string>`coalesce((${erased(ACTOR)}), ${auditLines.actorName})`
  const [before, after] = [unnamed(raw`audit_line.before`), unnamed(raw`audit_line.after`)]
  return sql
    .select({ seq, at, actorName, subject, subjectId, action, before, after, changed, reason, requestId, doneAt })
    .from(auditLines)
    .where(where)
    .orderBy(desc(seq))
    .$dynamic()
}

/**
 * A line stays as it was sealed; whoever was erased since is shown by the pseudonym and without contact details. Written
 * out: within a select of one table the name of its column alone would mean the erasure's.
 */
const ACTOR = raw`audit_line.actor_id`
const SUBJECT = raw`audit_line.subject_id`
const erased = (of: SQL) => raw`select e.pseudonym from erasure e where e.subject_id = ${of} and e.status = 'erased'`
const unnamed = (of: SQL) => raw<unknown>`case when exists (${erased(SUBJECT)})
  then ${of} - '{name,username,email,phone,jobTitle,driverName,licenceNo,licenceValidTo}'::text[] else ${of} end`
