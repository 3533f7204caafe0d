import { noteOnly } from '~/db/kit/audit'
import type { Db, Sql } from '~/db/kit/open'
import { inOneGo } from '~/db/kit/work'
import { addFailure, counted, failuresOf, lockAccount, succeed, takeBack } from '~/db/users/login-attempt'
import type { Person } from '~/domain/access/roles'
import { Throttled } from '~/domain/kit/problem'
import { patienceOf, secondsToWait, waitWords } from '~/domain/users/guessing'
import { turns } from './turns'

/** From where a password is given, at which real time, and how many wrong ones are free. */
export type Attempt = {
  db: Db
  address: string
  wall: Date
  requestId: string
  free: { failures: number; windowMinutes: number; perAddressMinute: number }
}

/** Whose password is guessed, whether they exist or not, and what the trail says of a wrong one, asked after it was looked at. */
type Guessed = {
  key: string
  by: Person
  what: string
  facts: () => Record<string, unknown>
  /** What was wrong, in the words of the pause. */
  wrong?: string
}

/** Under which the failures of an account are counted, whether it exists or not. */
export const accountKey = (username: string) => `account:${username.toLowerCase()}`

/** Under which wrong present passwords of a person are counted. */
export const ownPasswordKey = (userId: string) => `own-password:${userId}`

/** A flood of guesses asks for its limits by threes, so that the connections of the others stay free. */
const asking = turns({ atOnce: 3, usualMs: 10 })

/**
 * Looks at a password, when its account and its address have a try left. It counts as a failure before it is looked at,
 * and no longer once it was the right one: of guesses sent side by side only those cost a hash that are allowed one after
 * the other. `look` answers null for a wrong one.
 */
export async function guarded<T>(
  attempt: Attempt,
  { key, by, what, facts, wrong }: Guessed,
  look: () => Promise<T | null>,
) {
  const { db, address, wall: now, requestId } = attempt
  const { failures: free, windowMinutes, perAddressMinute } = attempt.free
  const { anywhere, here } = patienceOf(free, windowMinutes)
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  const of = counted(key, address, minute)
  const untilNextMinute = Math.ceil((minute.getTime() + 60_000 - now.getTime()) / 1000)

  async function secondsLeft(sql: Sql): Promise<number> {
    const found = await failuresOf(sql, of, now)
    const full = (found.get(of.address)?.count ?? 0) >= perAddressMinute
    return Math.max(
      secondsToWait(found.get(of.account), anywhere, now),
      secondsToWait(found.get(of.here), here, now),
      full ? untilNextMinute : 0,
    )
  }
  async function take(sql: Sql): Promise<number> {
    const seconds = await secondsLeft(sql)
    if (seconds) return seconds
    return (await addFailure(sql, of, now, perAddressMinute)) ? 0 : untilNextMinute
  }
  const alone = <R>(run: (sql: Sql) => Promise<R>): Promise<R> =>
    db.inTx(async sql => {
      await lockAccount(sql, key)
      return run(sql)
    })

  // Most of a flood is refused by one plain read.
  const seconds = await asking(address, async () => (await secondsLeft(db.sql)) || alone(take))
  if (seconds) throw tooMany(seconds, wrong)
  const found = await look().catch(async error => {
    await alone(sql => takeBack(sql, of, now)).catch(() => {})
    throw error
  })
  if (found !== null) await alone(sql => succeed(sql, of))
  else await inOneGo(db, { by, now, requestId }, work => noteOnly(work, 'session', what, facts(), by.sessionId))
  return found
}

const tooMany = (retryAfter: number, wrong = 'passwords') =>
  new Throttled(`Too many wrong ${wrong}; please try again in ${waitWords(retryAfter)}`, undefined, { retryAfter })
