import type * as z from 'zod'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { Refused } from '~/domain/kit/problem'
import type { CancelOrder } from '~/domain/orders/order-actions'
import { advanceLocked } from '../kit/workflow'
import { keptCancellations } from './cancelled-order'
import { closeWithMembers } from './merge-follow'
import { orderFlow } from './order'
import { factsOf, isWaiting } from './order-facts'

/**
 * Only before the first load is called; the waiting loads are withdrawn with the order. A customer who cancels late is
 * charged for it as the commercial terms of the day say; what the company itself cannot deliver costs nobody anything.
 */
export async function cancelOrder(
  work: Work,
  id: string,
  { version, reason, cancelledBy }: z.output<typeof CancelOrder>,
): Promise<OrderRow> {
  const row = await lockSeenOrder(work, id)
  const { loads, openLoads, calledLoads, draftedLoads } = await factsOf(work.sql, id)
  if (calledLoads)
    throw new Refused(
      `${calledLoads} loads of ${row.orderNo} are already called. Hold or complete the order`,
      undefined,
      {
        rule: 'called-loads',
      },
    )
  const facts = { openLoads, calledLoads, draftedLoads }
  const waiting = loads.filter(isWaiting)
  // A draft was never promised, so that nothing is lost with it.
  const promised = row.status === 'draft' ? [] : waiting
  const charged = await keptCancellations(work, row, promised, { cancelledBy, reason })
  const cancelled = await advanceLocked(
    work,
    orderFlow,
    row,
    { type: 'cancel', reason, values: { cancelReason: reason }, facts },
    version,
  )
  for (const load of waiting) {
    const values = { status: 'withdrawn', statusReason: reason, cancellation: charged.get(load.id) ?? null }
    await deliveryOrder.move({ ...work, reason }, load, values, 'withdraw')
  }
  await closeWithMembers(work, row.mergedOrderId)
  return cancelled
}
