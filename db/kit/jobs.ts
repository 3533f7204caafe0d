import { and, asc, eq, inArray, isNull, lt, lte, or, sql as raw } from 'drizzle-orm'
import { newId } from '~/domain/kit/uuid'
import type { Db, Sql } from './db'
import { jobs } from './tables'
import type { Work } from './work'

export type JobRow = typeof jobs.$inferSelect
export type NewJob = { kind: string; input: unknown; cause?: string | undefined; total?: number | undefined }

/** The row first, in the transaction of the command; the message is sent after the commit and may be lost. */
export async function addJob(work: Work, { kind, input, cause, total }: NewJob): Promise<JobRow> {
  const [row] = await work.sql
    .insert(jobs)
    .values({
      id: newId(work.now.getTime()),
      kind,
      input,
      cause: cause ?? null,
      total: total ?? 0,
      createdAt: work.now,
      createdBy: work.by.id,
      updatedAt: work.now,
      updatedBy: work.by.id,
      actorName: work.by.name,
      requestId: work.requestId,
    })
    .onConflictDoNothing()
    .returning()
  if (row) return row
  const [same] = await work.sql.select().from(jobs).where(eq(jobs.cause, cause!))
  return same!
}

export async function findJob(sql: Sql, id: string): Promise<JobRow | undefined> {
  const [row] = await sql.select().from(jobs).where(eq(jobs.id, id))
  return row
}

const isDue = (now: Date) => or(isNull(jobs.dueAt), lte(jobs.dueAt, now))

/** Takes the job for this run; undefined when it is done, cancelled, not due or in another consumer's hands. */
export async function claimJob(
  sql: Sql,
  id: string,
  now: Date,
  takeOverAfterMinutes = 10,
): Promise<JobRow | undefined> {
  const left = new Date(now.getTime() - takeOverAfterMinutes * 60_000)
  const [row] = await sql
    .update(jobs)
    .set({ status: 'running', startedAt: now, updatedAt: now, attempts: raw`${jobs.attempts} + 1` })
    .where(
      and(
        eq(jobs.id, id),
        or(and(eq(jobs.status, 'waiting'), isDue(now)), and(eq(jobs.status, 'running'), lt(jobs.updatedAt, left))),
      ),
    )
    .returning()
  return row
}

type JobChange = Partial<
  Pick<
    JobRow,
    'status' | 'done' | 'total' | 'result' | 'error' | 'finishedAt' | 'sentAt' | 'updatedAt' | 'dueAt' | 'attempts'
  >
>

export async function changeJob(sql: Sql, id: string, change: JobChange): Promise<void> {
  await sql.update(jobs).set(change).where(eq(jobs.id, id))
}

/** False when the row was cancelled meanwhile, so that a long run can stop. */
export async function progressJob(sql: Sql, id: string, done: number, total: number, now: Date): Promise<boolean> {
  const rows = await sql
    .update(jobs)
    .set({ done, total, updatedAt: now })
    .where(and(eq(jobs.id, id), eq(jobs.status, 'running')))
    .returning({ id: jobs.id })
  return rows.length > 0
}

export async function cancelJob(work: Work, id: string): Promise<boolean> {
  const rows = await work.sql
    .update(jobs)
    .set({ status: 'cancelled', finishedAt: work.now, updatedAt: work.now })
    .where(and(eq(jobs.id, id), inArray(jobs.status, ['waiting', 'running'])))
    .returning({ id: jobs.id })
  return rows.length > 0
}

/** A message that was sent may wait behind others; one that nobody took in this time is sent again. */
const SENT_SECONDS = 120
const LEFT_MINUTES = 10

/**
 * Rows whose message never left or was lost, and rows whose consumer died: claimed by status with SKIP LOCKED, never by
 * "id greater than the last".
 */
export async function unsentJobs(db: Db, now: Date, olderThanSeconds: number, most = 50): Promise<JobRow[]> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const neverSent = and(isNull(jobs.sentAt), lt(jobs.createdAt, before(olderThanSeconds)))
  const waiting = and(eq(jobs.status, 'waiting'), isDue(now), or(neverSent, lt(jobs.sentAt, before(SENT_SECONDS))))
  const left = and(eq(jobs.status, 'running'), lt(jobs.updatedAt, before(LEFT_MINUTES * 60)))
  return db.inTx(async sql => {
    const due = await sql
      .select()
      .from(jobs)
      .where(or(waiting, left))
      .orderBy(asc(jobs.createdAt))
      .limit(most)
      .for('update', { skipLocked: true })
    const ids = due.map(job => job.id)
    if (ids.length) await sql.update(jobs).set({ sentAt: now }).where(inArray(jobs.id, ids))
    return due
  })
}

/** When it is known that no consumer is alive, what was running is waiting again at once. */
export async function releaseJobs(sql: Sql): Promise<number> {
  const rows = await sql
    .update(jobs)
    .set({ status: 'waiting', sentAt: null })
    .where(eq(jobs.status, 'running'))
    .returning({ id: jobs.id })
  return rows.length
}

export async function jobsOf(sql: Sql, userId: string, limit: number): Promise<JobRow[]> {
  return sql.select().from(jobs).where(eq(jobs.createdBy, userId)).orderBy(raw`${jobs.createdAt} desc`).limit(limit)
}
