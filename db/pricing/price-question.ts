import { Missing } from '~/domain/kit/problem'
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

/** The same for many products of one project in a fixed number of statements. */
export const resolvePrices = async (
  sql: Sql,
  of: Parties,
  productIds: readonly string[],
): Promise<Map<string, PriceAnswer>> => (await pricesOf(sql, [of], productIds))(of)

/** The same for many parties and days in as few statements. */
export async function pricesOf(
  sql: Sql,
  parties: readonly Parties[],
  productIds: readonly string[],
): Promise<(of: Parties) => Map<string, PriceAnswer>> {
  const sources = await sourcesOf(sql, parties, productIds)
  return of => new Map([...sources(of)].map(([id, found]) => [id, resolve(found, of.day)]))
}

export const priceSources = async (
  sql: Sql,
  of: Parties,
  productIds: readonly string[],
): Promise<Map<string, PriceSources>> => (await sourcesOf(sql, [of], productIds))(of)

async function sourcesOf(
  sql: Sql,
  parties: readonly Parties[],
  productIds: readonly string[],
): Promise<(of: Parties) => Map<string, PriceSources>> {
  const ids = [...new Set(productIds)]
  if (!ids.length || !parties.length) return () => new Map()
  const of = partiesOf(parties)
  const [concretes, agreed, lists, categories] = await Promise.all([
    concretesOf(sql, ids),
    agreedPrices(sql, of, ids),
    listPrices(sql, of, ids),
    categoriesOf(sql, of),
  ])
  const projects = Map.groupBy(agreed, row => row.projectId)
  const regions = Map.groupBy(lists, row => row.regionId)
  return ({ projectId, customerId, regionId, day }) => {
    const on = inForceOn(day)
    const project = byProduct((projects.get(projectId) ?? []).filter(on))
    const list = byProduct((regions.get(regionId) ?? []).filter(on))
    const category = categories(customerId, regionId, day)
    return new Map(
      concretes.map(({ id, ...product }) => [
        id,
        { product, project: project.get(id)?.price, list: list.get(id)?.price, category },
      ]),
    )
  }
}

const byProduct = <Row extends { productId: string }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.productId, row]))

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
