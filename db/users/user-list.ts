import { and, arrayContains, asc, eq, ilike, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { UserListRow, UserSearch } from '~/domain/users/user'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { seenBookers } from './scope'
import { passkeys, secondFactors } from './second-factor-tables'
import { sessions, users } from './tables'

const COLUMNS = {
  id: users.id,
  userId: users.id,
  version: users.version,
  username: users.username,
  name: users.name,
  email: users.email,
  phone: users.phone,
  kind: users.kind,
  roles: users.roles,
  active: users.active,
  mustChangePassword: users.mustChangePassword,
  regionIds: users.regionIds,
  plantIds: users.plantIds,
  customerUserMapping: users.customerIds,
  createdAt: users.createdAt,
  // Named in full: without a join a column stands bare, and a bare id within would be the session's.
  lastSeenAt:
    raw<Date | null>`(select max(seen.last_seen_at) from ${sessions} seen where seen.user_id = ${users}.id)`.mapWith(
      sessions.lastSeenAt,
    ),
  twoStep: raw<boolean>`(exists (select 1 from ${secondFactors} factor where factor.user_id = ${users}.id and factor.sealed is not null)
    or exists (select 1 from ${passkeys} own where own.user_id = ${users}.id and own.blocked_at is null))`,
}
const SORTS = { username: users.username, name: users.name, createdAt: users.createdAt, active: users.active }

export type Kind = 'staff' | 'booking' | 'driver'

/** `/user/*` and `/administration/user/*` are two views of this one table. */
export function searchUsers(
  sql: Sql,
  kinds: Kind[],
  { keyword, onlyActive, role, customerId, ...paging }: UserSearch,
  person?: Person,
): Promise<Page<UserListRow>> {
  const where = and(
    inArray(users.kind, kinds),
    person && seenBookers(person),
    onlyActive ? eq(users.active, true) : undefined,
    role ? arrayContains(users.roles, [role]) : undefined,
    customerId ? arrayContains(users.customerIds, [customerId]) : undefined,
    keyword
      ? or(ilike(users.username, like(keyword)), ilike(users.name, like(keyword)), ilike(users.email, like(keyword)))
      : undefined,
  )
  const from = () => sql.select(COLUMNS).from(users).where(where).$dynamic()
  const count = sql.select({ id: users.id }).from(users).where(where).$dynamic()
  return paged<UserListRow>(
    from().orderBy(...sorted(paging.sort, SORTS, [asc(users.name), asc(users.username)])),
    cappedCount(sql, count),
    paging,
  )
}

export async function userDetail(sql: Sql, kinds: Kind[], id: string, person?: Person): Promise<UserListRow> {
  const [row] = await sql
    .select(COLUMNS)
    .from(users)
    .where(and(eq(users.id, id), inArray(users.kind, kinds) as SQL, person && seenBookers(person)))
  if (!row) throw new Missing('There is no such user')
  return row as UserListRow
}

export function peopleWithRole(sql: Sql, role: string): Promise<{ id: string; username: string; name: string }[]> {
  return sql
    .select({ id: users.id, username: users.username, name: users.name })
    .from(users)
    .where(and(eq(users.active, true), arrayContains(users.roles, [role])))
    .orderBy(asc(users.name))
}
