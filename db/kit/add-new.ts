import type { PgTable } from 'drizzle-orm/pg-core'
import { inParts } from '~/domain/kit/in-parts'
import type { Work } from './work'

const CHUNK = 500

/** Adds the rows whose key is not there yet and says how many those were: a message that comes twice adds nothing. */
export async function addNew<T extends PgTable>(work: Work, table: T, rows: T['$inferInsert'][]): Promise<number> {
  let added = 0
  for (const some of inParts(rows, CHUNK)) {
    const { rowCount } = await work.sql
      .insert(table as PgTable)
      .values(some)
      .onConflictDoNothing()
    added += rowCount ?? 0
  }
  return added
}
