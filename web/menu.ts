import type { Role } from '~/domain/access/roles'
import { mayOpen, screenAt, viewsOne } from './kit/screens'
import type { Menu } from './kit/shell/menu'
import { withNouns } from './noun-places'
import { allScreens } from './screens'
import type { AreaSidebar } from './sidebar'
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
    const groups = area.groups
      .map(([title, ...urls]) => ({ title, items: urls.flatMap(url => itemAt(url, roles)) }))
      .filter(group => group.items.length > 0)
    const first = groups[0]?.items[0]
    if (!first) return []
    const { key, label, short, icon } = area
    return [{ key, label, short, icon, to: first.to, groups }]
  })
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

export const screenOf = (pathname: string) => screenAt(allScreens, pathname)
