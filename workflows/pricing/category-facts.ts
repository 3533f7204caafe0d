import { billTermsOf, ordersOf } from '~/db/billing/bill-terms'
import type { Sql } from '~/db/kit/open'
import { SYSTEM } from '~/db/kit/work'
import {
  type CategoryCharges,
  type CategoryMove,
  chargesOfCategories,
  chargesOfMove,
  concreteOfMove,
} from '~/db/pricing/category-facts'
import { termsOfParties } from '~/db/pricing/terms'
import type { BillTerms } from '~/domain/billing/bill-terms'
import { amount, compare, type DecimalText, decimal, sum } from '~/domain/kit/money'
import { addDays, type PlainDate } from '~/domain/kit/time'
import type { PriceFacts } from '~/domain/pricing/authority'
import { EFFECT_DAYS } from '~/domain/pricing/price-adjustment/effect'
import { type CommercialTerm, inCategory, termOn, termsOfOrder } from '~/domain/pricing/terms'
import { playPriceTrial } from './play-price-trial'

/** What a customer who changes its category pays less for, in concrete and in charges, with what that came to lately. */
export const factsOfMembership = async (sql: Sql, move: CategoryMove): Promise<PriceFacts[]> => [
  ...(await concreteOfMove(sql, move)),
  ...(await chargeFacts(sql, move)),
]

/** Each charge is counted once: on the day on which it gives most away, at the first that is said of it. */
async function chargeFacts(sql: Sql, move: CategoryMove): Promise<PriceFacts[]> {
  const own = await chargesOfCategories(sql, move)
  const found = (await chargesOfMove(sql, move, own)).filter(of => of.facts.length)
  const lessOn = new Map<PlainDate, (itemId: string) => DecimalText>()
  for (const { day } of found) if (!lessOn.has(day)) lessOn.set(day, await paidLess(sql, move, own, day))
  return [...Map.groupBy(found, of => of.item.id)].flatMap(([itemId, days]) => {
    const less = days.map(({ day }) => lessOn.get(day)!(itemId))
    const most = less.reduce((high, of, at) => (compare(of, less[high]!) > 0 ? at : high), 0)
    return days.flatMap(({ facts: [first, ...others] }, at) => [
      at === most ? { ...first!, paidLess: less[at]! } : first!,
      ...others,
    ])
  })
}

/** By charge, what the loads of the last months would come to less in the new category, all at the prices of one day. */
async function paidLess(sql: Sql, move: CategoryMove, own: CategoryCharges, day: PlainDate) {
  const { customerId, regionId, day: today } = move
  const period = { customerId, regionId, fromDate: addDays(today, -EFFECT_DAYS), toDate: addDays(today, -1) }
  const { lines } = await playPriceTrial(sql, SYSTEM, period, {}, async (_sql, bills) => {
    const usual = await billTermsOf(sql, bills)
    const asked = bills.map(({ parties, loads }) => ({
      ...parties,
      orderIds: ordersOf(loads).flatMap(({ id }) => id ?? []),
    }))
    const held = await termsOfParties(sql, asked, [day])
    const inside = (category: readonly CommercialTerm[]) =>
      usual.map((terms, at) => pricedOn(day, terms, inCategory(held(asked[at]!), category)))
    return { before: inside(own.from), after: inside(own.to) }
  })
  const items = Map.groupBy(lines, line => line.itemId)
  return (itemId: string): DecimalText => {
    const less = sum((items.get(itemId) ?? []).map(({ before, after }) => decimal(before).minus(after).toString()))
    return amount(less.isNegative() ? '0' : less)
  }
}

/** Whatever day a load was delivered on, its charges are those of this one. */
const pricedOn = (day: PlainDate, terms: BillTerms, own: readonly CommercialTerm[]): BillTerms => ({
  ...terms,
  charge: (item, { id }) => termOn(termsOfOrder(own, id), item, day),
})
