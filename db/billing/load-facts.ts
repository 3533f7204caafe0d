import {
  chargedPlace,
  type FactSource,
  type FactTime,
  isCharged,
  type LoadFacts,
  type OrderedExtra,
  type OrderFacts,
} from '~/domain/billing/load-facts'
import { waitingPaidBy } from '~/domain/deliveries/waiting-cause'
import { payerOf, type ReturnPayers } from '~/domain/kit/return-cause'
import { straightKm } from '~/domain/orders/travel'
import type { DeliveryOrderRow } from '../deliveries/delivery-order'
import type { OrderRow } from '../orders/order'
import type { AddOnToBill } from './add-ons-to-bill'
import type { loadToBill } from './billable'

export type RowToBill = Awaited<ReturnType<typeof loadToBill<DeliveryOrderRow>>>

export const orderFactsOf = (
  order: OrderRow,
  needsPump: boolean | null,
  extras: readonly OrderedExtra[],
): OrderFacts => ({
  id: order.id,
  orderNo: order.orderNo,
  day: order.orderDate,
  pump: order.pumpId !== null || needsPump === true,
  cylinderSets: order.cylinderTest?.isRequired ? order.cylinderTest.sets : 0,
  extras,
  oneOff: order.oneOffPrice
    ? { productId: order.productId, unitPrice: order.oneOffPrice, reason: order.oneOffReason }
    : null,
})

/** What happened to a load, as its ticket says; `payers` of returned concrete are those of its day. */
export function factsOf(
  { load, order, place, ...of }: RowToBill,
  addOns: readonly AddOnToBill[],
  extras: readonly OrderedExtra[],
  payers: ReturnPayers,
): LoadFacts {
  const { latitude, longitude } = order
  const now = { locationId: load.locationId, latitude, longitude, postalCode: place.postalCode }
  const charged = chargedPlace(order.promisedPlace, now)
  const reporter: FactSource = load.deliveredManually ? 'person' : 'device'
  const time = (at: Date | null, source: FactSource = reporter): FactTime => (at ? { at, source } : null)
  return {
    id: load.id,
    label: load.doNumber ?? `Load ${load.loadNo}`,
    revision: load.revision,
    plantId: load.plantId,
    order: orderFactsOf(order, of.needsPump, extras),
    day: load.doDate,
    product: { id: load.productId, code: of.productCode, name: of.productName },
    quantity: load.quantity,
    called: time(load.calledAt, 'person'),
    batched: time(load.batchedAt),
    left: time(load.leftAt),
    arrived: time(load.onSiteAt),
    pourStart: time(load.pourStartAt),
    pourEnd: time(load.pourEndAt),
    returned: load.returnConcrete
      ? { quantity: load.returnConcrete, cause: load.returnCause, payer: payerOf(payers, load.returnCause) }
      : null,
    waiting: {
      cause: load.waitingCause,
      payer: waitingPaidBy(load.waitingCause),
      oursMinutes: load.waitingOursMinutes,
    },
    partLoadPaidBy: load.partLoadBy === 'company' ? 'company' : 'customer',
    washedOut: load.washedOut,
    washoutFee: load.washoutFee,
    waived: load.waivedCharges?.filter(waiver => waiver.customerId === load.customerId) ?? [],
    technicianMinutes: load.technicianOnSiteMinutes,
    addOns: addOns
      .filter(addOn => addOn.deliveryOrderId === load.id)
      .map(({ associateProductId, name, unit, quantity }) => ({ id: associateProductId, name, unit, quantity })),
    site: { postalCode: charged.postalCode, straightKm: straightKm(place, charged) },
    cancelled: isCharged(load.cancellation) ? load.cancellation : null,
  }
}
