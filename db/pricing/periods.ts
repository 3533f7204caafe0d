import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { type ChangeCheck, checkChange, type Period, type Placed } from '~/domain/pricing/period'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'

type Versioned = PgTable & Record<'id' | 'version' | 'versionNo' | 'fromDate' | 'toDate', PgColumn>
type Row = { id: string; version: number; versionNo: number; fromDate: string; toDate: string | null }
type Record_ = { move(work: Work, before: Row, values: { toDate: string }, action: string): Promise<unknown> }

/** The versions of one thing in one region, as periods that must not overlap. */
export async function versionsOf(sql: Sql, table: Versioned, ...where: (SQL | undefined)[]): Promise<Row[]> {
  return (await sql
    .select()
    .from(table as PgTable)
    .where(and(...where))
    .orderBy(table.versionNo)) as Row[]
}

export const asPlaced = (row: Row): Placed => ({
  id: row.id,
  label: `Version ${row.versionNo}`,
  from: row.fromDate,
  to: row.toDate,
})

/** What a new period would do to the versions present. */
export async function tryPeriod(
  sql: Sql,
  now: Date,
  table: Versioned,
  period: Period,
  ...where: (SQL | undefined)[]
): Promise<ChangeCheck> {
  const rows = await versionsOf(sql, table, ...where)
  return checkChange(rows.map(asPlaced), period, businessDay(now))
}

/** Ends what the new period follows, in the same transaction; anything it may not touch refuses it with the reasons. */
export async function placePeriod(
  work: Work,
  { table, record, where }: { table: Versioned; record: Record_; where: (SQL | undefined)[] },
  period: Period,
): Promise<void> {
  const { valid, problems, edits } = await tryPeriod(work.sql, work.now, table, period, ...where)
  if (!valid) throw new Refused(problems.join('. '), { fromDate: problems }, { rule: 'period', edits })
  for (const edit of edits) {
    if (edit.kind !== 'cut') continue
    const [row] = await work.sql
      .select()
      .from(table as PgTable)
      .where(eq(table.id, edit.id))
      .for('update')
    await record.move(work, row as Row, { toDate: edit.to }, 'end')
  }
}

export async function nextVersionNo(sql: Sql, table: Versioned, ...where: (SQL | undefined)[]): Promise<number> {
  const rows = await versionsOf(sql, table, ...where)
  return Math.max(0, ...rows.map(row => row.versionNo)) + 1
}
