import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Sql } from './open'

/**
 * Sets columns that are not part of what a person edits (a mark, a link) on many rows: no version, no line per row. The
 * caller writes the one summary line.
 */
export async function setColumns<T extends PgTable>(
  sql: Sql,
  table: T,
  values: { [K in keyof T['$inferInsert']]?: T['$inferInsert'][K] | SQL },
  where: SQL,
): Promise<number> {
  const { rowCount } = await sql
    .update(table as PgTable)
    .set(values)
    .where(where)
  return rowCount ?? 0
}
