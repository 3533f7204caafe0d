import type { Work } from '~/db/kit/work'
import { getSeenOrder } from '~/db/orders/seen-order'
import { type WaitEntryRow, waitEntry } from '~/db/orders/wait-list'
import { Missing, Refused } from '~/domain/kit/problem'
import { ON_LIST } from '~/domain/orders/wait-list'

/** A place on the list whose order the person sees, and that is still open. */
export async function seenEntry(work: Work, id: string, version: number): Promise<WaitEntryRow> {
  const found = await waitEntry.find(work.sql, id)
  if (!found) throw new Missing('There is no such place on the wait list')
  await getSeenOrder(work.sql, work.by, found.orderId)
  const entry = await waitEntry.lock(work, id)
  waitEntry.atVersion(entry, version)
  if (!ON_LIST.includes(entry.status)) throw new Refused('This order is off the wait list already')
  return entry
}
