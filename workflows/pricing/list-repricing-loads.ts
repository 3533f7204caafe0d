import { billTerms } from '~/db/billing/bill-terms'
import { pricedIn } from '~/db/billing/bills-of-loads'
import { concreteBills } from '~/db/billing/concrete-bills'
import { deliveredLoads } from '~/db/billing/delivered-loads'
import { factsOf } from '~/db/billing/load-facts'
import { regionOfLoad } from '~/db/billing/project-to-bill'
import type { Sql } from '~/db/kit/open'
import { settingByDay } from '~/db/kit/setting'
import type { BillTerms } from '~/domain/billing/bill-terms'
import type { LoadFacts } from '~/domain/billing/load-facts'
import { hasOneOff, type LoadToReprice, type RepricedLoad, repricedLoads } from '~/domain/billing/repriced-load'
import { compare } from '~/domain/kit/money'
import { Refused } from '~/domain/kit/problem'
import type { RepricingRule } from '~/domain/pricing/repricing'
import { isPriced } from '~/domain/pricing/resolve'

/** More than this nobody reads through: a longer time is changed in parts. */
const MOST_LOADS = 2000

/** The loads of one customer with the terms of their days: a project may be supplied to several. */
export type RepricingBasis = { loads: LoadToReprice[]; terms: BillTerms }

/** The delivered loads of a back-dated price change; locked where it is about to take effect. */
export async function repricingBasis(sql: Sql, rule: RepricingRule, lock = false): Promise<RepricingBasis[]> {
  const { projectId, toDate, prices } = rule
  const rows = await deliveredLoads(sql, { ...rule, productIds: prices.map(price => price.productId) }, lock)
  if (rows.length > MOST_LOADS)
    throw new Refused(`More than ${MOST_LOADS} loads were delivered in these days. Choose fewer days`)
  const billOf = await concreteBills(
    sql,
    rows.map(row => row.load),
  )
  const payers = await settingByDay(sql, 'deliveries.return-payers')
  const found: RepricingBasis[] = []
  const shares = Map.groupBy(rows, row => `${row.load.customerId} ${pricedIn(row)}`)
  for (const own of shares.values()) {
    const { customerId } = own[0]!.load
    const regionId = await regionOfLoad(sql, own[0]!.load)
    const facts = own.map(row => factsOf(row, [], [], payers(row.load.doDate, row.load.regionId)))
    const terms = await billTerms(sql, { customerId, projectId, regionId }, facts, toDate)
    found.push({ loads: facts.map(of => ({ facts: of, bill: billOf(of.id!) })), terms })
  }
  return found
}

export const newPrices = ({ prices }: Pick<RepricingRule, 'prices'>): ReadonlyMap<string, string> =>
  new Map(prices.map(price => [price.productId, price.unitPrice]))

/** Every load that a change touches, with what it costs now and what it would cost. */
export const listOf = (basis: readonly RepricingBasis[], rule: RepricingRule): RepricedLoad[] =>
  basis.flatMap(({ loads, terms }) => repricedLoads(loads, terms, newPrices(rule)))

export const listRepricedLoads = async (sql: Sql, rule: RepricingRule): Promise<RepricedLoad[]> =>
  listOf(await repricingBasis(sql, rule), rule)

/** The loads whose price of the day is not what is asked for: a price agreed for one order alone stays as it is. */
export async function loadsPricedOtherwise(sql: Sql, rule: RepricingRule): Promise<LoadFacts[]> {
  const prices = newPrices(rule)
  return (await repricingBasis(sql, rule)).flatMap(({ loads, terms }) =>
    loads.flatMap(({ facts }) => {
      const answer = terms.concrete(facts)
      const same = isPriced(answer) && compare(answer.unitPrice, prices.get(facts.product.id)!) === 0
      return same || hasOneOff(facts) ? [] : facts
    }),
  )
}
