import { and, asc, desc, eq, ilike, inArray, sql as raw } from 'drizzle-orm'
import type { Page } from '~/domain/kit/page'
import { Missing } from '~/domain/kit/problem'
import type { Discount } from '~/domain/pricing/discount'
import type { PriceCategoryRow, PriceCategorySave, PriceCategorySearch } from '~/domain/pricing/price-category'
import { regions } from '../fleet/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import type { Work } from '../kit/work'
import { inForce } from './in-force'
import { nextVersionNo, placePeriod } from './periods'
import { customerCategories, priceCategories, priceCategoryDiscounts } from './tables'

export const priceCategory = record(priceCategories, 'price_category')
export const discountsOf = children(priceCategoryDiscounts, 'priceCategoryId', 'price_category', 'discounts')
export type PriceCategoryRecord = typeof priceCategories.$inferSelect

const { id, regionId, categoryName, priceCategoryType, versionNo, fromDate, toDate, status } = priceCategories

/** Who is in it on a day. */
const customersOn = (day: string) => raw<number>`(select count(*)::int from ${customerCategories}
  where ${customerCategories.regionId} = ${regionId} and ${customerCategories.categoryName} = ${categoryName}
    and ${inForce(customerCategories.fromDate, customerCategories.toDate, day)})`

export async function searchPriceCategories(
  sql: Sql,
  search: PriceCategorySearch & { ids?: string[]; versionNo?: number },
  today: string,
): Promise<Page<PriceCategoryRow>> {
  const day = search.day ?? (search.current ? today : undefined)
  const where = and(
    eq(status, 'active'),
    search.regionId ? eq(regionId, search.regionId) : undefined,
    search.priceCategoryType ? eq(priceCategoryType, search.priceCategoryType) : undefined,
    search.versionNo ? eq(versionNo, search.versionNo) : undefined,
    search.ids ? inArray(id, search.ids) : undefined,
    search.keyword ? ilike(categoryName, like(search.keyword)) : undefined,
    day ? inForce(fromDate, toDate, day) : undefined,
  )
  const rows = sql
    .select({
      id,
      priceCategoryId: id,
      version: priceCategories.version,
      versionNo,
      regionId,
      regionName: regions.regionName,
      categoryName,
      priceCategoryType,
      fromDate,
      toDate,
      customers: customersOn(day ?? today),
    })
    .from(priceCategories)
    .innerJoin(regions, eq(regions.id, regionId))
    .where(where)
    .orderBy(
      ...sorted(search.sort, { categoryName, regionName: regions.regionName, fromDate, versionNo }, [
        asc(regions.regionName),
        asc(categoryName),
        desc(versionNo),
      ]),
      asc(id),
    )
    .$dynamic()
  const counted = sql.select({ id }).from(priceCategories).where(where).$dynamic()
  const page = await paged<Omit<PriceCategoryRow, 'discounts'>>(rows, cappedCount(sql, counted), search)
  const lines = await discountsOf.listAll(
    sql,
    page.rows.map(row => row.id),
  )
  return { ...page, rows: page.rows.map(row => ({ ...row, discounts: (lines.get(row.id) ?? []).map(bare) })) }
}

export async function priceCategoryDetail(sql: Sql, categoryId: string, today: string): Promise<PriceCategoryRow> {
  const { rows } = await searchPriceCategories(sql, { ids: [categoryId], limit: 1, offset: 0 }, today)
  if (!rows[0]) throw new Missing('There is no such price category')
  return rows[0]
}

/** A new version from its first day on; the version in force ends there, in the same transaction. */
export async function addVersion(work: Work, { discounts, ...of }: PriceCategorySave): Promise<PriceCategoryRecord> {
  const where = sameCategory(of)
  await placePeriod(
    work,
    { table: priceCategories, record: priceCategory, where },
    { from: of.fromDate, to: of.toDate },
  )
  const made = await priceCategory.insert(work, {
    ...of,
    versionNo: await nextVersionNo(work.sql, priceCategories, ...where),
    status: 'active',
  })
  await discountsOf.replace(work, made.id, discounts)
  return made
}

export const sameCategory = (of: { regionId: string; categoryName: string }) => [
  eq(status, 'active'),
  eq(regionId, of.regionId),
  eq(categoryName, of.categoryName),
]

const bare = (row: typeof priceCategoryDiscounts.$inferSelect): Discount => ({
  family: row.family,
  strengthFrom: row.strengthFrom,
  strengthTo: row.strengthTo,
  kind: row.kind as Discount['kind'],
  value: row.value,
})
