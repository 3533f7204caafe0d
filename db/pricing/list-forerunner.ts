import { and, asc, desc, eq, lte, ne } from 'drizzle-orm'
import { products } from '../catalog/tables'
import type { Sql } from '../kit/open'
import type { PriceListRecord } from './price-list'
import { priceListLines, priceLists } from './tables'

export type ForerunnerPrice = { productId: string; productCode: string; unitPrice: string }

/** The prices of the version that a list follows: the last active one that began on its first day or before. */
export const forerunnerPrices = (sql: Sql, list: PriceListRecord): Promise<ForerunnerPrice[]> =>
  forerunnerOn(sql, list.regionId, list.fromDate, list.id)

/** The products of the version that a draft follows which it has no price for, by code. */
export const droppedProducts = (
  before: readonly ForerunnerPrice[],
  lines: readonly { productId: string }[],
): string[] => {
  const kept = new Set(lines.map(line => line.productId))
  return before.filter(old => !kept.has(old.productId)).map(old => old.productCode)
}

/** The prices of the list of a region that began last on a day. */
export async function forerunnerOn(
  sql: Sql,
  regionId: string,
  day: string,
  exceptId?: string,
): Promise<ForerunnerPrice[]> {
  const [before] = await sql
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(
      and(
        eq(priceLists.regionId, regionId),
        eq(priceLists.status, 'active'),
        exceptId ? ne(priceLists.id, exceptId) : undefined,
        lte(priceLists.fromDate, day),
      ),
    )
    .orderBy(desc(priceLists.fromDate))
    .limit(1)
  if (!before) return []
  return sql
    .select({
      productId: priceListLines.productId,
      productCode: products.productCode,
      unitPrice: priceListLines.unitPrice,
    })
    .from(priceListLines)
    .innerJoin(products, eq(products.id, priceListLines.productId))
    .where(and(eq(priceListLines.priceListId, before.id), eq(products.active, true)))
    .orderBy(asc(products.productCode))
}
