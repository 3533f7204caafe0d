import { and, eq, inArray, sql as raw } from 'drizzle-orm'
import { Missing } from '~/domain/kit/problem'
import type { Discount } from '~/domain/pricing/discount'
import { type PriceAnswer, type PriceSources, resolve } from '~/domain/pricing/resolve'
import { products } from '../catalog/tables'
import type { Sql } from '../kit/open'
import { inForce } from './in-force'
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

export type PriceQuestion = {
  customerId: string
  projectId: string
  regionId: string
  productId: string
  /** The day of the delivery decides. */
  day: string
  oneOff?: { unitPrice: string; reason: string | null } | null | undefined
}
type Parties = Omit<PriceQuestion, 'productId' | 'oneOff'>

/** The price of one product on the day of delivery, with the parts it is made of, or why there is none. */
export async function resolvePrice(sql: Sql, { productId, oneOff, ...of }: PriceQuestion): Promise<PriceAnswer> {
  const sources = (await priceSources(sql, of, [productId])).get(productId)
  if (!sources) throw new Missing('There is no such product')
  return resolve({ ...sources, oneOff: oneOff ?? undefined }, of.day)
}

/** The same for many products of one project in a fixed number of statements. */
export async function resolvePrices(
  sql: Sql,
  of: Parties,
  productIds: readonly string[],
): Promise<Map<string, PriceAnswer>> {
  const sources = await priceSources(sql, of, productIds)
  return new Map([...sources].map(([id, found]) => [id, resolve(found, of.day)]))
}

export async function priceSources(
  sql: Sql,
  of: Parties,
  productIds: readonly string[],
): Promise<Map<string, PriceSources>> {
  const ids = [...new Set(productIds)]
  if (!ids.length) return new Map()
  const [concretes, agreed, lists, category] = await Promise.all([
    concretesOf(sql, ids),
    agreedPrices(sql, of, ids),
    listPrices(sql, of, ids),
    categoryOf(sql, of),
  ])
  const project = new Map(agreed.map(({ productId, ...price }) => [productId, price]))
  const list = new Map(lists.map(({ productId, ...price }) => [productId, price]))
  return new Map(
    concretes.map(({ id, ...product }) => [id, { product, project: project.get(id), list: list.get(id), category }]),
  )
}

function concretesOf(sql: Sql, ids: string[]) {
  const { id, productCode, family, strengthMpa } = products
  return sql.select({ id, productCode, family, strengthMpa }).from(products).where(inArray(id, ids))
}

/** The quote that a price was agreed in: its own where it goes on in the period of a later quote. */
const agreedIn = raw<string | null>`coalesce(${productPrices.pricingId}, ${projectPricings.pricingId})`

function agreedPrices(sql: Sql, { projectId, day }: Parties, ids: string[]) {
  return sql
    .select({
      productId: productPrices.productId,
      unitPrice: productPrices.productPrice,
      projectPricingId: projectPricings.id,
      from: raw<string>`case when ${productPrices.pricingId} <> ${projectPricings.pricingId}
        then ${pricings.fromDate} else ${projectPricings.effectiveStartDate} end`,
      pricingId: agreedIn,
      pricingReference: pricings.pricingReference,
      reason: productPrices.reason,
    })
    .from(productPrices)
    .innerJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
    .leftJoin(pricings, eq(pricings.id, agreedIn))
    .where(
      and(
        eq(projectPricings.projectId, projectId),
        eq(projectPricings.status, 'active'),
        inForce(projectPricings.effectiveStartDate, projectPricings.effectiveEndDate, day),
        inArray(productPrices.productId, ids),
      ),
    )
}

function listPrices(sql: Sql, { regionId, day }: Parties, ids: string[]) {
  return sql
    .select({
      productId: priceListLines.productId,
      priceListId: priceLists.id,
      name: priceLists.name,
      versionNo: priceLists.versionNo,
      unitPrice: priceListLines.unitPrice,
    })
    .from(priceListLines)
    .innerJoin(priceLists, eq(priceLists.id, priceListLines.priceListId))
    .where(
      and(
        eq(priceLists.regionId, regionId),
        eq(priceLists.status, 'active'),
        inForce(priceLists.fromDate, priceLists.toDate, day),
        inArray(priceListLines.productId, ids),
      ),
    )
}

export async function categoryOf(
  sql: Sql,
  { customerId, regionId, day }: Omit<Parties, 'projectId'>,
): Promise<PriceSources['category']> {
  const [found] = await sql
    .select({
      priceCategoryId: priceCategories.id,
      categoryName: priceCategories.categoryName,
      versionNo: priceCategories.versionNo,
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
        eq(customerCategories.customerId, customerId),
        eq(customerCategories.regionId, regionId),
        eq(priceCategories.status, 'active'),
        inForce(priceCategories.fromDate, priceCategories.toDate, day),
      ),
    )
  if (!found) return undefined
  const { family, strengthFrom, strengthTo, kind, value, priceCategoryId } = priceCategoryDiscounts
  const discounts = await sql
    .select({ family, strengthFrom, strengthTo, kind, value })
    .from(priceCategoryDiscounts)
    .where(eq(priceCategoryId, found.priceCategoryId))
  return { ...found, discounts: discounts as Discount[] }
}
