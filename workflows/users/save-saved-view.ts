import type { Work } from '~/db/kit/work'
import {
  countViews,
  findViewByName,
  listSetting,
  lockListSetting,
  type SavedViewRow,
  savedView,
} from '~/db/users/saved-view'
import { user } from '~/db/users/user'
import type { Role } from '~/domain/access/roles'
import { Denied, invalid, Missing } from '~/domain/kit/problem'
import {
  type ListSetting,
  MOST_VIEWS,
  type SavedView,
  type SavedViewChange,
  type SavedViewSave,
} from '~/domain/users/saved-view'

/** A view is shared with a role that its maker holds: nobody fills the lists of other people's trade. */
export async function makeView(work: Work, { list, ...values }: SavedViewSave): Promise<SavedView> {
  await user.lock(work, work.by.id)
  if ((await countViews(work.sql, work.by, list)) >= MOST_VIEWS)
    throw invalid('name', `A list holds at most ${MOST_VIEWS} views of one person`)
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
  const before = await lockListSetting(work, list)
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
  const same = await findViewByName(work.sql, work.by, list, values.name)
  if (same && same.id !== id) throw invalid('name', 'You have a view of this name')
}

const shown = (work: Work, row: SavedViewRow): SavedView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  search: row.search,
  sharedWith: row.sharedWith as Role | null,
  own: true,
  ownerName: work.by.name,
})
