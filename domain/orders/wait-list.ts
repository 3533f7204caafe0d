import * as z from 'zod'
import { id } from '../kit/shape'
import { minuteOf } from '../kit/time'
import type { Offer } from './offer'

const version = z.int().min(1, 'Version is required')

/** Off the list is who booked, left or called it off. */
export const ON_LIST = ['waiting', 'offered']

/** Minutes earlier or later that customers usually take. */
export const USUAL_TOLERANCE = 120

/** A draft goes on the list with how far from its wished time the customer would still take it. */
export const WaitAsk = z.strictObject({
  orderId: id(),
  version,
  toleranceMinutes: z.int().min(0).max(720, 'At most 12 hours').default(USUAL_TOLERANCE),
})
export type WaitAsk = z.output<typeof WaitAsk>
export const WaitAct = z.strictObject({ version })

/** What is reserved for a site until it answers: the times that it is called about, and its loads as they would be batched. */
export type HeldOffer = Pick<
  Offer,
  'startTime' | 'spacingMinutes' | 'plantId' | 'plantName' | 'plantStart' | 'quantity'
> & {
  /** The draft that it was found for; another version of it needs another offer. */
  orderVersion: number
  loads: { plantId: string; quantity: string; batchAt: string; onSiteAt: string }[]
}

/** A pour that is this much slower than was asked, minutes between two loads, is another pour: nobody is called about it. */
const MOST_WIDER = 15

type Wished = { startTime: string; spacingMinutes: number; toleranceMinutes: number; refused: readonly string[] }

/** Offers within what the customer would take and did not refuse, the nearest to the wished time first. */
export function suiting<O extends Pick<Offer, 'startTime' | 'spacingMinutes'>>(
  offers: readonly O[],
  wished: Wished,
): O[] {
  const away = ({ startTime }: Pick<Offer, 'startTime'>) => Math.abs(minuteOf(startTime) - minuteOf(wished.startTime))
  return offers
    .filter(offer => offer.spacingMinutes <= wished.spacingMinutes + MOST_WIDER)
    .filter(offer => away(offer) <= wished.toleranceMinutes && !wished.refused.includes(offer.startTime))
    .toSorted((a, b) => away(a) - away(b))
}
