import type { Person } from '~/domain/access/roles'
import type { Db, Sql } from './open'

/**
 * One unit of work: whose it is, when it happens and the connection on which all of it commits or none. It is passed
 * on visibly; there is no ambient transaction.
 */
export type Work = {
  sql: Sql
  /** What holds even if the work is rolled back, and keeps nobody waiting until it commits. */
  apart: Sql
  by: Person
  now: Date
  /** When it was done, where a device had no network then. */
  doneAt?: Date | undefined
  requestId: string
  /** Why a person did it, where a rule demands a reason; it goes into the audit lines. */
  reason?: string | undefined
  /** Runs after the commit, e.g. the message about a job row. What it does may be lost, so it must be swept. */
  after(run: () => Promise<void> | void): void
}

export type WorkOf = Pick<Work, 'by' | 'now' | 'doneAt' | 'requestId' | 'reason'>

/** The moment of which it is true: of the press, where that had to find a network first. */
export const doneIn = ({ now, doneAt }: Pick<Work, 'now' | 'doneAt'>): Date => (doneAt && doneAt < now ? doneAt : now)

export async function inOneGo<T>(db: Db, of: WorkOf, run: (work: Work) => Promise<T>): Promise<T> {
  let later: (() => Promise<void> | void)[] = []
  const result = await db.inTx(sql => {
    later = []
    return run({ ...of, sql, apart: db.apart, after: next => void later.push(next) })
  })
  for (const next of later) await Promise.resolve(next()).catch(() => {})
  return result
}

/** The portal itself, when a job or the start-up acts without a person. */
export const SYSTEM: Person = {
  id: '00000000-0000-7000-8000-000000000000',
  username: 'system',
  name: 'System',
  roles: [],
  scope: { all: true, salespersonId: null, plantIds: [], regionIds: [] },
  sessionId: null,
}
