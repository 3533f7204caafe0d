import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import type { CatalogSearch } from '~/domain/catalog/region-price'
import type { SubProductRow } from '~/domain/catalog/sub-product'
import type { Page } from '~/domain/kit/page'
import type { PlainDate } from '~/domain/kit/time'
import type { Stamps } from '../kit/columns'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { offeredIn, pricesByRegion, shownPrices } from './region-price'
import { subProducts } from './tables'

export const subProduct = record(subProducts, 'sub_product')

export type KeptSubProduct = SubProductRow & Stamps

export async function searchSubProducts(
  sql: Sql,
  search: CatalogSearch,
  day: PlainDate,
): Promise<Page<KeptSubProduct>> {
  const { id, name, subProductCode, active } = subProducts
  const where = and(
    search.keyword ? or(ilike(name, like(search.keyword)), ilike(subProductCode, like(search.keyword))) : undefined,
    search.active === undefined ? undefined : eq(active, search.active),
    search.ids ? inArray(id, search.ids) : undefined,
    search.regionId ? offeredIn('sub_product', id, search.regionId, day) : undefined,
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
  const prices = await pricesByRegion(sql, 'sub_product', ids, day)
  return {
    ...page,
    rows: page.rows.map(row => ({
      ...row,
      ...shownFigures(row, prices.get(row.id)),
      subProductId: row.id,
      prices: shownPrices(prices.get(row.id)),
    })),
  }
}

type Figures = Pick<KeptSubProduct, 'freeAllowance' | 'minimum' | 'maximum'>

/** The allowances are those of its price; what no region offers shows those that its first price will start with. */
export function shownFigures(kept: Figures, [first]: readonly Figures[] = []): Figures {
  const { freeAllowance, minimum, maximum } = first ?? kept
  return { freeAllowance, minimum, maximum }
}
