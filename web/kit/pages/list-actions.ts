import type { SavedView, SavedViewSave } from '~/domain/users/saved-view'
import type { Attempt } from '~/web/kit/api'

export type Send = (method: string, path: string, body?: object) => Promise<Attempt<unknown>>
type Values = Record<string, unknown>

/** What the frame does for lists: views and the setting of a list, which belong to the person and not to the screen. */
export const LIST_ACTIONS: Record<string, (send: Send, values: Values) => Promise<Attempt<unknown>>> = {
  'save-view': saveView,
  'change-view': (send, { id, version, name, search, sharedWith }) =>
    send('PUT', `/saved-view/${id}`, { version: Number(version), name, search, sharedWith: sharedWith || null }),
  'remove-view': (send, { id, version }) => send('DELETE', `/saved-view/${id}?version=${version}`),
  'list-setting': (send, values) => send('PUT', '/list-setting', values),
}

/** A new view may become a tab and the first one in the same press. */
async function saveView(send: Send, { list, name, search, sharedWith, tabs, first }: Values) {
  const view = { list, name, search, sharedWith } as SavedViewSave
  const made = (await send('POST', '/saved-view', view)) as Attempt<SavedView>
  if (!made.ok || (!tabs && !first)) return made
  const set = await send('PUT', '/list-setting', {
    list,
    ...(Array.isArray(tabs) && { tabs: [...tabs, made.data.id] }),
    ...(first === true && { defaultViewId: made.data.id }),
  })
  return set.ok ? made : set
}
