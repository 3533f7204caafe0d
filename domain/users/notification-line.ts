import { isWatched, WATCHED } from './record-watch'
import { type ToldFacts, titleOf } from './told-facts'

/** What is submitted by one person and decided by another, by the subject of its lines, in the words of its screen. */
const DECIDED: Record<string, string> = {
  order: 'Order',
  invoice_draft: 'Invoice draft',
  pricing: 'Quote',
  price_adjustment: 'Price adjustment',
  price_approval: 'Price request',
  repricing: 'Back-dated price change',
  emodification: 'E-modification',
  requisition: 'Requisition',
  mix_design: 'Mix design',
  cylinder_age: 'Cylinder result',
  cylinder_request: 'Cylinder request',
  stock_count: 'Stock count',
  setting_proposal: 'Setting',
  e_ticket_subscription: 'E-ticket subscription',
}
export const DECIDED_SUBJECTS = Object.keys(DECIDED)

/** That nobody acted on something: told by its row to those whom it names. */
export const ESCALATION = 'escalation'

/** What a person decides on another's work; every other step is its own course. */
export const DECISIONS = ['approve', 'reject', 'decline', 'confirm', 'hold', 'release', 'cancel', 'reopen', 'pause']

/** One line of the audit trail, as far as it decides who is told. */
export type NotedLine = {
  seq: number
  at: Date
  actorId: string | null
  actorName: string
  subject: string
  subjectId: string | null
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  changed: readonly string[]
  reason: string | null
  requestId: string
}

/** Whether a line decides on what another person submitted. A level that only hands it on to the next is none. */
export function isDecision({ subject, action, after, changed }: NotedLine): boolean {
  if (!(subject in DECIDED) || !DECISIONS.includes(action) || !changed.includes('status')) return false
  const { status } = after ?? {}
  return !(typeof status === 'string' && /^with_|^approved_\d$/.test(status))
}

/** Whether the salespeople of the customer are told: credit, and orders that stop or go on. */
export function concernsCustomer({ subject, before, after, changed }: NotedLine): boolean {
  if (!before) return false
  if (subject === 'customer') return changed.includes('creditSuspended')
  if (subject !== 'order' || !changed.includes('status')) return false
  return after?.status === 'on_hold' || after?.status === 'cancelled' || before.status === 'on_hold'
}

const OF_CONCRETE = ['wrong_mix', 'quality_failure']
/** Whether the laboratory of the plant is told: concrete that was not what was ordered. */
export const concernsLaboratory = ({ subject, action, after }: NotedLine): boolean =>
  subject === 'emodification' && action === 'submit' && OF_CONCRETE.includes(String(after?.cause))

/** What a line tells, apart from the language that it is told in. */
export function factsOf(line: NotedLine, name: string | undefined): ToldFacts {
  const { subject, after, actorName: by } = line
  const noun = DECIDED[subject] ?? sentenceCase(isWatched(subject) ? WATCHED[subject] : subject)
  const status = after?.status === undefined ? null : String(after.status)
  return { told: 'line', noun, name: name ?? null, deed: deedOf(line), status, by }
}

export const notificationTitle = (line: NotedLine, name: string | undefined): string => titleOf(factsOf(line, name))

/** The verb of a deed; one with its object is told by where the record came to. */
function deedOf({ subject, action, changed, after }: NotedLine): string {
  if (subject === 'customer' && changed.includes('creditSuspended'))
    return after?.creditSuspended ? 'credit-hold' : 'no-credit-hold'
  const [verb = '', ...object] = action.replaceAll('_', ' ').split(' ')
  if (verb === 'change' || verb === 'update') return 'change'
  if (object.length) return changed.includes('status') ? 'move' : 'change'
  return action
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ')

/** Where what was submitted is looked at, of records that the search does not open. */
const URLS: Record<string, string> = {
  pricing: '/sales-management/pricing/save?id={id}',
  price_adjustment: '/sales-management/price-adjustment/save?id={id}',
  price_approval: '/sales-management/pricing/approvals',
  repricing: '/sales-management/repricing/{id}',
  emodification: '/order/emodification/search-emodification',
  cylinder_request: '/inhouse-cylinder-testing/approval-request?view=wishes',
  stock_count: '/material/stock-count',
  non_conformity: '/inhouse-cylinder-testing/non-conformity/{id}',
  yard_request: '/queue/batcher',
  setting_proposal: '/administration/settings',
  e_ticket_subscription: '/sales-management/e-ticket-subscriptions/{id}',
}
export const urlOfLine = (subject: string, id: string | null): string | null =>
  id ? (URLS[subject]?.replace('{id}', id) ?? null) : null
