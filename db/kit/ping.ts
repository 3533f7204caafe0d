import { sql } from 'drizzle-orm'
import type { Sql } from './open'

/** Throws when the database does not answer. */
export async function ping(run: Sql): Promise<void> {
  await run.execute(sql`select 1`)
}
