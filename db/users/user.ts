import { and, eq, sql as raw } from 'drizzle-orm'
import type { Person, Role } from '~/domain/access/roles'
import type { Spoken } from '~/domain/kit/language'
import { scopeOf } from '~/domain/users/scope'
import { salespeople } from '../customers/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { users } from './tables'

export const user = record(users, 'user', { hidden: ['passwordHash'] })
export type UserRow = typeof users.$inferSelect

export async function findByUsername(sql: Sql, username: string): Promise<UserRow | undefined> {
  const [row] = await sql
    .select()
    .from(users)
    .where(eq(raw`lower(${users.username})`, username.toLowerCase()))
  return row
}

const PERSON = {
  id: users.id,
  username: users.username,
  name: users.name,
  roles: users.roles,
  active: users.active,
  kind: users.kind,
  language: users.language,
  regionIds: users.regionIds,
  plantIds: users.plantIds,
  salespersonId: salespeople.id,
}
type PersonRow = {
  id: string
  username: string
  name: string
  roles: string[]
  language: Spoken | null
  regionIds: string[]
  plantIds: string[]
  salespersonId: string | null
}

export const personColumns = PERSON

export function toPerson(row: PersonRow, sessionId: string | null): Person {
  const roles = row.roles as Role[]
  const { id, username, name, language } = row
  return { id, username, name, roles, language, scope: scopeOf({ ...row, roles }), sessionId }
}

/** The person as they are now; undefined when switched off. */
export async function findPerson(sql: Sql, id: string): Promise<Person | undefined> {
  const [row] = await sql
    .select(PERSON)
    .from(users)
    .leftJoin(salespeople, eq(salespeople.userId, users.id))
    .where(and(eq(users.id, id), eq(users.active, true)))
  return row && toPerson(row, null)
}

export async function anyUser(sql: Sql): Promise<boolean> {
  const rows = await sql.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}
