import * as z from 'zod'
import { type FactTime, minutesOnSite } from '../billing/load-facts'
import { invalid } from '../kit/problem'
import { waitingPaidBy } from './waiting-cause'

/** How many minutes of the waiting are ours; null is all of them, where the cause is ours. */
export const waitingOursMinutes = z.int('Whole minutes').min(1).max(1440).nullable()

type Told = { waitingCause: string | null; waitingOursMinutes?: number | null | undefined }
type Load = { waitingOursMinutes: number | null; onSiteAt: Date | null; pourEndAt: Date | null }

/**
 * Why a load waited with the minutes of it that are ours; `field` is where a form told them. What is not told stays, but goes
 * with a cause that is ours. Refuses minutes of ours by a cause of the customer, and more of them than the truck was on site.
 */
export function waitingOf({ waitingCause, ...told }: Told, load: Load, field = '') {
  const ours = waitingPaidBy(waitingCause) === 'company'
  const wrong = (text: string) => invalid(`${field}waitingOursMinutes`, text)
  if (told.waitingOursMinutes && !ours) throw wrong('Choose a cause that is ours')
  const minutes = told.waitingOursMinutes === undefined ? load.waitingOursMinutes : told.waitingOursMinutes
  const stayed = minutesOnSite({ arrived: timeOf(load.onSiteAt), pourEnd: timeOf(load.pourEndAt) })
  if (ours && minutes !== null && stayed !== null && minutes > stayed)
    throw wrong(`More than the ${stayed} min on site`)
  return { waitingOursMinutes: ours ? minutes : null }
}

const timeOf = (at: Date | null): FactTime => at && { at, source: 'person' }
