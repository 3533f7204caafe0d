import { and, eq, gt, inArray, like, lt, lte, max, or, sql as raw } from 'drizzle-orm'
import { addMinutes } from '~/domain/kit/time'
import { type Failures, FORGET_HOURS } from '~/domain/users/guessing'
import type { Sql } from '../kit/open'
import { loginAttempts } from './tables'

/** Whose failures are counted: an account, the account as guessed at from one address, and that address in its minute. */
export type Counted = { account: string; here: string; address: string; minute: Date }

export const counted = (account: string, from: string, minute: Date): Counted => ({
  account,
  here: `from:${from} ${account}`,
  address: `address:${from}`,
  minute,
})

/** A clock that was wrong once must not hold an account for ever: what is further ahead is not believed. */
const BELIEVED_AHEAD_MINUTES = 1

const { key, windowStart, failures } = loginAttempts

/** From here to the end of the transaction nobody else counts for this account. */
export async function lockAccount(sql: Sql, account: string): Promise<void> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${account}, 724003))`)
}

/** By key, without what is forgotten. A row is an instant; where a window was counted as one, its start stands for it. */
export async function failuresOf(sql: Sql, of: Counted, now: Date): Promise<Map<string, Failures>> {
  const ofAccount = and(
    inArray(key, [of.account, of.here]),
    gt(windowStart, forgottenAt(now)),
    lte(windowStart, addMinutes(now, BELIEVED_AHEAD_MINUTES)),
  )
  const rows = await sql
    .select({ key, count: raw<number>`sum(${failures})::int`, last: max(windowStart) })
    .from(loginAttempts)
    .where(and(gt(failures, 0), or(ofAccount, ofAddress(of))))
    .groupBy(key)
  return new Map(rows.map(({ key: each, count, last }) => [each, { count, last: last! }]))
}

/** One more failure, of the account and of the address, unless that has as many in its minute already; false then. */
export async function addFailure(sql: Sql, of: Counted, now: Date, most: number): Promise<boolean> {
  const added = await sql
    .insert(loginAttempts)
    .values({ key: of.address, windowStart: of.minute, failures: 1 })
    .onConflictDoUpdate({ ...oneMore, setWhere: lt(failures, most) })
    .returning({ failures })
  if (!added.length) return false
  const keys = [of.account, of.here]
  await sql.delete(loginAttempts).where(and(inArray(key, keys), lte(windowStart, forgottenAt(now))))
  const rows = keys.map(each => ({ key: each, windowStart: now, failures: 1 }))
  await sql.insert(loginAttempts).values(rows).onConflictDoUpdate(oneMore)
  return true
}

const oneMore = { target: [key, windowStart], set: { failures: raw`${failures} + 1` } }

/** The password was not looked at after all, so nothing failed. */
export async function takeBack(sql: Sql, of: Counted, at: Date): Promise<void> {
  await oneLess(sql, and(inArray(key, [of.account, of.here]), eq(windowStart, at)))
  await oneLess(sql, ofAddress(of))
}

/** The right password: the failures of the account are over, here and as a whole, and the address had none. */
export async function succeed(sql: Sql, of: Counted): Promise<void> {
  await sql.delete(loginAttempts).where(inArray(key, [of.account, of.here]))
  await oneLess(sql, ofAddress(of))
}

/** A new password: the failures of the account are over, from wherever they came. */
export async function clearFailures(sql: Sql, account: string): Promise<void> {
  await lockAccount(sql, account)
  const end = ` ${account}`
  const fromAnywhere = and(like(key, 'from:%'), raw`right(${key}, length(${end}::text)) = ${end}`)
  await sql.delete(loginAttempts).where(or(eq(key, account), fromAnywhere))
}

/** What no sign-in looks at any more, of every account and address; says how many rows went. */
export async function forgetAttempts(sql: Sql, now: Date): Promise<number> {
  return (
    await sql
      .delete(loginAttempts)
      .where(lte(windowStart, forgottenAt(now)))
      .returning({ key })
  ).length
}

const oneLess = (sql: Sql, which: ReturnType<typeof and>) =>
  sql
    .update(loginAttempts)
    .set({ failures: raw`${failures} - 1` })
    .where(and(gt(failures, 0), which))

const ofAddress = ({ address, minute }: Counted) => and(eq(key, address), eq(windowStart, minute))
const forgottenAt = (now: Date) => addMinutes(now, -FORGET_HOURS * 60)
