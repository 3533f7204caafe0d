import { noteOnly } from '~/db/kit/audit'
import { inOneGo } from '~/db/kit/work'
import { addFailureBelow, failuresInARow, failuresOf } from '~/db/users/session'
import type { Person } from '~/domain/access/roles'
import { Throttled } from '~/domain/kit/problem'
import type { Ctx } from '../kit/context'

/** Whose password is guessed, whether they exist or not, and who would be told of it in the trail. */
type Guessed = { key: string; by: Person; what: string; facts: Record<string, unknown> }

/**
 * Counts wrong passwords only, by account and by address; after a hundred in a row an account waits for a new password.
 * Asked before the password is looked at, and again after: guesses sent side by side were all still allowed before.
 */
export function guesses(c: Ctx, { key, by, what, facts }: Guessed) {
  const { parts, wall: now, requestId } = c.var
  const { signIn: limits } = parts.settings
  const account = { key, start: windowOf(now, limits.windowMinutes) }
  const place = { key: `address:${addressOf(c)}`, start: windowOf(now, 1) }
  const windowSeconds = limits.windowMinutes * 60
  const tooMany = (retryAfter: number) =>
    new Throttled('Too many wrong passwords; please wait', undefined, { retryAfter })

  async function refuseTooMany(): Promise<void> {
    const { sql } = parts.db
    const [byAccount, byAddress, inARow] = await Promise.all([
      failuresOf(sql, account.key, account.start),
      failuresOf(sql, place.key, place.start),
      failuresInARow(sql, account.key),
    ])
    if (byAddress >= limits.perAddressMinute) throw tooMany(60)
    if (byAccount >= limits.failures || inARow >= limits.inARow) throw tooMany(windowSeconds)
  }

  /** What is over the limit by now learns nothing, not even that it was wrong. */
  async function addWrong(): Promise<void> {
    const over = await inOneGo(parts.db, { by, now, requestId }, async work => {
      if (!(await addFailureBelow(work.sql, place.key, place.start, limits.perAddressMinute))) return 60
      if (!(await addFailureBelow(work.sql, account.key, account.start, limits.failures))) return windowSeconds
      await noteOnly(work, 'session', what, facts, by.sessionId)
      return 0
    })
    if (over) throw tooMany(over)
  }

  return { refuseTooMany, addWrong }
}

/** Every door sets this header itself, whatever a client claims. */
export const addressOf = (c: Ctx): string => c.req.header('x-portal-address') ?? 'local'

const windowOf = (now: Date, minutes: number) =>
  new Date(Math.floor(now.getTime() / (minutes * 60_000)) * minutes * 60_000)
