import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import { billsAsOrdered, type Changes, partLoadPaidBy } from '~/domain/deliveries/emodification'
import type { Chain } from '~/domain/deliveries/event'

/** What a request says of the ticket itself, in the columns of the load. */
export function ticketOf(changes: Changes, cause: string): Partial<DeliveryOrderRow> {
  const { doQuantity, associateProducts: _addOns, rejected, billMade: _bill, productId, ...others } = changes
  const fields = { ...others, productId: billsAsOrdered(cause, changes) ? undefined : productId }
  const plain = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return {
    ...(plain as Partial<DeliveryOrderRow>),
    ...(stampsOf(changes) as Partial<DeliveryOrderRow>),
    ...(doQuantity ? { quantity: doQuantity, partLoadBy: partLoadPaidBy(cause) } : {}),
    ...(rejected ? { status: 'rejected' } : {}),
    ...(changes.pourEndAt ? { deliveredAt: new Date(changes.pourEndAt) } : {}),
  }
}

export const stampsOf = (changes: Changes): Partial<Chain> =>
  Object.fromEntries(
    (['batchedAt', 'loadedAt', 'leftAt', 'onSiteAt', 'pourStartAt', 'pourEndAt', 'returnedAt'] as const)
      .filter(stamp => changes[stamp] !== undefined)
      .map(stamp => [stamp, changes[stamp] ? new Date(changes[stamp]) : null]),
  )
