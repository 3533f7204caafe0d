import type { Noun } from '../domain/kit/noun'
import { NOUNS } from '../domain/nouns'
import { type Screen, screens } from './kit/screens'
import type { AreaSidebar } from './sidebar'

/** Where plain nouns are found: their screens, their entries in the menus, their mirrors for IT support. */
const nouns: readonly Noun[] = NOUNS
/** The others are shown by the screen of their address, among its own lists. */
const withScreen = nouns.filter(noun => noun.screen.menu)

export const nounScreens: Screen[] = screens(
  'kit/list',
  withScreen.map(({ key, screen: { url, title, roles } }) => ({ url, title, roles, file: 'noun-list.tsx', noun: key })),
)

export const nounMirrors = nouns.flatMap(({ screen: { support, url } }) => (support ? [[support, url] as const] : []))

/** A sidebar with the nouns that name it: behind the entry that they name, else at the end of the group. */
export function withNouns(sidebar: AreaSidebar): AreaSidebar {
  const groups = sidebar.groups.map(([title, ...urls]) => {
    const own = nouns.filter(({ screen: { menu } }) => menu?.area === sidebar.key && menu.group === title)
    return [
      title,
      ...own.reduce((all, { screen: { url, menu } }) => placed(all, url, menu?.after, one => one), urls),
    ] as const
  })
  return { ...sidebar, groups }
}

/** One more entry of a list: behind the one that is named, before all where that is empty, else at the end. */
export function placed<Entry>(
  all: readonly Entry[],
  entry: Entry,
  after: string | undefined,
  nameOf: (entry: Entry) => string,
): Entry[] {
  if (after === '') return [entry, ...all]
  const at = all.findIndex(one => nameOf(one) === after)
  return at < 0 ? [...all, entry] : [...all.slice(0, at + 1), entry, ...all.slice(at + 1)]
}
