import { desc, eq, lt } from 'drizzle-orm'
import { newId } from '~/domain/kit/uuid'
import type { Sql } from './open'
import { checkRuns } from './tables'

export type CheckRun = typeof checkRuns.$inferSelect

/** Nobody edits a run; it is written when it is over, as it ended. */
export async function addCheckRun(sql: Sql, run: Omit<CheckRun, 'id'>): Promise<void> {
  await sql.insert(checkRuns).values({ id: newId(run.at.getTime()), ...run })
}

export async function lastCheckRun(sql: Sql, kind: CheckRun['kind']): Promise<CheckRun | undefined> {
  const [row] = await sql.select().from(checkRuns).where(eq(checkRuns.kind, kind)).orderBy(desc(checkRuns.at)).limit(1)
  return row
}

export async function forgetCheckRuns(sql: Sql, before: Date): Promise<number> {
  return (await sql.delete(checkRuns).where(lt(checkRuns.at, before)).returning({ id: checkRuns.id })).length
}
