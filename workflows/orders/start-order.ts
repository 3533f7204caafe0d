import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { advanceLocked } from '../kit/workflow'
import { orderFlow } from './order'

/** The first ticket of an order sets it going; the others find it so. */
export async function startOrder(work: Work, orderId: string): Promise<void> {
  const row = await order.lock(work, orderId)
  if (row.status === 'confirmed') await advanceLocked(work, orderFlow, row, { type: 'start' })
}
