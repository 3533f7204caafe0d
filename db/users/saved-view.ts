import { and, asc, count, eq, inArray, or, sql as raw } from 'drizzle-orm'
import type { Person, Role } from '~/domain/access/roles'
import { Denied, invalid, Missing } from '~/domain/kit/problem'
import {
  type KeptForList,
  type ListSetting,
  MOST_VIEWS,
  type SavedView,
  type SavedViewChange,
  type SavedViewSave,
} from '~/domain/users/saved-view'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { listSettings, savedViews, users } from './tables'
import { user } from './user'

const savedView = record(savedViews, 'saved_view')
const listSetting = record(listSettings, 'list_setting')

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

/** A view is shared with a role that its maker holds: nobody fills the lists of other people's trade. */
export async function makeView(work: Work, { list, ...values }: SavedViewSave): Promise<SavedView> {
  await user.lock(work, work.by.id)
  const own = and(eq(savedViews.ownerId, work.by.id), eq(savedViews.list, list))
  const [kept] = await work.sql.select({ total: count() }).from(savedViews).where(own)
  if ((kept?.total ?? 0) >= MOST_VIEWS) throw invalid('name', `A list holds at most ${MOST_VIEWS} views of one person`)
  await checkView(work, list, values)
  return shown(work, await savedView.insert(work, { ownerId: work.by.id, list, ...values }))
}

export async function changeView(work: Work, id: string, { version, ...values }: SavedViewChange): Promise<SavedView> {
  const view = await ownView(work, id)
  await checkView(work, view.list, values, id)
  return shown(work, await savedView.update(work, { id, version }, values))
}

export async function removeView(work: Work, id: string, version: number): Promise<{ id: string }> {
  await ownView(work, id)
  await savedView.remove(work, { id, version })
  return { id }
}

/** What is not named stays as it was. The person's row is held, so that two windows make one setting and not two. */
export async function keepListSetting(work: Work, { list, ...values }: ListSetting): Promise<{ list: string }> {
  await user.lock(work, work.by.id)
  const [before] = await work.sql.select().from(listSettings).where(ofPerson(work.by, list)).for('update')
  if (before) await listSetting.move(work, before, values, 'change')
  else await listSetting.insert(work, { ownerId: work.by.id, list, ...values })
  return { list }
}

async function ownView(work: Work, id: string) {
  const view = await savedView.find(work.sql, id)
  const seen = view && (view.ownerId === work.by.id || work.by.roles.includes(view.sharedWith as Role))
  if (!view || !seen) throw new Missing('There is no such view')
  if (view.ownerId !== work.by.id) throw new Denied('A shared view is changed by the person who made it')
  return view
}

async function checkView(work: Work, list: string, values: { name: string; sharedWith: Role | null }, id?: string) {
  if (values.sharedWith && !work.by.roles.includes(values.sharedWith))
    throw invalid('sharedWith', 'A view is shared with one of your own roles')
  const [same] = await work.sql
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.ownerId, work.by.id),
        eq(savedViews.list, list),
        eq(raw`lower(${savedViews.name})`, values.name.toLowerCase()),
      ),
    )
  if (same && same.id !== id) throw invalid('name', 'You have a view of this name')
}

const shown = (work: Work, row: typeof savedViews.$inferSelect): SavedView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  search: row.search,
  sharedWith: row.sharedWith as Role | null,
  own: true,
  ownerName: work.by.name,
})

const sharedWith = ({ roles }: Person) => (roles.length ? inArray(savedViews.sharedWith, roles) : undefined)
const ofPerson = ({ id }: Person, list: string) => and(eq(listSettings.ownerId, id), eq(listSettings.list, list))
