import type * as z from 'zod'
import { loadsOfMerge } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { mergedOrder } from '~/db/orders/merged-order'
import { type OrderRow, order } from '~/db/orders/order'
import { Refused } from '~/domain/kit/problem'
import type { UndoMerge } from '~/domain/orders/order-actions'
import { lockMerged, type MergeChanged } from './complete-order'
import { makePromise } from './make-promise'
import { follow } from './merge-follow'
import { isWaiting } from './order-facts'

/** The orders stand alone again at the times that they were booked for; only before the first load is called. */
export async function undoMerge(
  work: Work,
  id: string,
  { version, reason }: z.output<typeof UndoMerge>,
): Promise<MergeChanged> {
  const { merged, orders } = await lockMerged(work, id)
  mergedOrder.atVersion(merged, version)
  const because = { ...work, reason }
  const called = (await loadsOfMerge(work.sql, id)).filter(load => !isWaiting(load) && load.status !== 'withdrawn')
  if (called.length)
    throw new Refused(`${called.length} loads of ${merged.mergeNo} are already called`, undefined, {
      rule: 'called-loads',
    })
  const alone: OrderRow[] = []
  for (const { id: orderId } of orders) {
    const row = await order.get(work.sql, orderId)
    const left = await order.move(because, row, { mergedOrderId: null }, 'undo merge')
    await follow(because, [left], left.startsAt)
    await makePromise(because, left, { source: 'merged', reason })
    alone.push(left)
  }
  return { merged: await mergedOrder.move(because, merged, { status: 'undone' }, 'undo merge'), orders: alone }
}
