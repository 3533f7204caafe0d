import type { Action } from '~/domain/access/actions'
import type { Subject } from '~/domain/access/grants'

/** The parts of home as they come by themselves. */
export const HOME_SECTIONS = {
  work: 'Needs you',
  pours: 'Pours today',
  laboratory: 'Laboratory today',
  bills: 'Invoice drafts',
  company: 'Company',
  areas: 'Workplaces',
} as const
export type HomeSection = keyof typeof HOME_SECTIONS

type Can = (action: Action, subject: Subject) => boolean

/** What has figures for this person: the day's for whoever sees the loads, money for whoever sees bills. */
const MAY: Partial<Record<HomeSection, (can: Can) => boolean>> = {
  pours: can => can('view', 'delivery_order') || can('view', 'order'),
  laboratory: can => can('view', 'cylinder_test'),
  bills: can => can('view', 'draft_register'),
  company: can => can('view', 'cockpit'),
}
export const mayShow = (section: HomeSection, can: Can): boolean => MAY[section]?.(can) ?? true

/** Where a person's order of them is kept, among the settings of lists. */
export const HOME_LIST = '/home'
const USUAL = Object.keys(HOME_SECTIONS) as HomeSection[]

/** The parts that are shown, in the order that the person chose; what needs them is always one of them. */
export function homeSections(kept: readonly string[]): HomeSection[] {
  const chosen = USUAL.filter(key => kept.includes(key)).sort((a, b) => kept.indexOf(a) - kept.indexOf(b))
  if (chosen.length === 0) return USUAL
  return chosen.includes('work') ? chosen : ['work', ...chosen]
}

/** What is kept of an order: nothing where it is the usual one, so that parts of later releases appear. */
export const keptSections = (shown: readonly HomeSection[]): HomeSection[] =>
  shown.join() === USUAL.join() ? [] : [...shown]
