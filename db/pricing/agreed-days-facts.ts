import { compare } from '~/domain/kit/money'
import type { PlainDate } from '~/domain/kit/time'
import type { ChangedDays } from '~/domain/pricing/agreed-days'
import type { PriceFacts } from '~/domain/pricing/authority'
import type { Sql } from '../kit/open'
import { deliveredLately } from './delivered-lately'
import { daysOfPrices } from './price-days'
import { factsOfProducts } from './price-facts'

type Place = { id: string; regionId: string; customerId: string }

/**
 * What other days of agreed prices are judged on: a price that is carried to more days against the highest list and cost of
 * them; where a price is agreed no more, the lowest of the list, which holds without it, against what was agreed.
 */
export async function factsOfDays(
  sql: Sql,
  { id: projectId, regionId, customerId }: Place,
  changed: readonly ChangedDays[],
  today: PlainDate,
): Promise<PriceFacts[]> {
  const delivered = await deliveredLately(
    sql,
    changed.map(({ productId }) => ({ projectId, productId })),
    today,
  )
  const found: PriceFacts[] = []
  for (const { productId, before, after, ...days } of changed) {
    const from = days.from < today && (days.to === null || days.to >= today) ? today : days.from
    const line = { productId, unitPrice: after ?? before!, quantity: delivered({ projectId, productId }) }
    const daily: PriceFacts[] = []
    for (const day of await daysOfPrices(sql, regionId, { from, to: days.to }))
      daily.push(...(await factsOfProducts(sql, { regionId, customerId, projectId, day }, [line])))
    const listed = daily.map(of => of.listPrice).filter(price => price !== null)
    const facts = { ...daily[0]!, cost: most(daily.map(of => of.cost)) }
    if (after) found.push({ ...facts, listPrice: most(listed) })
    else if (listed.length) found.push({ ...facts, unitPrice: least(listed)!, listPrice: before, than: 'agreed' })
  }
  return onceEach(found)
}

/** A product that has the same price on several days gives its amount away once. */
function onceEach(facts: readonly PriceFacts[]): PriceFacts[] {
  const same = Map.groupBy(facts, ({ what, unitPrice, than = '' }) => `${what} ${unitPrice} ${than}`)
  return [...same.values()].map(group => ({
    ...group[0]!,
    listPrice: most(group.map(of => of.listPrice)),
    cost: most(group.map(of => of.cost)),
  }))
}

const highest = (a: string, b: string) => (compare(a, b) >= 0 ? a : b)
const most = (values: readonly (string | null)[]): string | null =>
  values.reduce((high, value) => (high === null ? value : value === null ? high : highest(high, value)), null)
const least = (values: readonly string[]): string | null =>
  values.reduce<string | null>((low, value) => (low === null || compare(value, low) < 0 ? value : low), null)
