import { and, eq } from 'drizzle-orm'
import { Invalid } from '~/domain/kit/problem'
import { idempotencyKeys } from './tables'
import type { Work } from './work'

export type OnceKey = { actorId: string; call: string; key: string; hash: string }

/** Texts under such a name are shown to the first try alone and never kept. */
const SHOWN_ONCE = /password|secret|token/i

/**
 * One effect per key. The row is inserted first, in the transaction of the effect: a second try waits for the first one
 * to commit, finds the row and gets the stored answer; if the first rolled back, the second does the work. What is shown
 * once, as a one-time password, is missing in the stored answer.
 */
export async function once<T>(work: Work, of: OnceKey, run: () => Promise<T>): Promise<T> {
  const [mine] = await work.sql
    .insert(idempotencyKeys)
    .values({ ...of, createdAt: work.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (!mine) return (await stored(work, of)) as T
  const answer = await run()
  await work.sql
    .update(idempotencyKeys)
    .set({ answer: keepable(answer ?? null) })
    .where(sameKey(of))
  // What JSON keeps is the answer of every try, so the first try gets it in that form too.
  return JSON.parse(JSON.stringify(answer ?? null)) as T
}

const keepable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (name, value) => (typeof value === 'string' && SHOWN_ONCE.test(name) ? undefined : value)),
  )

async function stored(work: Work, of: OnceKey): Promise<unknown> {
  const [row] = await work.sql.select().from(idempotencyKeys).where(sameKey(of))
  if (row && row.hash !== of.hash)
    throw new Invalid('This Idempotency-Key was used for another request', {
      'Idempotency-Key': ['Use a new key for a new request'],
    })
  return row?.answer
}

const sameKey = ({ actorId, call, key }: OnceKey) =>
  and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key))
