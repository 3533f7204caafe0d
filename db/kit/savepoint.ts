import { sql } from 'drizzle-orm'
import { Fault, ProofNeeded } from '~/domain/kit/problem'
import { readAnew } from './db'
import type { Work } from './work'

export type Tried<T> = { ok: true; value: T } | { ok: false; fault: Fault }

/**
 * One item of a list inside a unit of work: its fault undoes this item alone. The list still commits as one, so that its
 * Idempotency-Key stands for all of it.
 */
export async function tryItem<T>(work: Work, run: (work: Work) => Promise<T>): Promise<Tried<T>> {
  await work.sql.execute(sql`savepoint item`)
  const later: Parameters<Work['after']>[0][] = []
  try {
    const value = await run({ ...work, after: next => void later.push(next) })
    await work.sql.execute(sql`release savepoint item`)
    for (const next of later) work.after(next)
    return { ok: true, value }
  } catch (error) {
    // A proof is asked for once for the whole list, which is then sent again.
    if (!(error instanceof Fault) || error instanceof ProofNeeded) throw error
    await work.sql.execute(sql`rollback to savepoint item`)
    readAnew(work.sql)
    return { ok: false, fault: error }
  }
}
