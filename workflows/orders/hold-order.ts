import type * as z from 'zod'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import type { HoldOrder } from '~/domain/orders/order-actions'
import { advanceLocked } from '../kit/workflow'
import { orderFlow } from './order'

/** Freezes the loads that are not called yet; what is called or batched goes on. */
export async function holdOrder(
  work: Work,
  id: string,
  { version, reason }: z.output<typeof HoldOrder>,
): Promise<OrderRow> {
  const row = await lockSeenOrder(work, id)
  const values = { holdReason: reason, heldFrom: row.status }
  return advanceLocked(work, orderFlow, row, { type: 'hold', reason, values }, version)
}
