import { Missing } from '~/domain/kit/problem'
import { changedSources, type PriceChange } from '~/domain/pricing/price-change'
import { type PriceAnswer, type PriceSources, resolve } from '~/domain/pricing/resolve'
import type { Sql } from '../kit/open'
import { type Asked, agreedPrices, categoriesOf, concretesOf, inForceOn, listPrices } from './price-sources'

export type PriceQuestion = {
  customerId: string
  projectId: string
  regionId: string
  productId: string
  /** The day of the delivery decides. */
  day: string
  oneOff?: { unitPrice: string; reason: string | null } | null | undefined
}
type Parties = Omit<PriceQuestion, 'productId' | 'oneOff'>

/** The price of one product on the day of delivery, with the parts it is made of, or why there is none. */
export async function resolvePrice(sql: Sql, { productId, oneOff, ...of }: PriceQuestion): Promise<PriceAnswer> {
  const sources = (await priceSources(sql, of, [productId])).get(productId)
  if (!sources) throw new Missing('There is no such product')
  return resolve({ ...sources, oneOff: oneOff ?? undefined }, of.day)
}

/** The same for many parties and days in as few statements, one product at a time; under a change, as it would be. */
export async function pricesOf(
  sql: Sql,
  parties: readonly Parties[],
  productIds: readonly string[],
  change: PriceChange = {},
): Promise<(of: Parties) => (productId: string) => PriceAnswer | undefined> {
  const sources = await sourcesOf(sql, parties, productIds)
  return of => {
    const sourcesOn = sources(of)
    return productId => {
      const own = sourcesOn(productId)
      return own && resolve(changedSources(change, of, productId, own), of.day)
    }
  }
}

export async function priceSources(
  sql: Sql,
  of: Parties,
  productIds: readonly string[],
): Promise<Map<string, PriceSources>> {
  const sourcesOn = (await sourcesOf(sql, [of], productIds))(of)
  return new Map(
    [...new Set(productIds)].flatMap(id => {
      const found = sourcesOn(id)
      return found ? [[id, found]] : []
    }),
  )
}

/** Everything that may price these products for these parties; what is in force is looked up where a product is asked for. */
async function sourcesOf(
  sql: Sql,
  parties: readonly Parties[],
  productIds: readonly string[],
): Promise<(of: Parties) => (productId: string) => PriceSources | undefined> {
  const ids = [...new Set(productIds)]
  if (!ids.length || !parties.length) return () => () => undefined
  const of = partiesOf(parties)
  const [concretes, agreed, lists, categories] = await Promise.all([
    concretesOf(sql, ids),
    agreedPrices(sql, of, ids),
    listPrices(sql, of, ids),
    categoriesOf(sql, of),
  ])
  const products = new Map(concretes.map(({ id, ...product }) => [id, product]))
  const projects = Map.groupBy(agreed, row => `${row.projectId} ${row.productId}`)
  const regions = Map.groupBy(lists, row => `${row.regionId} ${row.productId}`)
  return ({ projectId, customerId, regionId, day }) => {
    const on = inForceOn(day)
    const category = categories(customerId, regionId, day)
    return id => {
      const product = products.get(id)
      if (!product) return undefined
      const project = projects.get(`${projectId} ${id}`)?.findLast(on)?.price
      const list = regions.get(`${regionId} ${id}`)?.findLast(on)?.price
      return { product, project, list, category }
    }
  }
}

function partiesOf(parties: readonly Parties[]): Asked {
  const of = (key: keyof Parties) => [...new Set(parties.map(party => party[key]))].sort()
  const days = of('day')
  return {
    customerIds: of('customerId'),
    projectIds: of('projectId'),
    regionIds: of('regionId'),
    first: days[0]!,
    last: days.at(-1)!,
  }
}

export async function categoryOf(
  sql: Sql,
  { customerId, regionId, day }: Omit<Parties, 'projectId'>,
): Promise<PriceSources['category']> {
  const asked = { customerIds: [customerId], projectIds: [], regionIds: [regionId], first: day, last: day }
  return (await categoriesOf(sql, asked))(customerId, regionId, day)
}
