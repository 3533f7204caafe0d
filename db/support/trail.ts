import { and, desc, gte, inArray, lt, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { addDays, instantOn } from '~/domain/kit/time'
import { TRAILS, type TrailRow, type TrailSearch } from '~/domain/support/trail'
import type { Sql } from '../kit/open'
import { cappedCount, holds, like, paged } from '../kit/page'
import { auditLines } from '../kit/tables'
import { withNames } from './told-trail'
import { isNamed, namesOf } from './trail-names'

/** The trail of one kind of record with everything that lives with it, newest first. */
export async function trailOf(sql: Sql, person: Person, asked: TrailSearch): Promise<Page<TrailRow>> {
  const subjects = [...TRAILS[asked.of]]
  const named = (text: string) => isNamed(subjects, raw`${auditLines.subjectId}`, like(text))
  const where = and(
    inArray(auditLines.subject, subjects),
    asked.record ? named(asked.record) : undefined,
    asked.fromDate ? gte(auditLines.at, instantOn(asked.fromDate, '00:00')) : undefined,
    asked.toDate ? lt(auditLines.at, instantOn(addDays(asked.toDate, 1), '00:00')) : undefined,
    asked.keyword
      ? or(holds(auditLines.action, asked.keyword), holds(auditLines.actorName, asked.keyword), named(asked.keyword))
      : undefined,
  )
  const { seq, at, actorName, subject, subjectId, action, before, after, changed, reason } = auditLines
  const rows = sql
    .select({ id: seq, at, actorName, subject, subjectId, action, before, after, changed, reason })
    .from(auditLines)
    .where(where)
    .orderBy(desc(seq))
    .$dynamic()
  const total = sql.select({ seq }).from(auditLines).where(where).$dynamic()
  const page = await paged(rows, cappedCount(sql, total), asked)
  const names = await namesOf(sql, page.rows)
  return {
    ...page,
    rows: (await withNames(sql, person, page.rows)).map(({ subjectId, before, after, ...row }) => ({
      ...row,
      before: recordOf(before),
      after: recordOf(after),
      record: names.get(subjectId ?? '') ?? '',
    })),
  }
}

const recordOf = (kept: unknown): Record<string, unknown> | null =>
  typeof kept === 'object' && kept !== null ? { ...kept } : null
