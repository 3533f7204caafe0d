import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Discount } from '~/domain/pricing/discount'
import { shownStatus } from '~/domain/pricing/price-list'
import type { PriceTrialChoices } from '~/domain/pricing/price-trial'
import { productFamilies } from '../catalog/product'
import { customers, locations, projects } from '../customers/tables'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { termItems } from './commercial-term-list'
import { discountsOf } from './price-category'
import { priceCategories, priceListLines, priceLists } from './tables'

/** What may be played: every price list, the product families, and what has a price of its own. */
export async function trialChoices(sql: Sql, day: string): Promise<PriceTrialChoices> {
  const lists = await sql
    .select({ list: priceLists, region: regions.regionName })
    .from(priceLists)
    .innerJoin(regions, eq(regions.id, priceLists.regionId))
    .orderBy(asc(regions.regionName), desc(priceLists.versionNo))
  const items = await termItems(sql)
  const places = await sql
    .select({ id: regions.id, label: regions.regionName })
    .from(regions)
    .orderBy(asc(regions.regionName))
  const categories = await sql
    .select({
      id: priceCategories.id,
      name: priceCategories.categoryName,
      versionNo: priceCategories.versionNo,
      region: regions.regionName,
    })
    .from(priceCategories)
    .innerJoin(regions, eq(regions.id, priceCategories.regionId))
    .where(eq(priceCategories.status, 'active'))
    .orderBy(asc(regions.regionName), asc(priceCategories.categoryName), desc(priceCategories.versionNo))
  return {
    regions: places,
    lists: lists.map(({ list, region }) => ({
      id: list.id,
      label: `${region}: ${list.name}, version ${list.versionNo} (${shownStatus(list, day)})`,
    })),
    families: await productFamilies(sql),
    charges: items.map(item => ({ id: item.itemId, label: `${item.name} (${item.unit})` })),
    categories: categories.map(({ id, name, versionNo, region }) => ({
      id,
      label: `${region}: ${name}, version ${versionNo}`,
    })),
  }
}

/** A version of a price category with its discounts, or null. */
export async function categoryToTry(sql: Sql, categoryId: string) {
  const { categoryName, versionNo, regionId } = priceCategories
  const [row] = await sql
    .select({ categoryName, versionNo, regionId, region: regions.regionName })
    .from(priceCategories)
    .innerJoin(regions, eq(regions.id, regionId))
    .where(and(eq(priceCategories.id, categoryId), eq(priceCategories.status, 'active')))
  if (!row) return null
  const { region, ...of } = row
  const discounts = (await discountsOf.listAll(sql, [categoryId])).get(categoryId) ?? []
  const category = { priceCategoryId: categoryId, categoryName: of.categoryName, versionNo: of.versionNo }
  return { region, regionId: of.regionId, category: { ...category, discounts: discounts as Discount[] } }
}

/** A price list with its prices, or null. */
export async function listToTry(sql: Sql, listId: string) {
  const [row] = await sql
    .select({ list: priceLists, region: regions.regionName })
    .from(priceLists)
    .innerJoin(regions, eq(regions.id, priceLists.regionId))
    .where(eq(priceLists.id, listId))
  if (!row) return null
  const lines = await sql
    .select({ productId: priceListLines.productId, unitPrice: priceListLines.unitPrice })
    .from(priceListLines)
    .where(eq(priceListLines.priceListId, listId))
  const { id, name, versionNo, regionId } = row.list
  const prices = new Map(lines.map(line => [line.productId, line.unitPrice]))
  return { id, name, versionNo, regionId, prices, region: row.region }
}

type Ids = { customerIds: readonly string[]; projectIds: readonly string[]; locationIds: readonly string[] }

/** What customers, projects and sites are called. */
export async function partyNames(sql: Sql, of: Ids): Promise<(id: string) => string> {
  const { customerName } = customers
  const { projectName } = projects
  const { locationName } = locations
  const named = async (rows: () => Promise<{ id: string; name: string }[]>, ids: readonly string[]) =>
    ids.length ? rows() : []
  const found = [
    ...(await named(
      () =>
        sql
          .select({ id: customers.id, name: customerName })
          .from(customers)
          .where(inArray(customers.id, [...of.customerIds])),
      of.customerIds,
    )),
    ...(await named(
      () =>
        sql
          .select({ id: projects.id, name: projectName })
          .from(projects)
          .where(inArray(projects.id, [...of.projectIds])),
      of.projectIds,
    )),
    ...(await named(
      () =>
        sql
          .select({ id: locations.id, name: locationName })
          .from(locations)
          .where(inArray(locations.id, [...of.locationIds])),
      of.locationIds,
    )),
  ]
  const names = new Map(found.map(row => [row.id, row.name]))
  return id => names.get(id) ?? ''
}
