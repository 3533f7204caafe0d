import { asc, sql as raw } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { users } from '../users/tables'
import type { Hands } from './cylinder-set'

/** The people of the laboratory by the step that is theirs. */
export async function handsOf(sql: Sql): Promise<Hands> {
  const rows = await sql
    .select({ id: users.id, name: users.name, roles: users.roles })
    .from(users)
    .where(raw`${users.roles} && array['lab', 'house_manager', 'lab_manager']`)
    .orderBy(asc(users.username))
  const of = (role: string) => rows.filter(row => row.roles.includes(role)).map(({ id, name }) => ({ id, name }))
  return { lab: of('lab'), house: of('house_manager'), manager: of('lab_manager') }
}
