import type { Work } from '~/db/kit/work'
import { type WaitEntryRow, waitEntry } from '~/db/orders/wait-list'
import { Refused } from '~/domain/kit/problem'
import { seenEntry } from './seen-wait-entry'

/** The site does not want what is reserved: it goes to the next, and the site keeps its place for another time. */
export async function declineWaitOffer(work: Work, id: string, version: number): Promise<WaitEntryRow> {
  const entry = await seenEntry(work, id, version)
  if (!entry.offer) throw new Refused('Nothing is reserved for this order now', undefined, { rule: 'no-offer' })
  const refused = [...entry.refused, entry.offer.startTime]
  return waitEntry.move(work, entry, { status: 'waiting', offer: null, offeredUntil: null, refused }, 'decline offer')
}

export async function leaveWaitList(work: Work, id: string, version: number): Promise<WaitEntryRow> {
  const entry = await seenEntry(work, id, version)
  return waitEntry.move(work, entry, { status: 'left', offer: null, offeredUntil: null }, 'leave')
}
