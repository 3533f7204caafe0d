import { holidaysIn, zoneOf } from '~/db/billing/calendar'
import { chargeItems } from '~/db/billing/charge-items'
import type { Sql } from '~/db/kit/open'
import { settingByDay, settingOn } from '~/db/kit/setting'
import { resolvePrices } from '~/db/pricing/price-question'
import { termsFor } from '~/db/pricing/terms'
import type { BillTerms } from '~/domain/billing/bill-terms'
import type { LoadFacts, OrderFacts } from '~/domain/billing/load-facts'
import { addDays, type PlainDate } from '~/domain/kit/time'
import { type PriceAnswer, resolve } from '~/domain/pricing/resolve'
import { termOn, termsOfOrder } from '~/domain/pricing/terms'

export type Parties = { customerId: string; projectId: string; regionId: string }

/** Everything that prices these loads, read in a fixed number of statements and one a day of concrete. */
export async function billTerms(
  sql: Sql,
  parties: Parties,
  loads: readonly LoadFacts[],
  billDay: PlainDate,
): Promise<BillTerms> {
  const { regionId } = parties
  const days = [...loads.map(load => load.day), billDay].sort()
  const [first, last] = [days[0]!, days.at(-1)!]
  // A pour may go on after midnight.
  const next = addDays(last, 1)
  const orderIds = ordersOf(loads).flatMap(({ id }) => id ?? [])
  const terms = await termsFor(sql, { ...parties, orderIds }, [first, last])
  const prices = await concretePrices(sql, parties, loads)
  const gstBy = await settingOn(sql, 'billing.gst-by', billDay)
  const gst = await settingByDay(sql, 'billing.gst-percent', last)
  return {
    concrete: load => oneOffOf(load) ?? prices.get(`${load.day}/${load.product.id}`) ?? NO_PRICE,
    charge: (item, order, day) => termOn(termsOfOrder(terms, order.id), item, day),
    items: await chargeItems(sql),
    minimumLoad: await settingByDay(sql, 'orders.minimum-load', last, regionId),
    calendar: {
      zone: await zoneOf(sql, regionId),
      holidays: await holidaysIn(sql, regionId, first, next),
      normal: await settingByDay(sql, 'billing.normal-hours', next, regionId),
    },
    gst: day => gst(gstBy === 'delivery' ? day : billDay),
  }
}

const NO_PRICE: PriceAnswer = { missing: 'The product has no price' }

/** Agreed on the phone for the product of this order; another product that was sent has its own price. */
function oneOffOf({ order, product, day }: LoadFacts): PriceAnswer | undefined {
  const { oneOff } = order
  if (oneOff?.productId !== product.id) return undefined
  return resolve({ product: { productCode: product.code, family: '', strengthMpa: 0 }, oneOff }, day)
}

async function concretePrices(sql: Sql, parties: Parties, loads: readonly LoadFacts[]) {
  const found = new Map<string, PriceAnswer>()
  for (const [day, ofDay] of Map.groupBy(loads, load => load.day)) {
    const prices = await resolvePrices(
      sql,
      { ...parties, day },
      ofDay.map(load => load.product.id),
    )
    for (const [productId, price] of prices) found.set(`${day}/${productId}`, price)
  }
  return found
}

/** The orders of loads, each once. */
export const ordersOf = (loads: readonly LoadFacts[]): OrderFacts[] => [
  ...new Map(loads.map(({ order }) => [order.id, order])).values(),
]
