import { type DeliveryOrderRow, lockSeen } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { withdrawSetsOf } from '../cylinders/withdraw-cylinder-tests'
import { advanceLocked } from '../kit/workflow'
import { letTruckGo } from '../queue/truck-of-load'
import { deliveryFlow } from './delivery-order'
import { heldByNobodyElse, UNLOCKED } from './lock-delivery-order'

/** Takes a load back before it is batched. A number that was taken stays with it as void; its truck stands again. */
export async function withdrawDo(
  work: Work,
  { deliveryOrderId, reason, version }: { deliveryOrderId: string; reason: string; version?: number | undefined },
): Promise<DeliveryOrderRow> {
  const row = await lockSeen(work, deliveryOrderId)
  heldByNobodyElse(work, row)
  const moved = await advanceLocked(
    work,
    deliveryFlow,
    row,
    { type: 'withdraw', reason, values: { ...UNLOCKED, queueItemId: null, statusReason: reason } },
    version,
  )
  await letTruckGo(work, row)
  await withdrawSetsOf(work, row.id, reason)
  return moved
}
