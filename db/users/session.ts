import { and, desc, eq, gt, isNull, ne, type Placeholder, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import type { OpenSession } from '~/domain/users/session'
import { deviceOf } from '~/domain/users/session-device'
import { salespeople } from '../customers/tables'
import { noteOnly } from '../kit/audit'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { standsInFor } from './away'
import { refreshTokens, sessions, users } from './tables'
import { personColumns, toPerson } from './user'

export type SessionRow = typeof sessions.$inferSelect

export async function openSession(
  work: Work,
  of: Pick<SessionRow, 'userId' | 'credentialEpoch' | 'endsAt' | 'address' | 'agent' | 'mustEnrol' | 'provedAt'>,
  factor?: string,
): Promise<SessionRow> {
  const [row] = await work.sql
    .insert(sessions)
    .values({ id: newId(work.now.getTime()), ...of, createdAt: work.now, lastSeenAt: work.now })
    .returning()
  await noteOnly(
    { ...work, by: { ...work.by, sessionId: row!.id } },
    'session',
    'sign in',
    { address: of.address, ...(factor ? { factor } : {}) },
    row!.id,
  )
  return row!
}

/** Neither ended nor over, of somebody who is switched on and whose password is still that of the sign-in; joins the user. */
const isOpen = (now: Date | Placeholder) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.endsAt, now),
    eq(users.active, true),
    eq(users.credentialEpoch, sessions.credentialEpoch),
  )

/** Every request asks it: its text is made once for a pool, and the driver decides whether it has a name. */
const askWho = (sql: Sql) =>
  sql
    .select({
      ...personColumns,
      standsInFor: standsInFor(raw.placeholder('day')),
      mustChangePassword: users.mustChangePassword,
      mustEnrol: sessions.mustEnrol,
      endsAt: sessions.endsAt,
      createdAt: sessions.createdAt,
      provedAt: sessions.provedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(salespeople, eq(salespeople.userId, users.id))
    .where(and(eq(sessions.id, raw.placeholder('sessionId')), isOpen(raw.placeholder('now'))))
    .prepare('')

const asksWho = new WeakMap<Sql, ReturnType<typeof askWho>>()

/**
 * The person behind a session in one statement: disabling a user, a new password or other roles count on the next
 * request, because nothing about rights is kept in the token.
 */
export async function personOfSession(
  sql: Sql,
  sessionId: string,
  now: Date,
): Promise<{ person: Person; mustChangePassword: boolean; mustEnrol: boolean; endsAt: Date } | undefined> {
  const asked = asksWho.get(sql) ?? askWho(sql)
  asksWho.set(sql, asked)
  const [row] = await asked.execute({ sessionId, now, day: businessDay(now) })
  if (!row) return undefined
  const { mustChangePassword, mustEnrol, endsAt } = row
  const first = { ...(mustChangePassword ? { mustChangePassword } : {}), ...(mustEnrol ? { mustEnrol } : {}) }
  const provedMinutesAgo = (now.getTime() - (row.provedAt ?? row.createdAt).getTime()) / 60_000
  const away = row.standsInFor.length ? { standsInFor: row.standsInFor } : {}
  const person = { ...toPerson(row, sessionId), ...first, ...away, provedMinutesAgo }
  return { person, mustChangePassword, mustEnrol, endsAt }
}

export async function markProved(work: Work, sessionId: string, by: string): Promise<void> {
  await work.sql.update(sessions).set({ provedAt: work.now }).where(eq(sessions.id, sessionId))
  await noteOnly(work, 'session', 'prove again', { by }, sessionId)
}

/** Where a person is signed in, the newest use first: sessions that are open and were not left alone for too long. */
export async function openSessions(
  sql: Sql,
  { userId, now, idleMinutes }: { userId: string; now: Date; idleMinutes: number },
): Promise<OpenSession[]> {
  const { id, createdAt, lastSeenAt, endsAt, address, agent } = sessions
  const rows = await sql
    .select({ id, createdAt, lastSeenAt, endsAt, address, agent })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isOpen(now), gt(lastSeenAt, addMinutes(now, -idleMinutes))))
    .orderBy(desc(lastSeenAt))
  return rows.map(({ agent: browser, ...row }) => ({ ...row, device: deviceOf(browser) }))
}

export async function isOwnSession(sql: Sql, sessionId: string, userId: string): Promise<boolean> {
  const of = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
  return (await sql.select({ id: sessions.id }).from(sessions).where(of)).length > 0
}

export async function revokeSession(work: Work, sessionId: string, because: string): Promise<void> {
  const rows = await work.sql
    .update(sessions)
    .set({ revokedAt: work.now, revokedBecause: because })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  if (rows.length) await noteOnly(work, 'session', because, {}, sessionId)
}

/** Ends what else a person has open, for instance where somebody else still sits; all of it when another one does it. */
export async function revokeOtherSessions(work: Work, userId: string, because: string): Promise<void> {
  const rows = await work.sql
    .update(sessions)
    .set({ revokedAt: work.now, revokedBecause: because })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        work.by.sessionId ? ne(sessions.id, work.by.sessionId) : undefined,
      ),
    )
    .returning({ id: sessions.id })
  for (const { id } of rows) await noteOnly(work, 'session', because, {}, id)
}

/** After a restore nobody is signed in; one line says so. */
export async function revokeEverySession(work: Work, because: string, facts: Record<string, unknown>): Promise<void> {
  const rows = await work.sql
    .update(sessions)
    .set({ revokedAt: work.now, revokedBecause: because })
    .where(isNull(sessions.revokedAt))
    .returning({ id: sessions.id })
  await noteOnly(work, 'session', because, { ended: rows.length, ...facts })
}

export async function addRefreshToken(sql: Sql, hash: string, sessionId: string, now: Date): Promise<void> {
  await sql.insert(refreshTokens).values({ hash, sessionId, createdAt: now })
}

export async function lockRefreshToken(sql: Sql, hash: string) {
  const [row] = await sql
    .select({ token: refreshTokens, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: refreshTokens })
  return row
}

export async function spendRefreshToken(sql: Sql, hash: string, successor: string, now: Date): Promise<void> {
  await sql.update(refreshTokens).set({ usedAt: now, successor }).where(eq(refreshTokens.hash, hash))
}

export async function touchSession(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId))
}
