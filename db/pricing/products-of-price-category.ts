import { and, asc, eq, sql as raw } from 'drizzle-orm'
import type { Page, Paging } from '~/domain/kit/page'
import type { Discount } from '~/domain/pricing/discount'
import { isPriced, listed, type PricePart } from '~/domain/pricing/resolve'
import { products } from '../catalog/tables'
import type { Sql } from '../kit/open'
import { cappedCount, paged } from '../kit/page'
import { inForce } from './in-force'
import { discountsOf, sameCategory } from './price-category'
import { priceCategories, priceListLines, priceLists } from './tables'

export type CategoryProduct = {
  productId: string
  productCode: string
  name: string
  family: string
  strengthMpa: number
  listPrice: string
  discount: string
  price: string | null
  parts: PricePart[]
}
type Of = Paging & { regionId: string; categoryName: string; day: string }

/** What each product on the list of a day costs a customer of a category. */
export async function categoryProducts(sql: Sql, of: Of): Promise<Page<CategoryProduct>> {
  const [category] = await sql
    .select()
    .from(priceCategories)
    .where(and(...sameCategory(of), inForce(priceCategories.fromDate, priceCategories.toDate, of.day)))
  const discounts = category ? ((await discountsOf.list(sql, category.id)) as Discount[]) : []
  const where = and(
    eq(priceLists.regionId, of.regionId),
    eq(priceLists.status, 'active'),
    inForce(priceLists.fromDate, priceLists.toDate, of.day),
    of.keyword ? raw`(${products.productCode} || ' ' || ${products.name}) ilike ${`%${of.keyword}%`}` : undefined,
  )
  const { productCode, name, family, strengthMpa } = products
  const lines = sql
    .select({
      productId: products.id,
      productCode,
      name,
      family,
      strengthMpa,
      priceListId: priceLists.id,
      listName: priceLists.name,
      versionNo: priceLists.versionNo,
      listFrom: priceLists.fromDate,
      listPrice: priceListLines.unitPrice,
    })
    .from(priceListLines)
    .innerJoin(priceLists, eq(priceLists.id, priceListLines.priceListId))
    .innerJoin(products, eq(products.id, priceListLines.productId))
    .where(where)
    .orderBy(asc(family), asc(strengthMpa), asc(productCode))
    .$dynamic()
  const counted = sql
    .select({ id: products.id })
    .from(priceListLines)
    .innerJoin(priceLists, eq(priceLists.id, priceListLines.priceListId))
    .innerJoin(products, eq(products.id, priceListLines.productId))
    .where(where)
    .$dynamic()
  const page = await paged(lines, cappedCount(sql, counted), of)
  const named = category && { ...category, priceCategoryId: category.id, from: category.fromDate, discounts }
  return {
    ...page,
    rows: page.rows.map(({ priceListId, listName, versionNo, listFrom: from, ...row }) => {
      const list = { priceListId, name: listName, versionNo, from, unitPrice: row.listPrice }
      const answer = listed({ product: row, category: named }, list)
      return {
        ...row,
        price: isPriced(answer) ? answer.unitPrice : null,
        parts: isPriced(answer) ? answer.parts : [],
        discount: isPriced(answer)
          ? (answer.parts.find(part => part.kind === 'category')?.amount ?? '0.0000')
          : '0.0000',
      }
    }),
  }
}
