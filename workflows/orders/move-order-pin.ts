import type * as z from 'zod'
import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import type { UpdateCoordinates } from '~/domain/orders/order-actions'

/** Where on its site the order is poured. */
export async function movePin(
  work: Work,
  { orderId: id, version, latitude, longitude }: z.output<typeof UpdateCoordinates>,
) {
  await lockSeenOrder(work, id)
  return order.update(work, { id, version }, { latitude, longitude }, 'move the pin')
}
