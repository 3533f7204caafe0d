import { noteOnly } from '~/db/kit/audit'
import type { Sql } from '~/db/kit/open'
import { inOneGo } from '~/db/kit/work'
import { addFailure, counted, failuresOf, lockAccount, succeed, takeBack } from '~/db/users/login-attempt'
import type { Person } from '~/domain/access/roles'
import { Throttled } from '~/domain/kit/problem'
import { patienceOf, secondsToWait, waitWords } from '~/domain/users/guessing'
import type { Ctx } from '../kit/context'
import { turns } from './turns'

/** Whose password is guessed, whether they exist or not, and who would be told of it in the trail. */
type Guessed = { key: string; by: Person; what: string; facts: Record<string, unknown> }

/** A flood of guesses asks for its limits by threes, so that the connections of the others stay free. */
const asking = turns({ atOnce: 3, usualMs: 10 })

/**
 * Looks at a password, when its account and its address have a try left. It counts as a failure before it is looked at,
 * and no longer once it was the right one: of guesses sent side by side only those cost a hash that are allowed one after
 * the other. `look` answers null for a wrong one.
 */
export async function guarded<T>(c: Ctx, { key, by, what, facts }: Guessed, look: () => Promise<T | null>) {
  const { parts, wall: now, requestId } = c.var
  const { failures: free, windowMinutes, perAddressMinute } = parts.settings.signIn
  const { anywhere, here } = patienceOf(free, windowMinutes)
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  const of = counted(key, addressOf(c), minute)
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
    parts.db.inTx(async sql => {
      await lockAccount(sql, key)
      return run(sql)
    })

  // Most of a flood is refused by one plain read.
  const seconds = await asking(addressOf(c), async () => (await secondsLeft(parts.db.sql)) || alone(take))
  if (seconds) throw tooMany(seconds)
  const found = await look().catch(async error => {
    await alone(sql => takeBack(sql, of, now)).catch(() => {})
    throw error
  })
  if (found !== null) await alone(sql => succeed(sql, of))
  else await inOneGo(parts.db, { by, now, requestId }, work => noteOnly(work, 'session', what, facts, by.sessionId))
  return found
}

const tooMany = (retryAfter: number) =>
  new Throttled(`Too many wrong passwords; please try again in ${waitWords(retryAfter)}`, undefined, { retryAfter })

/** Every door sets this header itself, whatever a client claims. */
export const addressOf = (c: Ctx): string => c.req.header('x-portal-address') ?? 'local'
