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
  const asked = changed.map(({ productId, before, after, from, to }) => ({
    line: { productId, unitPrice: after ?? before!, quantity: delivered({ projectId, productId }) },
    ...{ before, after, to },
    from: from < today && (to === null || to >= today) ? today : from,
  }))
  const found: PriceFacts[] = []
  // Products of a period change on the same days, so that they are asked for together.
  for (const group of Map.groupBy(asked, ({ from, to }) => `${from} ${to}`).values()) {
    const { from, to } = group[0]!
    const daily: PriceFacts[][] = []
    for (const day of await daysOfPrices(sql, regionId, { from, to }))
      daily.push(
        await factsOfProducts(
          sql,
          { regionId, customerId, projectId, day },
          group.map(of => of.line),
        ),
      )
    for (const [at, of] of group.entries())
      found.push(
        ...judged(
          of,
          daily.map(facts => facts[at]!),
        ),
      )
  }
  return onceEach(found)
}

type Asked = { before: string | null; after: string | null }

/** One product on all days of its change; nothing where no list takes the place of what was agreed. */
function judged({ before, after }: Asked, daily: readonly PriceFacts[]): PriceFacts[] {
  const listed = daily.map(of => of.listPrice).filter(price => price !== null)
  const facts = { ...daily[0]!, cost: most(daily.map(of => of.cost)) }
  if (after) return [{ ...facts, listPrice: most(listed) }]
  return listed.length ? [{ ...facts, unitPrice: least(listed)!, listPrice: before, than: 'agreed' }] : []
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
