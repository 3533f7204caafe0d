import { billTerms } from '~/db/billing/bill-terms'
import { associateProduct } from '~/db/catalog/associate-product'
import { location } from '~/db/customers/location'
import type { DeliveryOrderRow } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import { plantsById } from '~/db/orders/supply-plants'
import type { Bill } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import type { Gst } from '~/domain/billing/gst'
import {
  chargedPlace,
  dosedInto,
  type FactTime,
  type LoadFacts,
  type OrderedExtra,
  type OrderFacts,
  type PromisedPlace,
  type SiteFacts,
} from '~/domain/billing/load-facts'
import { type Payable, payable } from '~/domain/billing/preview'
import { addMinutes } from '~/domain/kit/time'
import { type LoadSizes, split } from '~/domain/orders/loads'
import { onCallOf } from '~/domain/orders/on-call-quantity'
import type { PlannedLoad } from '~/domain/orders/schedule'
import type { TidyAddOn } from '~/domain/orders/tidy-order'
import { straightKm } from '~/domain/orders/travel'

/** A load that is planned; one that has its row already names it. */
export type LoadToPrice = {
  id?: string
  loadNo?: number
  plantId: string
  quantity: string
  batchAt: Date
  onSiteAt: Date
}
export type PricedOrder = {
  id?: string | undefined
  orderNo?: string
  customerId: string
  projectId: string
  regionId: string
  locationId: string
  /** The pin where it is poured. */
  latitude: number
  longitude: number
  /** Where it was promised to go when it was booked. */
  promisedPlace?: PromisedPlace | null | undefined
  product: { id: string; code: string; name: string }
  orderDate: string
  loads: readonly LoadToPrice[]
  unloadingMinutes: number
  /** It is poured by pump. */
  pump: boolean
  cylinderSets: number
  associateProducts: readonly TidyAddOn[]
  extras: readonly OrderedExtra[]
  oneOffPrice?: string | null | undefined
  oneOffReason?: string | null | undefined
}

/** A load that has its row, as it was planned. */
export const plannedLoad = ({ id, loadNo, plantId, quantity, ...at }: DeliveryOrderRow): LoadToPrice => ({
  ...{ id, loadNo, plantId, quantity },
  batchAt: at.plannedBatchAt,
  onSiteAt: at.plannedOnSiteAt,
})

/**
 * The loads of what is on call as they are priced: the customer ordered them, so what is foreseen counts them, after the last load
 * that is planned.
 */
export function loadsOnCall(
  of: { status?: string; onCallQuantity: string; spacingMinutes: number },
  sizes: LoadSizes,
  planned: readonly PlannedLoad[],
): LoadToPrice[] {
  const last = planned.reduce<PlannedLoad | null>((a, b) => (a && a.batchAt >= b.batchAt ? a : b), null)
  if (!last) return []
  const later = (at: Date, place: number) => addMinutes(at, (place + 1) * of.spacingMinutes)
  return split(onCallOf({ status: 'confirmed', ...of }), sizes).map((quantity, place) => ({
    plantId: last.plantId,
    quantity,
    batchAt: later(last.batchAt, place),
    onSiteAt: later(last.onSiteAt, place),
  }))
}

/** The bill of an order whose loads all go as planned, by the prices in force on its day. */
export async function foreseenBill(sql: Sql, of: PricedOrder): Promise<{ bill: Bill; usualGst: Gst }> {
  const order: OrderFacts = {
    id: of.id ?? null,
    orderNo: of.orderNo ?? null,
    day: of.orderDate,
    pump: of.pump,
    cylinderSets: of.cylinderSets,
    extras: of.extras,
    oneOff: of.oneOffPrice
      ? { productId: of.product.id, unitPrice: of.oneOffPrice, reason: of.oneOffReason ?? null }
      : null,
  }
  const names = await associateProduct.byIds(
    sql,
    of.associateProducts.map(addOn => addOn.materialId),
  )
  const addOns = of.associateProducts.map(({ materialId, quantity }) => {
    const { name = 'Add-on product', unit = '' } = names.get(materialId) ?? {}
    return { id: materialId, name, unit, perM3: quantity }
  })
  const siteAt = await sitesOf(sql, of)
  const loads = of.loads.map(
    (load, place): LoadFacts => plannedFacts(load, place, order, of, addOns, siteAt(load.plantId)),
  )
  const terms = await billTerms(sql, of, loads, of.orderDate)
  return { bill: billLines(loads, loads.length ? [order] : [], terms), usualGst: terms.gst(of.orderDate) }
}

/** The site as it is charged for from each of the plants. */
async function sitesOf(sql: Sql, of: PricedOrder): Promise<(plantId: string) => SiteFacts> {
  const { postalCode } = await location.get(sql, of.locationId)
  const charged = chargedPlace(of.promisedPlace, { ...of, postalCode })
  const plants = await plantsById(sql, [...new Set(of.loads.map(load => load.plantId))])
  return plantId => ({
    postalCode: charged.postalCode,
    straightKm: straightKm(plants.get(plantId)!, charged),
  })
}

/** What the order will cost, each part with where it comes from. */
export async function priceOrder(sql: Sql, of: PricedOrder): Promise<Payable> {
  const { bill, usualGst } = await foreseenBill(sql, of)
  return payable(bill, usualGst)
}

/** A load as it is planned: the times of the plan, nothing returned, nobody waits longer than it takes. */
export function plannedFacts(
  { quantity, ...load }: LoadToPrice,
  place: number,
  order: OrderFacts,
  { product, orderDate, unloadingMinutes }: Pick<PricedOrder, 'product' | 'orderDate' | 'unloadingMinutes'>,
  addOns: readonly { id: string; name: string; unit: string; perM3: string }[],
  site: SiteFacts,
): LoadFacts {
  const planned = (at: Date): FactTime => ({ at, source: 'planned' })
  return {
    id: load.id ?? null,
    label: `Load ${load.loadNo ?? place + 1}`,
    revision: null,
    plantId: load.plantId,
    order,
    day: orderDate,
    product,
    quantity,
    called: null,
    batched: planned(load.batchAt),
    left: null,
    arrived: planned(load.onSiteAt),
    pourStart: planned(load.onSiteAt),
    pourEnd: planned(addMinutes(load.onSiteAt, unloadingMinutes)),
    returned: null,
    waiting: { cause: null, payer: 'customer' },
    partLoadPaidBy: 'customer',
    washedOut: null,
    washoutFee: null,
    waived: [],
    technicianMinutes: null,
    addOns: addOns.map(({ perM3, ...addOn }) => ({ ...addOn, quantity: dosedInto(perM3, quantity) })),
    site,
    cancelled: null,
  }
}
