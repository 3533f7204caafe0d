import { mayDo } from '../access/ability'
import { roleName } from '../access/role-names'
import { type Person, type Role, STAFF_ROLES } from '../access/roles'
import { showDateTime } from '../kit/dates'
import { ABOVE, ESCALATED_KINDS, type EscalatedKind, type EscalationRule } from '../kit/escalation-setting'
import { isRestDay } from '../kit/rest-day'
import { addDays, addMinutes, businessDay, instantOn, minutesBetween, type PlainDate } from '../kit/time'
import { translated } from '../kit/translated'
import * as words from '../users/words'
import { workKindsFor } from './work-item'

/** The record that is told of, by the subject of its lines in the trail, and what is said of it before its name. */
const TOLD_OF: Record<EscalatedKind, readonly [subject: string, said: string, before?: string]> = {
  siteSilent: ['order', 'Site not ready', ', order'],
  siteRequests: ['order', 'Request from the site', ', order'],
  siteReadings: ['delivery_order', 'Load outside its limits'],
  yardRequests: ['yard_request', 'Request from the yard', ''],
  materials: ['material', 'Silo running out'],
  creditHolds: ['customer', 'Credit hold stops loads of today'],
  drafts: ['invoice_draft', 'Invoice draft to approve'],
  exceptions: ['invoice_draft', 'Invoice draft with exceptions'],
  quotes: ['pricing', 'Quote to approve'],
  priceApprovals: ['price_approval', 'Price for a second person'],
  emodifications: ['emodification', 'E-modification to approve'],
  mixDesigns: ['mix_design', 'Mix design to approve'],
  nonConformities: ['non_conformity', 'Non-conformity to decide'],
  stockCounts: ['stock_count', 'Stock count to confirm'],
  toExport: ['invoice', 'Invoice not exported'],
}
export const subjectToldOf = (kind: EscalatedKind): string => TOLD_OF[kind][0]

/** `Quote to approve, Q-12: nobody acted since 20/11/2026 09:10`; a record without a name is told by its kind alone. */
export function escalationTitle(kind: EscalatedKind, name: string | undefined, since: Date): string {
  const [, said, before = ','] = TOLD_OF[kind]
  const phrase = translated(said)
  // What stands before a number in English is left out where the phrase is another language's.
  const what = name ? `${phrase}${phrase === said ? before : ','} ${name}` : phrase
  return words.toldNobody({ what, at: showDateTime(since.toISOString()) })
}

const NAMED = 3
/** Who had it, and why it comes to this person. */
export function escalationDetail(had: readonly string[], to: readonly Role[], insteadOf: string | undefined): string {
  const rest = had.length - NAMED
  const names = had.slice(0, NAMED).join(', ')
  return [
    rest > 0
      ? words.toldWithMore({ names, count: rest })
      : had.length
        ? words.toldWith({ names })
        : words.toldWithNone(),
    words.toldEscalated({ roles: toWords(to) }),
    ...(insteadOf ? [words.toldDeputy({ name: insteadOf })] : []),
  ].join('. ')
}
export const toWords = (roles: readonly Role[]): string =>
  roles.map(role => translated(roleName(role))).join(` ${words.toldAnd()} `)

/** When people work, and the days on which they do not. */
export type WorkingTime = { hours: { from: string; to: string }; holidays: ReadonlySet<PlainDate> }

/** Nothing waits longer than this without its steps, and no more days are counted. */
const MOST_DAYS = 60

/** How long it waits: of urgent kinds by the clock, else in working minutes. */
export function minutesWaited(since: Date, now: Date, urgent: boolean, { hours, holidays }: WorkingTime): number {
  if (urgent) return minutesBetween(since, now)
  const last = businessDay(now)
  let minutes = 0
  for (let day = businessDay(since), at = 0; day <= last && at < MOST_DAYS; day = addDays(day, 1), at++) {
    if (isRestDay(day, holidays)) continue
    const opens = instantOn(day, hours.from)
    const closes = instantOn(hours.to > hours.from ? day : addDays(day, 1), hours.to)
    const [from, to] = [opens > since ? opens : since, closes < now ? closes : now]
    if (to > from) minutes += minutesBetween(from, to)
  }
  return minutes
}

/** What came due before this is no news: a rule that is new does not begin with all that ever waited. */
const NEWS_MINUTES = 3 * 24 * 60

export type EscalationStep = { step: 1 | 2; to: EscalationRule['firstTo'] }

/** The steps that something open since then has reached and that were not told; nobody is skipped on the way up. */
export function stepsDue(
  rule: EscalationRule,
  since: Date,
  now: Date,
  time: WorkingTime,
  told: ReadonlySet<number>,
): EscalationStep[] {
  const waits = minutesWaited(since, now, rule.urgent, time)
  if (waits < rule.firstAfterMinutes) return []
  const waited = minutesWaited(since, addMinutes(now, -NEWS_MINUTES), rule.urgent, time)
  const { firstTo, secondAfterMinutes, secondTo } = rule
  const first = waited < rule.firstAfterMinutes
  const second =
    secondAfterMinutes !== null && waits >= secondAfterMinutes && waited < secondAfterMinutes && (first || told.has(1))
  return [
    ...(first && !told.has(1) ? [{ step: 1 as const, to: firstTo }] : []),
    ...(second && secondTo && !told.has(2) ? [{ step: 2 as const, to: secondTo }] : []),
  ]
}

/** Who answers for the work of a role; above everybody is the administrator. */
const ABOVE_OF: Partial<Record<Role, Role>> = {
  salesperson: 'sales_manager',
  sales_admin: 'sales_manager',
  salesperson_md: 'sales_manager',
  sale: 'sales_manager',
  project_team: 'sales_manager',
  sales_manager: 'ceo',
  finance_ar: 'finance_hod',
  finance_hod: 'ceo',
  dispatcher: 'dispatcher_manager',
  batcher: 'dispatcher_manager',
  lab: 'lab_manager',
  house_manager: 'lab_manager',
}

/** Whether people of these roles may act on it. */
export const mayActOn = (roles: readonly Role[], kind: EscalatedKind): boolean =>
  workKindsFor(roles, (action, subject) => mayDo({ roles: [...roles] }, action, subject)).includes(kind)

export const holdsAny = (roles: readonly Role[], of: readonly Role[]): boolean => roles.some(role => of.includes(role))

/** An administrator may act everywhere and has nothing of their own. */
export const rolesThatHave = (roles: readonly Role[], kind: EscalatedKind): Role[] =>
  roles.filter(role => role !== 'admin' && mayActOn([role], kind))

const NOBODY = '00000000-0000-7000-8000-0000000000ff'
/** All that is open where the person looks, whoever's turn it is: by every role, and for nobody in particular. */
export const onlookerAt = (person: Person): Person => ({ ...person, id: NOBODY, roles: [...STAFF_ROLES] })
/** People who look at the same rows. */
export const placeOf = (person: Person): string => JSON.stringify(person.scope)

/** Roles that may act on some of what people of these may: whoever stands in for them is told of that alone. */
export const rolesStandingInFor = (roles: readonly Role[]): Role[] =>
  STAFF_ROLES.filter(role => ESCALATED_KINDS.some(kind => mayActOn(roles, kind) && mayActOn([role], kind)))

/** The next role up of each that may act, and none of those that have it already. */
function rolesAbove(roles: readonly Role[], kind: EscalatedKind): Role[] {
  const up = roles.map(role => {
    let above = ABOVE_OF[role] ?? 'admin'
    while (above !== 'admin' && !mayActOn([above], kind)) above = ABOVE_OF[above] ?? 'admin'
    return above
  })
  const others = [...new Set(up)].filter(role => !roles.includes(role))
  return others.length ? others : ['admin']
}

/** To which roles a step goes: the one that is named, or as many rungs above those who have it as the step says. */
export function rolesOfStep({ step, to }: EscalationStep, had: readonly Role[], kind: EscalatedKind): Role[] {
  if (to !== ABOVE) return [to]
  const first = rolesAbove(had, kind)
  return step === 1 ? first : rolesAbove(first, kind)
}
