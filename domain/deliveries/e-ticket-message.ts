import * as z from 'zod'
import { unsortedShape } from '../kit/page'
import { id } from '../kit/shape'
import { addMinutes } from '../kit/time'
import type { ETicketEvent } from './e-ticket-subscription'

/** held: its subscription is paused; failed: nothing is tried any more until somebody sends it again. */
export const MESSAGE_STATUSES = ['waiting', 'held', 'sent', 'failed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** One try of a message: what the receiver answered, or why there was no answer. */
export type MessageTry = { at: string; status: number | null; fault: string | null; answer: string | null; ms: number }

export const ETicketMessageSearch = z.strictObject({
  ...unsortedShape,
  status: z.enum(MESSAGE_STATUSES).optional(),
})
export type ETicketMessageSearch = z.output<typeof ETicketMessageSearch>

export const SubscriptionMessage = z.strictObject({ id: id(), messageId: id() })

export type ETicketMessageRow = {
  id: string
  version: number
  event: ETicketEvent | 'test'
  doNumber: string | null
  sequence: number | null
  at: Date
  status: MessageStatus
  attempts: number
  lastStatus: number | null
  lastFault: string | null
  nextAt: Date | null
  sentAt: Date | null
  tries: MessageTry[]
}

/** Minutes to the next try after each one that failed: eight tries over a day and an hour, as receivers are down for minutes or for a night. */
const PAUSES = [1, 5, 15, 60, 180, 420, 840]

/**
 * When it is tried again; null where it was tried often enough. A receiver that says when to come back is not asked before,
 * within a day: one that asks for longer would keep tickets back for good.
 */
export function nextTryAt(attempts: number, now: Date, askedFor: Date | null): Date | null {
  const pause = PAUSES[attempts - 1]
  if (pause === undefined) return null
  const own = addMinutes(now, pause)
  const last = addMinutes(now, MOST_ASKED)
  if (!askedFor || askedFor <= own) return own
  return askedFor < last ? askedFor : last
}
const MOST_ASKED = 1440

/** The time that a `Retry-After` names: seconds, or a date (RFC 9110, 10.2.3); null where it says neither. */
export function comeBackAt(header: string | undefined, now: Date): Date | null {
  if (!header) return null
  if (/^\d{1,9}$/.test(header)) return new Date(now.getTime() + Number(header) * 1000)
  const date = new Date(header)
  return /^[A-Z][a-z]{2}, .* GMT$/.test(header) && !Number.isNaN(date.getTime()) ? date : null
}

/** Of all tries of a message the last ones are kept, also when it is sent again and again. */
export const MOST_TRIES = 24
/** Of an answer the beginning is kept: enough to see a reason, too little to carry data out of a network. */
export const MOST_ANSWER = 300

export type Answered = { status: number; text: string }

/** Null where the receiver took it. Another address is not followed, since nobody has looked at that one. */
export function faultOf({ status }: Answered): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `Answered ${status}: another address is not followed`
  return status === GONE ? 'Answered 410: the receiver wants no more' : `Answered ${status}`
}

/** The receiver says that it is gone for good. */
export const GONE = 410
