import type { Action } from '../access/actions'
import { rolesWith, type Subject } from '../access/grants'
import type { Role } from '../access/roles'
import { MONEY } from './work-item-money'
import type { Right, WorkOf } from './work-item-of'
import { PLACES } from './work-item-places'

/**
 * All that may need a person, the most urgent first. The one list of it: home, the menus and the title of a tab ask for
 * these, and each is counted by the query of the list that it leads to.
 */
const WORK = { ...PLACES, ...MONEY } as const

export type WorkKind = keyof typeof WORK
const WORK_KINDS = Object.keys(WORK) as WorkKind[]
export const workOf = (kind: WorkKind): WorkOf => WORK[kind]

/** What may need a person: where they hold a right, by a role that opens the screen. */
export function workKindsFor(roles: readonly Role[], can: (action: Action, subject: Subject) => boolean): WorkKind[] {
  return WORK_KINDS.filter(kind => {
    const { rights, unless, except = [] }: WorkOf = WORK[kind]
    const holds = (right: Right) =>
      can(...right) && rolesWith(...right).some(role => roles.includes(role) && !except.includes(role))
    return rights.some(holds) && !(unless && can(...unless))
  })
}

/** One line of the queue: how many, since when, how much money; the oldest by its name. */
export type WorkItem = {
  kind: WorkKind
  label: string
  to: string
  count: number
  /** There are more than are counted. */
  more: boolean
  amount: string | null
  since: string
  oldest: { at: string | null; name: string } | null
  /** The last of them that was told again because nobody acted: to whom, and when. */
  escalated: { to: string; at: string } | null
}

/** Where the line leads: to its list, or to the oldest itself where the screen opens one of them. */
export function workAddress(kind: WorkKind, oldest: string | undefined): string {
  const { to, opens }: WorkOf = WORK[kind]
  return opens && oldest ? `${to}${to.includes('?') ? '&' : '?'}item=${oldest}` : to
}
