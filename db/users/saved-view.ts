import { and, asc, count, eq, inArray, or, sql as raw } from 'drizzle-orm'
import type { Person, Role } from '~/domain/access/roles'
import type { KeptForList } from '~/domain/users/saved-view'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { listSettings, savedViews, users } from './tables'

export const savedView = record(savedViews, 'saved_view')
export const listSetting = record(listSettings, 'list_setting')
export type SavedViewRow = typeof savedViews.$inferSelect

/** Own views and those shared with a role that one holds, and how one looks at the list. */
export async function keptForList(sql: Sql, person: Person, list: string): Promise<KeptForList> {
  const [views, [setting]] = await Promise.all([
    sql
      .select({
        id: savedViews.id,
        version: savedViews.version,
        name: savedViews.name,
        search: savedViews.search,
        sharedWith: savedViews.sharedWith,
        ownerId: savedViews.ownerId,
        ownerName: users.name,
      })
      .from(savedViews)
      .innerJoin(users, eq(users.id, savedViews.ownerId))
      .where(and(eq(savedViews.list, list), or(eq(savedViews.ownerId, person.id), sharedWith(person))))
      .orderBy(asc(savedViews.name)),
    sql.select().from(listSettings).where(ofPerson(person, list)),
  ])
  return {
    views: views.map(({ ownerId, sharedWith: role, ...view }) => ({
      ...view,
      sharedWith: role as Role | null,
      own: ownerId === person.id,
    })),
    setting: setting
      ? {
          columns: setting.columns,
          pinnedColumns: setting.pinnedColumns,
          widths: setting.widths,
          density: setting.density,
          tabs: setting.tabs,
          defaultViewId: setting.defaultViewId,
        }
      : null,
  }
}

export async function countViews(sql: Sql, { id: ownerId }: Person, list: string): Promise<number> {
  const own = and(eq(savedViews.ownerId, ownerId), eq(savedViews.list, list))
  const [kept] = await sql.select({ total: count() }).from(savedViews).where(own)
  return kept?.total ?? 0
}

export async function findViewByName(sql: Sql, { id: ownerId }: Person, list: string, name: string) {
  const [same] = await sql
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.ownerId, ownerId),
        eq(savedViews.list, list),
        eq(raw`lower(${savedViews.name})`, name.toLowerCase()),
      ),
    )
  return same
}

export async function lockListSetting(work: Work, list: string) {
  const [row] = await work.sql.select().from(listSettings).where(ofPerson(work.by, list)).for('update')
  return row
}

const sharedWith = ({ roles }: Person) => (roles.length ? inArray(savedViews.sharedWith, roles) : undefined)
const ofPerson = ({ id }: Person, list: string) => and(eq(listSettings.ownerId, id), eq(listSettings.list, list))
