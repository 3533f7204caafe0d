import { and, asc, eq, sql as raw } from 'drizzle-orm'
import { compare } from '~/domain/kit/money'
import type { Page } from '~/domain/kit/page'
import { isCosted } from '~/domain/pricing/cost'
import type { HighestCostRow, HighestCostSearch } from '~/domain/pricing/price-list'
import { products } from '../catalog/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged } from '../kit/page'
import { productCosts } from './cost'
import { listedProducts } from './listed-product'

/** Each product with its dearest material cost among the regions (or in one), beside the list price. */
export async function highestMaterialCosts(
  sql: Sql,
  search: HighestCostSearch,
  today: string,
): Promise<Page<HighestCostRow>> {
  const day = search.day ?? today
  const { id, productCode, name, active } = products
  const where = and(
    eq(active, true),
    search.searchWord ? raw`(${productCode} || ' ' || ${name}) ilike ${like(search.searchWord)}` : undefined,
  )
  const page = await paged<{ productId: string; productCode: string; name: string }>(
    sql.select({ productId: id, productCode, name }).from(products).where(where).orderBy(asc(productCode)).$dynamic(),
    cappedCount(sql, sql.select({ id }).from(products).where(where).$dynamic()),
    search,
  )
  const places = await sql
    .select({ id: regions.id, regionName: regions.regionName })
    .from(regions)
    .where(and(eq(regions.active, true), search.regionId ? eq(regions.id, search.regionId) : undefined))
    .orderBy(asc(regions.regionName))
  const ids = page.rows.map(row => row.productId)
  const costs = await Promise.all(
    places.map(async place => ({ place, costs: await productCosts(sql, { regionId: place.id, day }, ids) })),
  )
  const onList = await listedProducts(sql, { limit: 1000, offset: 0, day, regionId: search.regionId ?? undefined }, day)
  return {
    ...page,
    rows: page.rows.map(row => ({
      ...row,
      ...dearestOf(row.productId, costs),
      listPrice: listPriceOf(row.productId, onList.rows),
    })),
  }
}

type Costs = { place: { regionName: string }; costs: Awaited<ReturnType<typeof productCosts>> }[]

function dearestOf(
  productId: string,
  all: Costs,
): Omit<HighestCostRow, 'productId' | 'productCode' | 'name' | 'listPrice'> {
  let best: { highestMaterialCost: string; regionName: string } | null = null
  let missing: string | null = null
  for (const { place, costs } of all) {
    const cost = costs.get(productId)
    if (!cost || !isCosted(cost))
      missing = cost ? `No cost of ${cost.missing.join(', ')} in ${place.regionName}` : missing
    else if (!best || compare(cost.materialCost, best.highestMaterialCost) > 0)
      best = { highestMaterialCost: cost.materialCost, regionName: place.regionName }
  }
  return { highestMaterialCost: best?.highestMaterialCost ?? null, regionName: best?.regionName ?? null, missing }
}

const listPriceOf = (productId: string, rows: { productId: string; unitPrice: string }[]) =>
  rows.filter(row => row.productId === productId).sort((a, b) => compare(a.unitPrice, b.unitPrice))[0]?.unitPrice ??
  null
