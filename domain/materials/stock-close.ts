import * as z from 'zod'
import { unsortedShape } from '../kit/page'
import { id, plainDate, requiredText } from '../kit/shape'
import { addDays, instantOn, type PlainDate } from '../kit/time'
import * as kitWords from '../kit/words'
import { version } from './material-order'
import * as words from './words'

/**
 * The stock book of a plant is closed up to a day and with it. What a person enters for a closed day is refused; what comes
 * late of itself, and what corrects an entry of a closed day, is booked at the first open moment.
 */
export const StockCloseList = z.strictObject({ ...unsortedShape, plantId: id().optional() })
export type StockCloseAsk = z.output<typeof StockCloseList>

export const StockCloseSave = z.strictObject({
  plantId: id(),
  until: plainDate(),
  /** Closes although silos were not counted in the period. */
  uncounted: z.boolean().default(false),
})
export type StockCloseSave = z.output<typeof StockCloseSave>
export const StockCloseReopen = z.strictObject({ version, reason: requiredText(kitWords.fieldReason, 400) })

/** The state of the stock book of one plant. */
export type StockCloseLine = {
  id: string
  plantId: string
  plantName: string
  /** The closing that holds; null where every day is open. */
  closing: { id: string; version: number; until: PlainDate; by: string | null; at: string; uncounted: string[] } | null
  /** The last one that was taken back, where its days are open still. */
  reopened: { until: PlainDate; by: string | null; at: string; reason: string | null } | null
  /** The month that has ended and is open, or null; with its first day that is open. */
  due: { from: PlainDate; until: PlainDate; uncounted: { siloId: string; silo: string }[] } | null
}

/** The first day that a closing up to `until` closes anew: after the last closed day, else the first of its month. */
export const closesFrom = (until: PlainDate, closedUntil: PlainDate | null): PlainDate =>
  closedUntil && closedUntil < until ? addDays(closedUntil, 1) : `${until.slice(0, 7)}-01`

/** The last day of the month before today, unless it is closed. */
export function dueUntil(closedUntil: PlainDate | null, today: PlainDate): PlainDate | null {
  const until = addDays(`${today.slice(0, 7)}-01`, -1)
  return closedUntil && closedUntil >= until ? null : until
}

/** Why the book cannot close up to a day now, or null. */
export function closeRefusal(until: PlainDate, closedUntil: PlainDate | null, today: PlainDate): string | null {
  if (until >= today) return words.closeFuture()
  return closedUntil && until <= closedUntil ? words.closeAlready({ day: closedUntil }) : null
}

/** The first moment that is open. */
export const openFrom = (closedUntil: PlainDate, zone: string): Date =>
  instantOn(addDays(closedUntil, 1), '00:00', zone)
