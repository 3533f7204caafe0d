import { and, asc, eq, inArray, isNull, or, sql as raw } from 'drizzle-orm'
import { isZero } from '~/domain/kit/money'
import {
  type AdjustmentRule,
  adjusted,
  isConcrete,
  type TouchedPrice,
} from '~/domain/pricing/price-adjustment/price-adjustment'
import type { TermItemKind } from '~/domain/pricing/terms'
import { associateProducts, products, services, subProducts } from '../../catalog/tables'
import type { Sql } from '../../kit/open'
import { chargeCode, chargeName, chargeUnit } from '../charge-item'
import { commercialTerms } from '../commercial-term-tables'
import { touches } from '../in-force'
import { priceListLines, priceLists } from '../tables'
import { openChange } from './price-adjustment'
import { priceAdjustmentLines } from './tables'

const OF_REGION = {
  productPriceId: null,
  projectPricingId: null,
  projectId: null,
  customerName: null,
  projectName: null,
}

/** The prices of the lists of a region that hold on the first day of a rule or later. */
export async function touchedListPrices(sql: Sql, rule: AdjustmentRule): Promise<TouchedPrice[]> {
  const { productIds, families } = rule
  const rows = await sql
    .select({
      subjectId: priceLists.id,
      subjectVersion: priceLists.version,
      itemId: products.id,
      productCode: products.productCode,
      name: products.name,
      since: priceLists.fromDate,
      oldPrice: priceListLines.unitPrice,
      collision: openChange(
        eq(priceAdjustmentLines.subjectId, priceLists.id),
        eq(priceAdjustmentLines.itemId, products.id),
      ),
    })
    .from(priceListLines)
    .innerJoin(priceLists, eq(priceLists.id, priceListLines.priceListId))
    .innerJoin(products, eq(products.id, priceListLines.productId))
    .where(
      and(
        eq(priceLists.regionId, rule.regionId),
        eq(priceLists.status, 'active'),
        touches(priceLists.fromDate, priceLists.toDate, rule.fromDate, undefined),
        eq(products.active, true),
        productIds.length ? inArray(products.id, productIds) : undefined,
        families.length ? inArray(products.family, families) : undefined,
      ),
    )
    .orderBy(asc(products.productCode), asc(priceLists.fromDate))
  return rows.map(row => ({
    ...row,
    ...OF_REGION,
    kind: 'list',
    unit: 'm³',
    newPrice: adjusted(row.oldPrice, rule),
  }))
}

/**
 * What a region charges for add-ons, services and surcharges on the first day of a rule or later. What follows an index has
 * no price of its own and moves with the index; what is free stays free.
 */
export async function touchedCharges(sql: Sql, rule: AdjustmentRule): Promise<TouchedPrice[]> {
  const kinds = rule.appliesTo.filter((one): one is TermItemKind => !isConcrete(one))
  if (!kinds.length) return []
  const { itemId, itemKind } = commercialTerms
  const rows = await sql
    .select({
      kind: raw<TermItemKind>`${itemKind}`,
      subjectId: commercialTerms.id,
      subjectVersion: commercialTerms.version,
      itemId,
      productCode: chargeCode,
      name: chargeName,
      unit: chargeUnit,
      since: commercialTerms.fromDate,
      oldPrice: commercialTerms.unitPrice,
      bands: commercialTerms.bands,
      collision: openChange(eq(priceAdjustmentLines.subjectId, commercialTerms.id)),
    })
    .from(commercialTerms)
    .leftJoin(associateProducts, and(eq(itemKind, 'associate_product'), eq(associateProducts.id, itemId)))
    .leftJoin(services, and(eq(itemKind, 'service'), eq(services.id, itemId)))
    .leftJoin(subProducts, and(eq(itemKind, 'sub_product'), eq(subProducts.id, itemId)))
    .where(
      and(
        eq(commercialTerms.level, 'region'),
        eq(commercialTerms.regionId, rule.regionId),
        inArray(itemKind, kinds),
        isNull(commercialTerms.escalation),
        touches(commercialTerms.fromDate, commercialTerms.toDate, rule.fromDate, undefined),
        or(eq(associateProducts.active, true), eq(services.active, true), eq(subProducts.active, true)),
      ),
    )
    .orderBy(asc(itemKind), asc(chargeName), asc(commercialTerms.fromDate))
  return rows
    .filter(row => !isZero(row.oldPrice) || row.bands?.length)
    .map(({ bands, ...row }) => ({
      ...row,
      ...OF_REGION,
      name: bands?.length ? `${row.name}, and its ${bands.length === 1 ? 'band' : `${bands.length} bands`}` : row.name,
      newPrice: adjusted(row.oldPrice, rule),
    }))
}
