import type { Role } from '~/domain/access/roles'
// By its place: the build reads this file before it knows the alias.
import { namedAreas } from '../../domain/access/role-groups'

/** A screen of the portal: one address, one file, one title, the roles that may open it. */
export type Screen = {
  /** Address without the leading slash; parameters as `:id`. */
  url: string
  /** File inside the area's folder; the same file may be mounted at several addresses. */
  file: string
  /** The document title; without one it is 'Portal'. */
  title: string
  roles: readonly Role[] | 'signed-in' | 'public'
  layout: 'sidebar' | 'default' | 'empty'
  /** `keep` leaves the scroll position as it was on arrival. */
  scroll: 'top' | 'keep'
  /** For people who are not signed in: whoever is goes on to this page, or to '/' where none is named. */
  guestsOnly?: true | `/${string}`
  /** Parameters whose value must fit, else the answer is the 404 page. */
  valid?: Record<string, RegExp>
  area: string
  /** The plain noun that it lists, where one file shows them all. */
  noun?: string
}

type Row = Omit<Screen, 'area' | 'layout' | 'scroll'> & Partial<Pick<Screen, 'layout' | 'scroll'>>

/** The table of contents of an area. */
export const screens = (area: string, rows: readonly Row[]): Screen[] =>
  rows.map(row => ({ layout: 'sidebar', scroll: 'top', ...row, area }))

/** A `_form` parameter takes `new` or an id and nothing else. */
export const newOrId = /^(new|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
export const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Role lists that many screens share, written once. */
export const salesPeople: Role[] = ['admin', 'sales_admin', 'salesperson', 'sales_manager', 'ceo']
export const sales: Role[] = [...salesPeople, 'finance_ar', 'finance_hod']
export const finance: Role[] = ['admin', 'finance_ar', 'finance_hod']
export const dispatch: Role[] = ['admin', 'dispatcher', 'dispatcher_manager']
export const fleetManagers: Role[] = ['admin', 'dispatcher_manager']
export const plantStaff: Role[] = ['admin', 'batcher', 'dispatcher_manager']
export const support: Role[] = ['it_support']

/** Whether one of these roles opens the screen. A courtesy of the menu: the API holds the lock. */
export function mayOpen(screen: Pick<Screen, 'roles'>, roles: readonly Role[] | undefined): boolean {
  if (screen.roles === 'public') return true
  if (!roles) return false
  return screen.roles === 'signed-in' || viewsOne(screen.roles, roles)
}

/** A list of roles names their areas: it is open to whoever views one of them, so to the CEO as to the sales manager. */
export const viewsOne = (areas: readonly Role[], roles: readonly Role[]): boolean =>
  areas.some(area => namedAreas[area].view.some(role => roles.includes(role)))

/** The screen that answers at an address: fixed segments win over parameters. */
export function screenAt(all: readonly Screen[], pathname: string): Screen | undefined {
  const asked = pathname.split('/').filter(Boolean)
  let best: Screen | undefined
  let bestScore = -1
  for (const screen of all) {
    const score = matchOf(screen.url.split('/').filter(Boolean), asked)
    if (score > bestScore) [best, bestScore] = [screen, score]
  }
  return best
}

export const titleOf = (screen: Screen | undefined): string => screen?.title || 'Portal'

/** Parameters of an address that its validity rule refuses make the 404 page. */
export function isValid(screen: Screen, params: Record<string, string | undefined>): boolean {
  return Object.entries(screen.valid ?? {}).every(([name, rule]) => rule.test(params[name] ?? ''))
}

function matchOf(pattern: string[], asked: string[]): number {
  if (pattern.length !== asked.length) return -1
  let score = 0
  for (const [index, part] of pattern.entries()) {
    if (part === asked[index]) score += 2 ** (pattern.length - index)
    else if (!part.startsWith(':')) return -1
  }
  return score
}
