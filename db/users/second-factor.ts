import { and, count, eq, isNull, lt } from 'drizzle-orm'
import { noteOnly } from '../kit/audit'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { hasPasskey } from './passkey'
import { recoveryCodes, secondFactors } from './second-factor-tables'
import { sessions } from './tables'

export type SecondFactorRow = typeof secondFactors.$inferSelect

export async function factorOf(sql: Sql, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await sql.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

/** By what this person signs in beside the password; a passkey is a second step as good as an app. */
export async function factorsInForce(sql: Sql, userId: string): Promise<('code' | 'passkey')[]> {
  const [factor, passkey] = [await factorOf(sql, userId), await hasPasskey(sql, userId)]
  return [...(passkey ? (['passkey'] as const) : []), ...(factor?.sealed ? (['code'] as const) : [])]
}

/** Shown to the person; what was in force stays so until a code of the new one came. */
export async function keepPending(work: Work, sealed: string): Promise<void> {
  const of = { pending: sealed, pendingAt: work.now }
  await work.sql
    .insert(secondFactors)
    .values({ userId: work.by.id, ...of })
    .onConflictDoUpdate({ target: secondFactors.userId, set: of })
  await noteOnly(work, 'second_factor', 'set up', {}, work.by.id)
}

export async function lockFactor(work: Work, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await work.sql.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  return row
}

export async function confirmFactor(work: Work, { userId, pending }: SecondFactorRow, step: number): Promise<void> {
  const inForce = { sealed: pending, confirmedAt: work.now, pending: null, pendingAt: null, lastStep: step }
  await work.sql.update(secondFactors).set(inForce).where(eq(secondFactors.userId, userId))
  await work.sql.update(sessions).set({ mustEnrol: false }).where(eq(sessions.userId, userId))
  await noteOnly(work, 'second_factor', 'confirm', {}, userId)
}

export async function dropRecovery(work: Work, userId: string): Promise<void> {
  await work.sql.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Recovery codes go with the last of what they stand in for. */
export async function removeFactor(work: Work, userId: string, because: string): Promise<void> {
  if (!(await hasPasskey(work.sql, userId))) await dropRecovery(work, userId)
  const gone = await work.sql.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning()
  if (gone.length) await noteOnly(work, 'second_factor', because, {}, userId)
}

/** True for the first who brings a code of this step or a later one. */
export async function spendStep(sql: Sql, userId: string, step: number): Promise<boolean> {
  const spent = await sql
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return spent.length > 0
}

/** True for the first who brings this recovery code. */
export async function spendRecovery(sql: Sql, userId: string, hash: string, now: Date): Promise<boolean> {
  const spent = await sql
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash })
  return spent.length > 0
}

/** New codes in place of all earlier ones, the unused too. */
export async function replaceRecovery(work: Work, hashes: readonly string[]): Promise<void> {
  await work.sql.delete(recoveryCodes).where(eq(recoveryCodes.userId, work.by.id))
  await work.sql.insert(recoveryCodes).values(hashes.map(hash => ({ hash, userId: work.by.id, createdAt: work.now })))
  await noteOnly(work, 'second_factor', 'make recovery codes', { codes: hashes.length }, work.by.id)
}

export async function recoveryLeft(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row!.left
}

/** All that is sealed, to seal it anew; nobody confirms or starts a set-up meanwhile. */
export const lockFactors = (sql: Sql): Promise<SecondFactorRow[]> =>
  sql.select().from(secondFactors).orderBy(secondFactors.userId).for('update')

export async function sealAnew(
  sql: Sql,
  userId: string,
  of: Pick<SecondFactorRow, 'sealed' | 'pending'>,
): Promise<void> {
  await sql.update(secondFactors).set(of).where(eq(secondFactors.userId, userId))
}
