import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Discount } from '~/domain/pricing/discount'
import type { PriceSources } from '~/domain/pricing/resolve'
import { products } from '../catalog/tables'
import type { Sql } from '../kit/open'
import { touches } from './in-force'
import {
  customerCategories,
  priceCategories,
  priceCategoryDiscounts,
  priceListLines,
  priceLists,
  pricings,
  productPrices,
  projectPricings,
} from './tables'

/** Whose prices on which days: everything that is in force on one of them. */
export type Asked = { customerIds: string[]; projectIds: string[]; regionIds: string[]; first: string; last: string }

type Dated = { since: string; until: string | null }
export const inForceOn = (day: string) => (row: Dated) => row.since <= day && (row.until === null || row.until >= day)
export async function concretesOf(sql: Sql, ids: string[]) {
  const { id, productCode, family, strengthMpa } = products
  return sql.select({ id, productCode, family, strengthMpa }).from(products).where(inArray(id, ids))
}

/** The quote that a price was agreed in: its own where it goes on in the period of a later quote. */
export const agreedIn = raw<string | null>`coalesce(${productPrices.pricingId}, ${projectPricings.pricingId})`

export async function agreedPrices(sql: Sql, { projectIds, first, last }: Asked, ids: string[]) {
  const rows = await sql
    .select({
      productId: productPrices.productId,
      projectId: projectPricings.projectId,
      since: projectPricings.effectiveStartDate,
      until: projectPricings.effectiveEndDate,
      price: {
        unitPrice: productPrices.productPrice,
        projectPricingId: projectPricings.id,
        from: raw<string>`case when ${productPrices.pricingId} <> ${projectPricings.pricingId}
        then ${pricings.fromDate} else ${projectPricings.effectiveStartDate} end`,
        pricingId: agreedIn,
        pricingReference: pricings.pricingReference,
        reason: productPrices.reason,
      },
    })
    .from(productPrices)
    .innerJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
    .leftJoin(pricings, eq(pricings.id, agreedIn))
    .where(
      and(
        inArray(projectPricings.projectId, projectIds),
        eq(projectPricings.status, 'active'),
        touches(projectPricings.effectiveStartDate, projectPricings.effectiveEndDate, first, last),
        inArray(productPrices.productId, ids),
      ),
    )
  return rows
}

export async function listPrices(sql: Sql, { regionIds, first, last }: Asked, ids: string[]) {
  return sql
    .select({
      productId: priceListLines.productId,
      regionId: priceLists.regionId,
      since: priceLists.fromDate,
      until: priceLists.toDate,
      price: {
        priceListId: priceLists.id,
        name: priceLists.name,
        versionNo: priceLists.versionNo,
        from: priceLists.fromDate,
        unitPrice: priceListLines.unitPrice,
      },
    })
    .from(priceListLines)
    .innerJoin(priceLists, eq(priceLists.id, priceListLines.priceListId))
    .where(
      and(
        inArray(priceLists.regionId, regionIds),
        eq(priceLists.status, 'active'),
        touches(priceLists.fromDate, priceLists.toDate, first, last),
        inArray(priceListLines.productId, ids),
      ),
    )
}

type CategoryOf = (customerId: string, regionId: string, day: string) => PriceSources['category']

/** The discount category that customers are in on a day, in its version of that day, with what it takes off. */
export async function categoriesOf(sql: Sql, { customerIds, regionIds, first, last }: Asked): Promise<CategoryOf> {
  const found = await sql
    .select({
      customerId: customerCategories.customerId,
      regionId: customerCategories.regionId,
      since: priceCategories.fromDate,
      until: priceCategories.toDate,
      member: { since: customerCategories.fromDate, until: customerCategories.toDate },
      category: {
        priceCategoryId: priceCategories.id,
        categoryName: priceCategories.categoryName,
        versionNo: priceCategories.versionNo,
        from: priceCategories.fromDate,
      },
    })
    .from(customerCategories)
    .innerJoin(
      priceCategories,
      and(
        eq(priceCategories.regionId, customerCategories.regionId),
        eq(priceCategories.categoryName, customerCategories.categoryName),
      ),
    )
    .where(
      and(
        inArray(customerCategories.customerId, customerIds),
        inArray(customerCategories.regionId, regionIds),
        eq(priceCategories.status, 'active'),
        touches(priceCategories.fromDate, priceCategories.toDate, first, last),
        touches(customerCategories.fromDate, customerCategories.toDate, first, last),
      ),
    )
  if (!found.length) return () => undefined
  const { family, strengthFrom, strengthTo, kind, value, priceCategoryId } = priceCategoryDiscounts
  const discounts = await sql
    .select({ priceCategoryId, family, strengthFrom, strengthTo, kind, value })
    .from(priceCategoryDiscounts)
    .where(inArray(priceCategoryId, [...new Set(found.map(row => row.category.priceCategoryId))]))
  const byCategory = Map.groupBy(discounts, row => row.priceCategoryId)
  return (customerId, regionId, day) => {
    const on = inForceOn(day)
    const isOf = (row: (typeof found)[number]) => row.customerId === customerId && row.regionId === regionId
    const held = found.find(row => isOf(row) && on(row) && on(row.member))
    if (!held) return undefined
    const own = byCategory.get(held.category.priceCategoryId) ?? []
    return { ...held.category, discounts: own.map(({ priceCategoryId: _of, ...discount }) => discount as Discount) }
  }
}
