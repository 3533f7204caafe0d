import { translated } from '~/domain/kit/translated'
import type { Tone } from '~/web/ui/badge'

type Word = { label: string; tone: Tone; icon: StatusIcon }
export type StatusIcon =
  | 'planned'
  | 'hold'
  | 'lock'
  | 'assigned'
  | 'called'
  | 'plant'
  | 'loaded'
  | 'truck'
  | 'site'
  | 'pour'
  | 'return'
  | 'done'
  | 'change'
  | 'stop'
  | 'late'
  | 'draft'
  | 'waiting'
  | 'expired'
  | 'running'
  | 'generated'

const word = (label: string, tone: Tone, icon: StatusIcon): Word => ({ label, tone, icon })

/** Every status a person meets: the word, its colour and its own icon, so that none depends on its colour alone. */
export const STATUS = {
  order: {
    draft: word('Draft', 'neutral', 'draft'),
    confirmed: word('Confirmed', 'assigned', 'assigned'),
    on_hold: word('On hold', 'hold', 'hold'),
    in_progress: word('In progress', 'transit', 'running'),
    completed: word('Completed', 'done', 'done'),
    cancelled: word('Cancelled', 'stop', 'stop'),
  },
  deliveryOrder: {
    planned: word('Planned', 'neutral', 'planned'),
    assigned: word('Assigned', 'assigned', 'assigned'),
    called: word('Called', 'waiting', 'called'),
    generated: word('Generated', 'plant', 'generated'),
    loading: word('Loading', 'plant', 'plant'),
    loaded: word('Loaded', 'plant', 'loaded'),
    in_transit: word('In transit', 'transit', 'truck'),
    on_site: word('On site', 'site', 'site'),
    pouring: word('Pouring', 'pour', 'pour'),
    delivered: word('Delivered', 'done', 'done'),
    returned: word('Returned', 'return', 'return'),
    withdrawn: word('Withdrawn', 'stop', 'stop'),
    rejected: word('Rejected', 'stop', 'stop'),
    locked: word('Locked', 'hold', 'lock'),
    emodification_pending: word('E-modification pending', 'change', 'change'),
  },
  invoiceDraft: {
    collecting: word('Collecting', 'neutral', 'planned'),
    draft: word('Draft', 'neutral', 'draft'),
    exception: word('Exception', 'stop', 'late'),
    with_sales: word('Waiting: L1 sales', 'waiting', 'waiting'),
    with_manager: word('Waiting: L2 manager', 'waiting', 'waiting'),
    with_ceo: word('Waiting: L3 CEO', 'waiting', 'waiting'),
    approved: word('Approved', 'done', 'done'),
    invoiced: word('Invoiced', 'done', 'generated'),
    withdrawn: word('Withdrawn', 'stop', 'stop'),
  },
  cylinderSet: {
    assigned: word('To be sampled', 'assigned', 'assigned'),
    sampled: word('Sampled', 'site', 'site'),
    curing: word('Curing', 'plant', 'plant'),
    completed: word('Completed', 'done', 'done'),
    withdrawn: word('Withdrawn', 'stop', 'stop'),
  },
  cylinderAge: {
    waiting: word('Waiting', 'neutral', 'planned'),
    testing: word('Tested', 'plant', 'running'),
    with_house_manager: word('House manager', 'waiting', 'waiting'),
    with_manager: word('Manager', 'waiting', 'waiting'),
    approved: word('Approved', 'done', 'done'),
    declined: word('Declined', 'stop', 'return'),
    withdrawn: word('Withdrawn', 'stop', 'stop'),
  },
  strengthVerdict: {
    early: word('Early age', 'neutral', 'planned'),
    pass: word('Complies', 'done', 'done'),
    low: word('Below specified', 'hold', 'late'),
    fail: word('Below limit', 'stop', 'stop'),
  },
  approval: {
    draft: word('Draft', 'neutral', 'draft'),
    submitted: word('Submitted', 'waiting', 'waiting'),
    pending: word('Waiting', 'waiting', 'waiting'),
    approved: word('Approved', 'done', 'done'),
    applied: word('Applied', 'done', 'generated'),
    rejected: word('Rejected', 'stop', 'stop'),
    withdrawn: word('Withdrawn', 'stop', 'stop'),
    void: word('Void', 'stop', 'stop'),
    expired: word('Expired', 'neutral', 'expired'),
  },
  queue: {
    waiting: word('Waiting', 'neutral', 'waiting'),
    called: word('Called', 'waiting', 'called'),
    acknowledged: word('Acknowledged', 'assigned', 'assigned'),
    loading: word('Loading', 'plant', 'plant'),
    withdrawn: word('Withdrawn', 'stop', 'stop'),
    done: word('Done', 'done', 'done'),
  },
  job: {
    waiting: word('Queued', 'neutral', 'waiting'),
    running: word('Running', 'transit', 'running'),
    done: word('Done', 'done', 'done'),
    failed: word('Failed', 'stop', 'stop'),
    cancelled: word('Cancelled', 'neutral', 'expired'),
  },
  requisition: {
    draft: word('Draft', 'neutral', 'draft'),
    submitted: word('Submitted', 'waiting', 'waiting'),
    approved: word('Approved', 'assigned', 'assigned'),
    mapped: word('Mapped', 'plant', 'plant'),
    testing: word('Testing', 'plant', 'running'),
    completed: word('Completed', 'done', 'done'),
    rejected: word('Rejected', 'stop', 'stop'),
  },
  requisitionMapping: {
    mapped: word('Mapped', 'plant', 'plant'),
    completed: word('Completed', 'done', 'done'),
  },
  testVerdict: {
    open: word('To be tested', 'neutral', 'planned'),
    done: word('Tested', 'done', 'done'),
    pass: word('Within limits', 'done', 'done'),
    fail: word('Outside limits', 'stop', 'stop'),
  },
  punctuality: {
    early: word('Early', 'transit', 'waiting'),
    on_time: word('On time', 'done', 'done'),
    late: word('Late', 'waiting', 'late'),
    very_late: word('Very late', 'stop', 'late'),
  },
  mixDesign: {
    draft: word('Draft', 'neutral', 'draft'),
    submitted: word('Submitted', 'waiting', 'waiting'),
    approved: word('Approved', 'assigned', 'assigned'),
    completed: word('Completed', 'done', 'done'),
    rejected: word('Rejected', 'stop', 'stop'),
  },
  production: {
    initial: word('Initial', 'waiting', 'waiting'),
    continuous: word('Continuous', 'done', 'done'),
  },
  nonConformity: {
    open: word('Open', 'stop', 'stop'),
    decided: word('Decided', 'waiting', 'waiting'),
    closed: word('Closed', 'done', 'done'),
  },
  mixSubmittal: {
    draft: word('Draft', 'neutral', 'draft'),
    sent: word('Sent', 'waiting', 'waiting'),
    agreed: word('Agreed', 'done', 'done'),
    agreed_with_comments: word('Agreed with comments', 'done', 'done'),
    rejected: word('Rejected', 'stop', 'stop'),
    superseded: word('Superseded', 'neutral', 'expired'),
    withdrawn: word('Withdrawn', 'neutral', 'stop'),
  },
  pourPassport: {
    issued: word('Issued', 'done', 'done'),
    superseded: word('Superseded', 'neutral', 'expired'),
  },
  eTicketSubscription: {
    active: word('Active', 'done', 'done'),
    paused: word('Paused', 'hold', 'hold'),
    ended: word('Ended', 'neutral', 'expired'),
  },
  eTicketMessage: {
    waiting: word('Waiting', 'waiting', 'waiting'),
    held: word('Held by the pause', 'hold', 'hold'),
    sent: word('Sent', 'done', 'done'),
    failed: word('Not delivered', 'stop', 'stop'),
  },
  active: {
    true: word('Active', 'done', 'done'),
    false: word('Inactive', 'neutral', 'expired'),
  },
} as const satisfies Record<string, Record<string, Word>>

export type StatusOf = keyof typeof STATUS

export function statusWord(of: StatusOf, value: string): Word {
  const words = STATUS[of] as Record<string, Word>
  const known = words[value] ?? word(plain(value), 'neutral', 'planned')
  return { ...known, label: translated(known.label) }
}

/** For the filter of a list: every value with its word. */
export const statusChoices = (of: StatusOf): [string, string][] =>
  Object.entries(STATUS[of] as Record<string, Word>).map(([value, { label }]) => [value, translated(label)])

const plain = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replace(/_/g, ' ')
