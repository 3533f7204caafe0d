import { and, asc, eq, ilike, inArray, or, sql as raw } from 'drizzle-orm'
import type { ProductRow, ProductSearch } from '~/domain/catalog/product'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { inForce } from '../pricing/in-force'
import { priceListLines, priceLists } from '../pricing/tables'
import { products } from './tables'

export const product = record(products, 'product')

/** The families that products are grouped by, each once. */
export async function productFamilies(sql: Sql): Promise<string[]> {
  const rows = await sql.selectDistinct({ family: products.family }).from(products).orderBy(asc(products.family))
  return rows.map(row => row.family)
}
export type ProductRecord = typeof products.$inferSelect

const { id, version, active, productCode, name, productDescription, family, strengthMpa, slumpMin, slumpMax } = products
const { stoneSizeMm, cementType, retentionMinutes, structural } = products
const ROW = {
  id,
  version,
  active,
  productCode,
  name,
  productDescription,
  family,
  strengthMpa,
  slumpMin,
  slumpMax,
  stoneSizeMm,
  cementType,
  retentionMinutes,
  structural,
}

export function searchProducts(sql: Sql, search: ProductSearch, day: string): Promise<Page<ProductRow>> {
  const where = and(
    search.keyword ? or(ilike(productCode, like(search.keyword)), ilike(name, like(search.keyword))) : undefined,
    search.active === undefined ? undefined : eq(active, search.active),
    search.family ? eq(family, search.family) : undefined,
    search.ids ? inArray(id, search.ids) : undefined,
    search.regionId ? listedIn(search.regionId, day) : undefined,
  )
  const sorts = { productCode, name, family, strengthMpa, active }
  const rows = sql
    .select(ROW)
    .from(products)
    .where(where)
    .orderBy(...sorted(search.sort, sorts, [asc(family), asc(strengthMpa)]), asc(productCode))
    .$dynamic()
  return paged<ProductRow>(rows, cappedCount(sql, sql.select({ id }).from(products).where(where).$dynamic()), search)
}

export async function productByCode(sql: Sql, code: string): Promise<ProductRow> {
  const [row] = await sql.select(ROW).from(products).where(raw`lower(${productCode}) = lower(${code})`)
  if (!row) throw new Missing('There is no such product')
  return row
}

const listedIn = (regionId: string, day: string) =>
  raw`${id} in (select ${priceListLines.productId} from ${priceListLines}
    join ${priceLists} on ${priceLists.id} = ${priceListLines.priceListId}
    where ${and(eq(priceLists.regionId, regionId), eq(priceLists.status, 'active'), inForce(priceLists.fromDate, priceLists.toDate, day))})`
