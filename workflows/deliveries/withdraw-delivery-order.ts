import type * as z from 'zod'
import { type DeliveryOrderRow, lockSeen } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import type { WithdrawDo } from '~/domain/deliveries/delivery-order'
import { withdrawSetsOf } from '../cylinders/withdraw-cylinder-tests'
import { advanceLocked } from '../kit/workflow'
import { keptCancellation } from '../orders/cancelled-order'
import { letTruckGo } from '../queue/truck-of-load'
import { deliveryFlow } from './delivery-order'
import { heldByNobodyElse, UNLOCKED } from './lock-delivery-order'
import { tellSubscribers } from './tell-subscribers'

/**
 * Takes a load back before it is batched. A number that was taken stays with it as void; its truck is free again. A
 * customer who cancels it late is charged for that.
 */
export async function withdrawDo(
  work: Work,
  { deliveryOrderId, reason, version, cancelledBy }: z.output<typeof WithdrawDo>,
): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, deliveryOrderId)
  heldByNobodyElse(work, row)
  const cancellation = await keptCancellation(work, row, { cancelledBy, reason })
  const moved = await advanceLocked(
    work,
    deliveryFlow,
    row,
    { type: 'withdraw', reason, values: { ...UNLOCKED, queueItemId: null, statusReason: reason, cancellation } },
    version,
  )
  await letTruckGo(work, row)
  await withdrawSetsOf(work, row.id, reason)
  await tellSubscribers(work, moved, 'voided')
  return moved
}
