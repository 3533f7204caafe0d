import { and, eq, isNotNull, sql as raw } from 'drizzle-orm'
import { newId } from '~/domain/kit/uuid'
import { noteOnly } from '../kit/audit'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { identities } from './identity-tables'
import { users } from './tables'
import type { UserRow } from './user'

/** Who somebody is at the provider. */
export type Identity = { issuer: string; subject: string }

const isOf = ({ issuer, subject }: Identity) => and(eq(identities.issuer, issuer), eq(identities.subject, subject))

export async function userOfIdentity(sql: Sql, identity: Identity): Promise<UserRow | undefined> {
  const [row] = await sql
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(isOf(identity))
  return row?.user
}

/** Staff with this address who are nobody at the provider yet; where two have it, neither is meant. */
export async function unlinkedByEmail(sql: Sql, issuer: string, email: string): Promise<UserRow | undefined> {
  const rows = await sql
    .select({ user: users, linked: identities.id })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.issuer, issuer)))
    .where(and(eq(raw`lower(${users.email})`, email), eq(users.kind, 'staff')))
    .limit(2)
  const [only, another] = rows
  return only && !another && !only.linked ? only.user : undefined
}

export async function linkIdentity(work: Work, userId: string, identity: Identity): Promise<void> {
  const id = newId(work.now.getTime())
  await work.sql.insert(identities).values({ id, userId, ...identity, createdAt: work.now, lastUsedAt: work.now })
  await noteOnly(work, 'user', 'link single sign-on', identity, userId)
}

export async function touchIdentity(work: Work, identity: Identity): Promise<void> {
  await work.sql.update(identities).set({ lastUsedAt: work.now }).where(isOf(identity))
}

/** By what a person can prove that it is they: whoever was made by the provider has no password here. */
export async function signsInBy(sql: Sql, userId: string): Promise<{ password: boolean; singleSignOn: boolean }> {
  const [row] = await sql
    .select({ password: isNotNull(users.passwordHash).mapWith(Boolean), linked: identities.id })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1)
  return { password: row?.password ?? false, singleSignOn: Boolean(row?.linked) }
}
