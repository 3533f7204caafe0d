import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { newId } from '~/domain/kit/uuid'
import { noteOnly } from '../kit/audit'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { answeredChallenges, passkeys } from './second-factor-tables'
import { sessions } from './tables'

export type PasskeyRow = typeof passkeys.$inferSelect

export const passkeysOf = (sql: Sql, userId: string): Promise<PasskeyRow[]> =>
  sql.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))

export async function hasPasskey(sql: Sql, userId: string): Promise<boolean> {
  const good = and(eq(passkeys.userId, userId), isNull(passkeys.blockedAt))
  return (await sql.select({ id: passkeys.id }).from(passkeys).where(good).limit(1)).length > 0
}

export async function passkeyBy(sql: Sql, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await sql.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

type New = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name' | 'synced'>

export async function addPasskey(work: Work, of: New): Promise<void> {
  const row = { id: newId(work.now.getTime()), userId: work.by.id, createdAt: work.now, ...of }
  await work.sql.insert(passkeys).values(row)
  await work.sql.update(sessions).set({ mustEnrol: false }).where(eq(sessions.userId, work.by.id))
  await noteOnly(work, 'passkey', 'add', { name: of.name, synced: of.synced }, row.id)
}

export async function removePasskeys(work: Work, of: { userId: string; id?: string }, because: string): Promise<void> {
  const which = and(eq(passkeys.userId, of.userId), of.id ? eq(passkeys.id, of.id) : undefined)
  const gone = await work.sql.delete(passkeys).where(which).returning({ id: passkeys.id, name: passkeys.name })
  for (const { id, name } of gone) await noteOnly(work, 'passkey', because, { name }, id)
}

/** False when its counter did not rise meanwhile: two answers at once with one count are a copy too. */
export async function countPasskeyUse(
  sql: Sql,
  { id, counter }: PasskeyRow,
  now: Date,
  next: number,
): Promise<boolean> {
  const used = await sql
    .update(passkeys)
    .set({ counter: next, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter), isNull(passkeys.blockedAt)))
    .returning({ id: passkeys.id })
  return used.length > 0
}

export async function blockPasskey(work: Work, { id, name, counter }: PasskeyRow, seen: number): Promise<void> {
  await work.sql.update(passkeys).set({ blockedAt: work.now }).where(eq(passkeys.id, id))
  await noteOnly(work, 'passkey', 'block', { name, counter, seen }, id)
}

/** True for the first who answers this challenge. */
export async function spendChallenge(sql: Sql, hash: string, of: { now: Date; endsAt: Date }): Promise<boolean> {
  await sql.delete(answeredChallenges).where(lt(answeredChallenges.endsAt, of.now))
  const spent = await sql
    .insert(answeredChallenges)
    .values({ hash, endsAt: of.endsAt })
    .onConflictDoNothing()
    .returning({ hash: answeredChallenges.hash })
  return spent.length > 0
}
