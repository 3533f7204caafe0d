import { and, asc, eq, isNull, sql as raw, type SQL } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import type { ListedProduct, ListedSearch } from '~/domain/pricing/price-list'
import { products } from '../catalog/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { inForce } from './in-force'
import { priceListLines, priceLists } from './tables'

const { productCode, name, family, strengthMpa } = products
const { unitPrice, highestMaterialCost } = priceListLines

/** The products of one version, or of the versions in force on a day. */
export function listedProducts(
  sql: Sql,
  search: ListedSearch,
  today: string,
  ...more: SQL[]
): Promise<Page<ListedProduct>> {
  const word = search.searchWord ?? search.keyword
  const where = and(
    search.globalProductListId
      ? eq(priceLists.id, search.globalProductListId)
      : and(eq(priceLists.status, 'active'), inForce(priceLists.fromDate, priceLists.toDate, search.day ?? today)),
    search.regionId ? eq(priceLists.regionId, search.regionId) : undefined,
    word ? raw`(${productCode} || ' ' || ${name}) ilike ${like(word)}` : undefined,
    ...more,
  )
  const rows = sql
    .select({
      productId: products.id,
      productCode,
      name,
      family,
      strengthMpa,
      unitPrice,
      highestMaterialCost,
      globalProductListId: priceLists.id,
      versionNo: priceLists.versionNo,
      regionId: priceLists.regionId,
      regionName: regions.regionName,
    })
    .from(priceListLines)
    .innerJoin(priceLists, eq(priceLists.id, priceListLines.priceListId))
    .innerJoin(products, eq(products.id, priceListLines.productId))
    .innerJoin(regions, eq(regions.id, priceLists.regionId))
    .where(where)
    .orderBy(
      ...sorted(search.sort, { productCode, name, family, strengthMpa, unitPrice, regionName: regions.regionName }, [
        asc(regions.regionName),
        asc(family),
        asc(strengthMpa),
      ]),
      asc(productCode),
    )
    .$dynamic()
  const counted = sql
    .select({ id: priceListLines.id })
    .from(priceListLines)
    .innerJoin(priceLists, eq(priceLists.id, priceListLines.priceListId))
    .innerJoin(products, eq(products.id, priceListLines.productId))
    .where(where)
    .$dynamic()
  return paged<ListedProduct>(rows, cappedCount(sql, counted), search)
}

export const withoutHighestCost = (): SQL => isNull(highestMaterialCost)
export const ofProduct = (productId: string): SQL => eq(products.id, productId)
