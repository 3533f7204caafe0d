import type { Role } from '~/domain/access/roles'
import { type Screen, screenAt } from '~/web/kit/screens'
import { allScreens } from '~/web/screens'
import { word } from '../hardening/kit/parameters'

export type Look = readonly [scheme: 'light' | 'dark', width: 1440 | 390]
export type Visit = { screen: Screen; role: Role | null; looks: readonly Look[] }

const LOOKS: readonly Look[] = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
]

/** One screen of each kind is seen in every look: list, form, record, board, approvals, job, figures, grid, history, map. */
const EVERY_LOOK = [
  'fleet/truck',
  'fleet/driver/:driver_form',
  'order/delivery-order/:do_number',
  'order',
  'sales-management/invoice-draft/overview',
  'billing/invoice/invoice-generate',
  'dashboards/dashboard',
  'order/capacity-profile',
  'sales-management/global-product-list/versions',
  'fleet/air-control',
  'fleet/chart/optimisation-schedule',
  'master',
]

/** `npm run axe`: every screen in every look. */
const EVERYTHING = word('looks') === 'all'

/** What takes turns hangs on the address alone, so that it is the same on every run. */
const hashOf = ({ url }: Screen) => {
  let hash = 7
  for (const letter of url) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0
  return hash
}
const turnOf = (screen: Screen) => hashOf(screen) % 4
const looksOf = (screen: Screen): readonly Look[] =>
  EVERYTHING || EVERY_LOOK.includes(screen.url) ? LOOKS : [LOOKS[turnOf(screen)]!]

/** A screen of the office at an address of support is the same file without its buttons: one in four is seen. */
const isMirror = ({ url, area, file, noun }: Screen) =>
  url.startsWith('support/') &&
  allScreens.some(
    other => !other.url.startsWith('support/') && other.area === area && other.file === file && other.noun === noun,
  )
/** The short form sees every fourth of the others: they are made of the same kit, and all of them take an hour. */
const inShort = (screen: Screen) =>
  EVERY_LOOK.includes(screen.url) || (hashOf(screen) % 16 < 4 && (!isMirror(screen) || turnOf(screen) === 0))
export const sweptScreens = allScreens.filter(screen => EVERYTHING || inShort(screen))

/** Half of the visits; a role stays in one half, so that it signs in once. */
export function visitsOf(half: 0 | 1, screens: readonly Screen[] = allScreens): Visit[] {
  const byRole = new Map<Role | null, Visit[]>()
  for (const screen of screens) {
    const visit = { screen, role: roleFor(screen), looks: looksOf(screen) }
    byRole.set(visit.role, [...(byRole.get(visit.role) ?? []), visit])
  }
  const halves: [Visit[], Visit[]] = [[], []]
  const weight = (visits: Visit[]) => visits.reduce((sum, { looks }) => sum + looks.length, 0)
  for (const visits of [...byRole.values()].sort((a, b) => weight(b) - weight(a)))
    halves[weight(halves[0]) <= weight(halves[1]) ? 0 : 1].push(...visits)
  return halves[half]
}

const roleFor = ({ roles }: Screen): Role | null =>
  roles === 'public' ? null : roles === 'signed-in' ? 'lab' : (roles.find(role => role !== 'admin') ?? 'admin')

/** Screens whose address names nothing yet: where links to this one may be. Its own neighbourhood comes first. */
export function listsNear({ screen, role }: Visit): string[] {
  const near = (url: string) => {
    const [theirs, ours] = [url.split('/'), screen.url.split('/')]
    return theirs.findIndex((part, at) => part !== ours[at]) >>> 0
  }
  return allScreens
    .filter(({ url }) => !url.includes(':') && url.split('/')[0] === screen.url.split('/')[0])
    .filter(({ roles }) => roles === 'signed-in' || (role !== null && roles.includes(role)))
    .map(({ url }) => url)
    .sort((a, b) => near(b) - near(a))
}

/** The first link of a page that leads to this screen. */
export function linkTo(screen: Screen, html: string): string | undefined {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
  const [, record, deed] = /^(.*:\w+)(\/[\w-]+)$/.exec(screen.url) ?? []
  for (const href of hrefs) {
    const path = href.split(/[?#]/)[0]!
    if (path.endsWith('/new')) continue
    const found = screenAt(allScreens, path)
    if (found === screen) return href
    // What is done to a record is opened from it.
    if (deed && found?.url === record && screenAt(allScreens, `${path}${deed}`) === screen) return `${path}${deed}`
  }
  return undefined
}
