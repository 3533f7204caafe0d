import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ProductPriceRow, ProjectPricingRow } from '~/domain/pricing/project-pricing'
import { products } from '../catalog/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { inForce, touches } from './in-force'
import { priceListLines, priceLists, pricings, productPrices, projectPricings } from './tables'

export const productPrice = record(productPrices, 'product_price', { label: 'product price' })
export type ProductPriceRecord = typeof productPrices.$inferSelect

export const pricesOfPeriod = (sql: Sql, projectPricingId: string): Promise<ProductPriceRecord[]> =>
  sql.select().from(productPrices).where(eq(productPrices.projectPricingId, projectPricingId))

type Of = { projectId: string; effectiveStartDate?: string | undefined; effectiveEndDate?: string | undefined }

/** The agreed prices of a project by period, newest first; narrowed to the periods that touch the asked days. */
export async function agreedPricings(sql: Sql, of: Of): Promise<ProjectPricingRow[]> {
  const { id, version, projectId, effectiveStartDate, effectiveEndDate, pricingId, status } = projectPricings
  const rows = await sql
    .select({
      id,
      version,
      projectId,
      effectiveStartDate,
      effectiveEndDate,
      pricingId,
      status,
      pricingReference: pricings.pricingReference,
      revision: pricings.revision,
    })
    .from(projectPricings)
    .leftJoin(pricings, eq(pricings.id, pricingId))
    .where(
      and(
        eq(projectId, of.projectId),
        eq(status, 'active'),
        touches(effectiveStartDate, effectiveEndDate, of.effectiveStartDate, of.effectiveEndDate),
      ),
    )
    .orderBy(desc(effectiveStartDate))
  const prices = await pricesIn(
    sql,
    rows.map(row => row.id),
  )
  return rows.map(row => ({ ...row, prices: prices.filter(price => price.projectPricingId === row.id) }))
}

export async function pricesIn(sql: Sql, projectPricingIds: readonly string[]): Promise<ProductPriceRow[]> {
  if (!projectPricingIds.length) return []
  const { id, version, projectPricingId, productId, productPrice: price, reason } = productPrices
  return sql
    .select({
      id,
      version,
      projectPricingId,
      productId,
      productCode: products.productCode,
      name: products.name,
      productPrice: price,
      reason,
    })
    .from(productPrices)
    .innerJoin(products, eq(products.id, productId))
    .where(inArray(projectPricingId, [...projectPricingIds]))
    .orderBy(asc(products.productCode))
}

export type HighestPrice = { agreed: { productPrice: string; projectId: string } | null; listed: string | null }

/** The highest price agreed with anybody and the highest on a list, in force on a day, of a region or of all. */
export async function highestPrice(
  sql: Sql,
  { productId, regionId, day }: { productId: string; regionId?: string | undefined; day: string },
): Promise<HighestPrice> {
  const [[agreed], [listed]] = await Promise.all([
    sql
      .select({ productPrice: productPrices.productPrice, projectId: projectPricings.projectId })
      .from(productPrices)
      .innerJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
      .leftJoin(pricings, eq(pricings.id, projectPricings.pricingId))
      .where(
        and(
          eq(productPrices.productId, productId),
          eq(projectPricings.status, 'active'),
          inForce(projectPricings.effectiveStartDate, projectPricings.effectiveEndDate, day),
          regionId ? eq(pricings.regionId, regionId) : undefined,
        ),
      )
      .orderBy(desc(productPrices.productPrice))
      .limit(1),
    sql
      .select({ unitPrice: priceListLines.unitPrice })
      .from(priceListLines)
      .innerJoin(priceLists, eq(priceLists.id, priceListLines.priceListId))
      .where(
        and(
          eq(priceListLines.productId, productId),
          eq(priceLists.status, 'active'),
          inForce(priceLists.fromDate, priceLists.toDate, day),
          regionId ? eq(priceLists.regionId, regionId) : undefined,
        ),
      )
      .orderBy(desc(priceListLines.unitPrice))
      .limit(1),
  ])
  return { agreed: agreed ?? null, listed: listed?.unitPrice ?? null }
}
