import type { BillTerms } from '~/domain/billing/bill-terms'
import { gstOn } from '~/domain/billing/gst'
import { type LoadFacts, type OrderFacts, WASHOUT_AT } from '~/domain/billing/load-facts'
import { addDays, type PlainDate } from '~/domain/kit/time'
import {
  BILL_SETTINGS,
  changedHolidays,
  changedIndex,
  changedItems,
  changedSetting,
  changedTerms,
  changedTreatments,
  type PriceChange,
  type WholeSetting,
} from '~/domain/pricing/price-change'
import { type PriceAnswer, resolve } from '~/domain/pricing/resolve'
import { termOn, termsOfOrder } from '~/domain/pricing/terms'
import type { Sql } from '../kit/open'
import { settingsByDay } from '../kit/setting'
import { treatmentsOf } from '../pricing/agreed-gst-treatment'
import { indexByDay } from '../pricing/price-index/price-index-value'
import { pricesOf } from '../pricing/price-question'
import { termsOfParties } from '../pricing/terms'
import { calendarsOf } from './calendar'
import { chargeItems } from './charge-items'

export type Parties = { customerId: string; projectId: string; regionId: string }

/** Loads of one project, on a bill of a day. */
export type LoadsToPrice = { parties: Parties; loads: readonly LoadFacts[]; billDay: PlainDate }

/** Everything that prices these loads. */
export async function billTerms(
  sql: Sql,
  parties: Parties,
  loads: readonly LoadFacts[],
  billDay: PlainDate,
): Promise<BillTerms> {
  const [terms] = await billTermsOf(sql, [{ parties, loads, billDay }])
  return terms!
}

/**
 * The same for many bills in a fixed number of statements, however many bills, loads and days there are; under a change,
 * as they would be.
 */
export async function billTermsOf(
  sql: Sql,
  bills: readonly LoadsToPrice[],
  change: PriceChange = {},
): Promise<BillTerms[]> {
  const days = bills.flatMap(({ loads, billDay }) => [...loads.flatMap(daysOf), billDay]).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  // A pour may go on after midnight.
  const next = addDays(last, 1)
  const regionIds = bills.map(({ parties }) => parties.regionId)
  const asked = bills.map(({ parties, loads }) => ({ ...parties, orderIds: orderIdsOf(loads) }))
  const terms = await termsOfParties(sql, asked, [first, last])
  const prices = await concretePrices(sql, bills, change)
  const set = await settingsByDay(sql, BILL_SETTINGS)
  const on = <N extends WholeSetting>(name: N, day: PlainDate, regionId?: string) =>
    changedSetting(change, name, set(name, day, regionId))
  const calendar = await calendarsOf(sql, regionIds, first, next)
  const holidays = (of: string) => changedHolidays(calendar(of).holidays, change)
  const items = changedItems(await chargeItems(sql), change)
  // Read where a surcharge follows an index, which few companies have.
  const follows = items.some(of => [of, ...(of.rules ?? [])].some(({ trigger }) => trigger === 'escalation'))
  const index = follows ? await indexByDay(sql, last) : () => undefined
  const treatments = changedTreatments(await treatmentsOf(sql, asked), change)
  return bills.map(({ parties, billDay }, at): BillTerms => {
    const { regionId } = parties
    const own = changedTerms(terms(asked[at]!), change, parties)
    return {
      concrete: load => oneOffOf(load) ?? prices({ ...parties, day: load.day })(load.product.id) ?? NO_PRICE,
      charge: (item, order, day) => termOn(termsOfOrder(own, order.id), item, day),
      items,
      minimumLoad: day => on('orders.minimum-load', day, regionId),
      washoutAt: day => WASHOUT_AT[on('billing.washout-at', day, regionId)],
      roadFactor: day => on('orders.road-factor', day, regionId),
      index: changedIndex(index, change),
      calendar: {
        zone: calendar(regionId).zone,
        holidays: holidays(regionId),
        normal: day => on('billing.normal-hours', day, regionId),
      },
      gst: day => {
        const taxed = on('billing.gst-by', billDay) === 'delivery' ? day : billDay
        return gstOn(treatments, parties, taxed, on('billing.gst-percent', taxed))
      },
    }
  })
}

/** What was cancelled has the price of the day on which it was. */
const daysOf = ({ day, cancelled }: LoadFacts): PlainDate[] => (cancelled ? [day, cancelled.day] : [day])

const orderIdsOf = (loads: readonly LoadFacts[]): string[] => ordersOf(loads).flatMap(({ id }) => id ?? [])

const NO_PRICE: PriceAnswer = { missing: 'The product has no price' }

/** Agreed on the phone for the product of this order; another product that was sent has its own price. */
function oneOffOf({ order, product, day }: LoadFacts): PriceAnswer | undefined {
  const { oneOff } = order
  if (oneOff?.productId !== product.id) return undefined
  const agreed = { ...oneOff, orderNo: order.orderNo }
  return resolve({ product: { productCode: product.code, family: '', strengthMpa: 0 }, oneOff: agreed }, day)
}

async function concretePrices(sql: Sql, bills: readonly LoadsToPrice[], change: PriceChange) {
  const parties = bills.flatMap(({ parties: of, loads }) => [
    ...new Map(loads.map(({ day }) => [day, { ...of, day }])).values(),
  ])
  const productIds = bills.flatMap(({ loads }) => loads.map(load => load.product.id))
  const found = await pricesOf(sql, parties, productIds, change)
  const known = new Map<string, ReturnType<typeof found>>()
  return (of: Parties & { day: PlainDate }) => {
    const key = `${of.projectId} ${of.customerId} ${of.regionId} ${of.day}`
    if (!known.has(key)) known.set(key, found(of))
    return known.get(key)!
  }
}

/** The orders of loads, each once. */
export const ordersOf = (loads: readonly LoadFacts[]): OrderFacts[] => [
  ...new Map(loads.map(({ order }) => [order.id, order])).values(),
]
