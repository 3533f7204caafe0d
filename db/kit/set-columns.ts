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
  values: Partial<T['$inferInsert']>,
  where: SQL,
): Promise<number> {
  const answer = await sql
    .update(table)
    .set(values as never)
    .where(where)
  return (answer as unknown as { rowCount: number | null }).rowCount ?? 0
}
