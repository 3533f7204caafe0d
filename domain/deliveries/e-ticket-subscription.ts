import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, requiredText, text, versioned } from '../kit/shape'
import type { SignedETicket } from './e-ticket'

/** What of a load a receiver may be told of, each with the ticket as it is then. */
export const ETICKET_EVENTS = [
  'ticket_made',
  'left_plant',
  'on_site',
  'delivered',
  'returned',
  'rejected',
  'corrected',
  'voided',
] as const
export type ETicketEvent = (typeof ETICKET_EVENTS)[number]

export const ETICKET_EVENT_LABELS: Record<ETicketEvent | 'test', string> = {
  ticket_made: 'Ticket made',
  left_plant: 'Left the plant',
  on_site: 'On site',
  delivered: 'Delivered',
  returned: 'Truck back',
  rejected: 'Rejected by the site',
  corrected: 'Corrected',
  voided: 'Voided',
  test: 'Test ticket',
}

/** paused: what happens is kept and sent when it goes on; ended: nothing is kept and nothing is sent. */
export const SUBSCRIPTION_STATUSES = ['active', 'paused', 'ended'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

const events = () =>
  z
    .array(z.enum(ETICKET_EVENTS))
    .min(1, 'Choose at least one event')
    .max(ETICKET_EVENTS.length)
    .transform(of => ETICKET_EVENTS.filter(event => of.includes(event)))

/** All loads of a customer, or of one of its projects, to one address. */
export const ETicketSubscriptionSave = z.strictObject({
  id: id().nullish(),
  version: z.int().min(1).nullish(),
  customerId: id(),
  projectId: id().nullish(),
  url: requiredText('Address', 500),
  events: events(),
})
export type ETicketSubscriptionSave = z.output<typeof ETicketSubscriptionSave>

export const ETicketSubscriptionSearch = z.strictObject({
  ...pagingShape,
  customerId: id().optional(),
  status: z.enum(SUBSCRIPTION_STATUSES).optional(),
})
export type ETicketSubscriptionSearch = z.output<typeof ETicketSubscriptionSearch>

export const SubscriptionStatusChange = z.strictObject({
  version: versioned.version,
  status: z.enum(SUBSCRIPTION_STATUSES),
  reason: text(300).optional(),
})
export type SubscriptionStatusChange = z.output<typeof SubscriptionStatusChange>

/** For how long the secret before is signed with as well, so that a receiver changes over without losing a ticket. */
export const OVERLAP_DAYS = 7

export const NewSubscriptionSecret = z.strictObject({ version: versioned.version })

export type ETicketSubscriptionRow = {
  id: string
  version: number
  customerId: string
  customerName: string
  projectId: string | null
  projectName: string | null
  url: string
  events: string[]
  status: SubscriptionStatus
  statusReason: string | null
  /** The beginning of its secret. */
  hint: string
  /** Until when the secret before is signed with as well. */
  previousUntil: Date | null
  /** Since when nothing has arrived. */
  failingSince: Date | null
  /** What waits to be sent, also for a pause to end. */
  waiting: number
  lastSentAt: Date | null
}

/** What is posted: the event, and the signed ticket; a ticket that is the customer's no longer is voided and has none. */
export type ETicketPosted = {
  type: `e-ticket.${ETicketEvent | 'test'}`
  timestamp: string
  data: {
    ticketNumber: string | null
    /** Counts the events of a ticket: whoever has a higher one drops this. A test has none. */
    sequence: number | null
    ticket: SignedETicket['ticket'] | null
    jws: string | null
  }
}
