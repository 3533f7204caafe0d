import { region as regions } from '~/db/fleet/region'
import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { openEntryOf, type WaitEntryRow, waitEntry } from '~/db/orders/wait-list'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import type { WaitAsk } from '~/domain/orders/wait-list'

/** A draft waits for room on its day; whoever asked first is offered first. */
export async function joinWaitList(work: Work, { orderId, version, toleranceMinutes }: WaitAsk): Promise<WaitEntryRow> {
  const row = await lockSeenOrder(work, orderId)
  order.atVersion(row, version)
  if (row.status !== 'draft')
    throw new Refused('Only a draft goes on the wait list: an order that is booked has its time', undefined, {
      rule: 'not-draft',
    })
  const { zone } = await regions.get(work.sql, row.regionId)
  if (row.orderDate < businessDay(work.now, zone)) throw new Refused('Its day has passed', undefined, { rule: 'time' })
  if (await openEntryOf(work.sql, orderId)) throw new Refused(`${row.orderNo} is on the wait list already`)
  const { demo } = row
  return waitEntry.insert(work, { orderId, toleranceMinutes, askedAt: work.now, status: 'waiting', offer: null, demo })
}
