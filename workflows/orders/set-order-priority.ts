import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { Refused } from '~/domain/kit/problem'
import type { PrioritySave } from '~/domain/orders/order-priority'

/** All or none: an order that is over, or was changed by another, refuses the whole list. */
export async function setPriorities(work: Work, { orders }: PrioritySave) {
  const saved: { id: string; version: number; priority: number }[] = []
  // In one order of locking, so that two people who save the same day do not wait for each other in a circle.
  for (const { id, version, priority } of [...orders].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await lockSeenOrder(work, id)
    if (row.status === 'completed' || row.status === 'cancelled')
      throw new Refused(`${row.orderNo} is ${row.status}: it is no longer planned`)
    const after = await order.update(work, { id, version }, { priority })
    saved.push({ id, version: after.version, priority: after.priority })
  }
  return saved
}
