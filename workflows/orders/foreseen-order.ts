import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import type { OrderRow } from '~/db/orders/order'
import { knownExtras } from '~/db/orders/ordered-extras'
import type { Parties } from '~/db/orders/parties'
import { extrasFrom } from '~/domain/billing/load-facts'
import type { Payable } from '~/domain/billing/preview'
import type { PlannedLoad } from '~/domain/orders/schedule'
import type { TidyService } from '~/domain/orders/tidy-order'
import { promisedOf } from './order-columns'
import { isGone, isWaiting } from './order-facts'
import { plannedOf } from './order-loads'
import type { NewPlan } from './plan-order'
import { loadsOnCall, type PricedOrder, plannedLoad, priceOrder } from './price-order'

type Typed = Pick<
  PricedOrder,
  'id' | 'customerId' | 'projectId' | 'orderDate' | 'associateProducts' | 'oneOffPrice' | 'oneOffReason'
> & {
  pumpId?: string | null | undefined
  onCallQuantity: string
  spacingMinutes: number
  services: readonly TidyService[]
  cylinderTest?: { sets: number } | null | undefined
}
type Change = {
  before: OrderRow | undefined
  parties: Pick<Parties, 'region' | 'location' | 'product'>
  place: { latitude: number; longitude: number }
  plan: NewPlan
  present: readonly DeliveryOrderRow[]
  loads: readonly PlannedLoad[]
  keep: readonly DeliveryOrderRow[]
}

/** What an order as it is typed will cost: the loads that stay, those to come and what is on call. */
export async function foreseenOrder(sql: Sql, order: Typed, of: Change): Promise<Payable> {
  const { region, location, product } = of.parties
  const { unloading, sizes } = of.plan
  const stay = of.present.filter(load => of.keep.includes(load) || !(isWaiting(load) || isGone(load)))
  const onCall = loadsOnCall(order, sizes, [...of.loads, ...of.present.map(plannedOf)])
  return priceOrder(sql, {
    ...order,
    regionId: region.id,
    locationId: location.id,
    ...of.place,
    promisedPlace: promisedOf(of.before),
    product: { id: product.id, code: product.productCode, name: product.name },
    loads: [...stay.map(plannedLoad), ...of.loads, ...onCall],
    unloadingMinutes: unloading.unloadingMinutes,
    pump: !!order.pumpId || unloading.needsPump,
    cylinderSets: order.cylinderTest?.sets ?? 0,
    extras: extrasFrom(order.services, await knownExtras(sql, order.services)),
  })
}
