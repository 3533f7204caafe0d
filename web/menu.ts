import type { Role } from '~/domain/access/roles'
import { mayOpen, screenAt, viewsOne } from './kit/screens'
import type { Menu, MenuGroup } from './kit/shell/menu'
import { withNouns } from './noun-places'
import { allScreens } from './screens'
import { type AreaSidebar, MOST_ENTRIES, SAME_SCREEN } from './sidebar'
import { LABORATORY } from './sidebars-laboratory'
import { OFFICE } from './sidebars-office'
import { OPERATIONS } from './sidebars-operations'

/** The main menu, in this order. */
const ORDER = [
  'dashboards',
  'sales',
  'order',
  'queue',
  'fleet',
  'material',
  'mixdesign',
  'rawtests',
  'cylinders',
  'billing',
  'report',
  'admin',
  'support',
  'supportV2',
]

/** The fourteen sidebars; an address in them shows once a screen is there. */
export const SIDEBARS: readonly AreaSidebar[] = [...OFFICE, ...OPERATIONS, ...LABORATORY]
  .map(withNouns)
  .sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))

/** The main menu of a person: only what they may open, each area landing on the first of it. */
export function menuFor(roles: readonly Role[]): Menu {
  return SIDEBARS.flatMap(area => {
    if (area.roles && !viewsOne(area.roles, roles)) return []
    const groups = foremost(groupsOf(area, roles), area.workplaces ?? [])
    const first = groups[0]?.items[0]
    if (!first) return []
    const { key, label, short, icon } = area
    return [{ key, label, short, icon, to: first.to, groups }]
  })
}

/** Each screen once: an address that shows another's is left out for whoever has that one. */
function groupsOf(area: AreaSidebar, roles: readonly Role[]): MenuGroup[] {
  const open = (url: string) => itemAt(url, roles).length > 0
  const twice = (url: string) => {
    const shown = SAME_SCREEN[url]
    return shown !== undefined && open(shown)
  }
  return area.groups
    .map(([title, ...urls]) => ({
      title,
      items: urls.filter(url => !twice(url)).flatMap(url => itemAt(url, roles)),
    }))
    .filter(group => group.items.length > 0)
}

/** Nine entries at most at first sight: the workplaces before the others, which then are "more". */
function foremost(groups: MenuGroup[], workplaces: readonly string[]): MenuGroup[] {
  const all = groups.flatMap(group => group.items)
  const first = workplaces.flatMap(url => all.filter(({ to }) => to === `/${url}`))
  if (all.length <= MOST_ENTRIES || first.length === 0) return groups
  const rest = groups.map(group => ({
    ...group,
    more: true as const,
    items: group.items.filter(item => !first.includes(item)),
  }))
  return [{ title: '', items: first }, ...rest.filter(group => group.items.length > 0)]
}

function itemAt(url: string, roles: readonly Role[]) {
  const screen = allScreens.find(one => one.url === url)
  return screen && mayOpen(screen, roles) ? [{ to: `/${url}`, label: screen.title }] : []
}

/** Which sidebar is beside an address: the one that lists it, else the one that lists its longest beginning. */
export function areaAt(pathname: string): string | undefined {
  const path = pathname.replace(/^\/|\/$/g, '')
  let best: { key: string; length: number } | undefined
  for (const area of SIDEBARS) {
    for (const [, ...urls] of area.groups) {
      for (const url of urls) {
        const fits = path === url || path.startsWith(`${url}/`)
        if (fits && url.length > (best?.length ?? -1)) best = { key: area.key, length: url.length }
      }
    }
  }
  return best?.key ?? FIRST_SEGMENT[path.split('/')[0] ?? '']
}

const FIRST_SEGMENT: Record<string, string> = {
  'sales-management': 'sales',
  order: 'order',
  queue: 'queue',
  fleet: 'fleet',
  material: 'material',
  mixdesign: 'mixdesign',
  'raw-material-testing': 'rawtests',
  'inhouse-cylinder-testing': 'cylinders',
  billing: 'billing',
  report: 'report',
  administration: 'admin',
  support: 'support',
  dashboards: 'dashboards',
}

/** Where the bare address of an area leads: to the first screen of its menu that the person may open. */
export function areaHome(pathname: string, roles: readonly Role[]): string | undefined {
  const key = FIRST_SEGMENT[pathname.replace(/^\/|\/$/g, '')]
  return key && menuFor(roles).find(area => area.key === key)?.to
}

export const screenOf = (pathname: string) => screenAt(allScreens, pathname)
