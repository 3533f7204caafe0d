import { and, desc, eq, isNull } from 'drizzle-orm'
import { newId } from '~/domain/kit/uuid'
import type { Sql } from './open'
import { backupRuns } from './tables'

export type BackupRun = typeof backupRuns.$inferSelect
export type NewBackupRun = Omit<typeof backupRuns.$inferInsert, 'id'>

/** Nobody edits a run and no command waits for it; it is written when it is over, as it ended. */
export async function addBackupRun(sql: Sql, run: NewBackupRun): Promise<void> {
  await sql.insert(backupRuns).values({ id: newId(run.finishedAt.getTime()), ...run })
}

export async function backupRunsOf(sql: Sql, limit: number): Promise<BackupRun[]> {
  return sql.select().from(backupRuns).orderBy(desc(backupRuns.finishedAt)).limit(limit)
}

export async function lastGoodRun(sql: Sql, kind: BackupRun['kind']): Promise<BackupRun | undefined> {
  const [row] = await sql
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), isNull(backupRuns.fault)))
    .orderBy(desc(backupRuns.finishedAt))
    .limit(1)
  return row
}
