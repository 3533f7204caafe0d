import type { Work } from '~/db/kit/work'
import { order } from '~/db/orders/order'
import { lockSeenOrder } from '~/db/orders/seen-order'
import { Refused } from '~/domain/kit/problem'
import { type OneOff, PRICE_PENDING, setOneOff } from './ask-order-price'
import { lockBillsOf, rerunBillsOf } from './delivered-price'
import { keepPreview } from './keep-preview'
import { releasePriced } from './release-order'

export type OrderPrice = OneOff & { orderId: string }

/** An approved one-off price comes into force, and the order that waited for it goes on. */
export async function applyOrderPrice(work: Work, { orderId, ...price }: OrderPrice): Promise<void> {
  await lockBillsOf(work, orderId)
  const row = await lockSeenOrder(work, orderId)
  if (row.status === 'cancelled') throw new Refused('This order is cancelled')
  const priced = await rerunBillsOf(work, row, () => setOneOff(work, row, price))
  if (priced.status !== 'draft') await keepPreview(work, priced)
  await releasePriced(work, priced, 'Price approved')
}

/** Without its price the order stays on hold until dispatch has spoken with the customer. */
export async function refuseOrderPrice(work: Work, { orderId }: OrderPrice, because: string): Promise<void> {
  const row = await lockSeenOrder(work, orderId)
  if (row.status === 'on_hold' && row.holdReason === PRICE_PENDING)
    await order.move(work, row, { holdReason: because }, 'keep on hold')
}
