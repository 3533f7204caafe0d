import { and, asc, eq, getTableColumns, ilike, inArray, or } from 'drizzle-orm'
import type { AssociateProductRow } from '~/domain/catalog/associate-product'
import type { CatalogSearch } from '~/domain/catalog/region-price'
import type { Page } from '~/domain/kit/page'
import type { PlainDate } from '~/domain/kit/time'
import type { Stamps } from '../kit/columns'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { materials } from '../materials/tables'
import { offeredIn, pricesByRegion, shownPrices } from './region-price'
import { associateProducts } from './tables'

export const associateProduct = record(associateProducts, 'associate_product')

export type KeptAssociateProduct = AssociateProductRow & Stamps

export async function searchAssociateProducts(
  sql: Sql,
  search: CatalogSearch,
  day: PlainDate,
): Promise<Page<KeptAssociateProduct>> {
  const { id, name, associateProductCode, active } = associateProducts
  const where = and(
    search.keyword
      ? or(ilike(name, like(search.keyword)), ilike(associateProductCode, like(search.keyword)))
      : undefined,
    search.active === undefined ? undefined : eq(active, search.active),
    search.ids ? inArray(id, search.ids) : undefined,
    search.regionId ? offeredIn('associate_product', id, search.regionId, day) : undefined,
  )
  const page = await paged<Omit<KeptAssociateProduct, 'associateProductId' | 'prices'>>(
    sql
      .select({ ...getTableColumns(associateProducts), materialName: materials.name })
      .from(associateProducts)
      .leftJoin(materials, eq(materials.id, associateProducts.materialId))
      .where(where)
      .orderBy(...sorted(search.sort, { name, associateProductCode, active }, [asc(associateProductCode)]), asc(id))
      .$dynamic(),
    cappedCount(sql, sql.select({ id }).from(associateProducts).where(where).$dynamic()),
    search,
  )
  const ids = page.rows.map(row => row.id)
  const prices = await pricesByRegion(sql, 'associate_product', ids, day)
  return {
    ...page,
    rows: page.rows.map(row => ({ ...row, associateProductId: row.id, prices: shownPrices(prices.get(row.id)) })),
  }
}
