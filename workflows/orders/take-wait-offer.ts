import type { Work } from '~/db/kit/work'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { waitEntry } from '~/db/orders/wait-list'
import { Refused } from '~/domain/kit/problem'
import { type SavedOrder, saveOrder } from './save-order'
import { seenEntry } from './seen-wait-entry'
import { bookedAt } from './wait-offer'

/** The site wants what is reserved for it: its draft is booked at these times, with the promise that booking makes. */
export async function takeWaitOffer(work: Work, id: string, version: number): Promise<SavedOrder> {
  const entry = await seenEntry(work, id, version)
  const row = await lockSeenOrder(work, entry.orderId)
  const { offer, offeredUntil } = entry
  if (entry.status !== 'offered' || !offer || !offeredUntil)
    throw new Refused(`Nothing is reserved for ${row.orderNo} now`, undefined, { rule: 'no-offer' })
  if (offeredUntil <= work.now)
    throw new Refused(`What was reserved for ${row.orderNo} is free for others again`, undefined, { rule: 'no-offer' })
  if (row.version !== offer.orderVersion)
    throw new Refused(`${row.orderNo} was changed since; another time is looked for`, undefined, { rule: 'no-offer' })
  const saved = await saveOrder(work, await bookedAt(work, row, offer), { id: row.id, version: row.version })
  await waitEntry.move(work, entry, { status: 'booked', offer: null, offeredUntil: null }, 'take offer')
  return saved
}
