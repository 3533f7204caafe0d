import { and, asc, eq, ilike, inArray, or, sql as raw } from 'drizzle-orm'
import type { CatalogSearch } from '~/domain/catalog/region-price'
import type { SubProductRow } from '~/domain/catalog/sub-product'
import type { Page } from '~/domain/kit/page'
import { children } from '../kit/children'
import type { Stamps } from '../kit/columns'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { pricesByRegion } from './region-price'
import { subProductRegions, subProducts } from './tables'

export const subProduct = record(subProducts, 'sub_product')
/** The regions that offer it, each with its price. */
export const subProductPrices = children(subProductRegions, 'subProductId', 'sub_product', 'prices')

export type KeptSubProduct = SubProductRow & Stamps

export async function searchSubProducts(sql: Sql, search: CatalogSearch): Promise<Page<KeptSubProduct>> {
  const { id, name, subProductCode, active } = subProducts
  const where = and(
    search.keyword ? or(ilike(name, like(search.keyword)), ilike(subProductCode, like(search.keyword))) : undefined,
    search.active === undefined ? undefined : eq(active, search.active),
    search.ids ? inArray(id, search.ids) : undefined,
    search.regionId
      ? raw`${id} in (select ${subProductRegions.subProductId} from ${subProductRegions} where ${subProductRegions.regionId} = ${search.regionId})`
      : undefined,
    search.group ? eq(subProducts.subProductGroup, search.group) : undefined,
  )
  const page = await paged<Omit<KeptSubProduct, 'subProductId' | 'prices'>>(
    sql
      .select()
      .from(subProducts)
      .where(where)
      .orderBy(...sorted(search.sort, { name, subProductCode, active }, [asc(subProductCode)]), asc(id))
      .$dynamic(),
    cappedCount(sql, sql.select({ id }).from(subProducts).where(where).$dynamic()),
    search,
  )
  const ids = page.rows.map(row => row.id)
  const prices = await pricesByRegion(sql, subProductRegions, subProductRegions.subProductId, ids)
  return { ...page, rows: page.rows.map(row => ({ ...row, subProductId: row.id, prices: prices.get(row.id) ?? [] })) }
}
