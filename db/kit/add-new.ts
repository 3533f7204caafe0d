import type { PgTable } from 'drizzle-orm/pg-core'
import type { Work } from './work'

const CHUNK = 500

/** Adds the rows whose key is not there yet and says how many those were: a message that comes twice adds nothing. */
export async function addNew<T extends PgTable>(work: Work, table: T, rows: T['$inferInsert'][]): Promise<number> {
  let added = 0
  for (let at = 0; at < rows.length; at += CHUNK) {
    const answer = await work.sql
      .insert(table)
      .values(rows.slice(at, at + CHUNK) as never)
      .onConflictDoNothing()
    added += (answer as unknown as { rowCount: number | null }).rowCount ?? 0
  }
  return added
}
