import { type DeliveryOrderRow, lockSeen } from '~/db/deliveries/delivery-order'
import type { Work } from '~/db/kit/work'
import { queueItem } from '~/db/queue/queue-item'
import { withdrawSetsOf } from '../cylinders/withdraw-cylinder-tests'
import { advanceLocked } from '../kit/workflow'
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
    { type: 'withdraw', reason, values: { ...UNLOCKED, statusReason: reason } },
    version,
  )
  await standAgain(work, row)
  await withdrawSetsOf(work, row.id, reason)
  return moved
}

async function standAgain(work: Work, { queueItemId }: DeliveryOrderRow): Promise<void> {
  if (!queueItemId) return
  const item = await queueItem.lock(work, queueItemId)
  if (item.status !== 'loading') return
  await queueItem.move(
    work,
    item,
    { status: 'joined', deliveryOrderId: null, calledAt: null, acknowledgedAt: null },
    'stand again',
  )
}
