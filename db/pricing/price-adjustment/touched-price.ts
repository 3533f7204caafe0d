import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { type Page, type Paging, pageOf } from '~/domain/kit/page'
import { type AdjustmentRule, adjusted, type TouchedPrice } from '~/domain/pricing/price-adjustment/price-adjustment'
import { products } from '../../catalog/tables'
import { seenProjects } from '../../customers/scope'
import { customers, projects } from '../../customers/tables'
import type { Sql } from '../../kit/open'
import { cappedCount, paged } from '../../kit/page'
import { inForce, touches } from '../in-force'
import { customerCategories, productPrices, projectPricings } from '../tables'
import { openChange } from './price-adjustment'
import { priceAdjustmentLines } from './tables'
import { touchedCharges, touchedListPrices } from './touched-region-price'

const ALL = { limit: 10_000, offset: 0 }

/** The prices that a rule touches from its first day on, each with its new price: those of the region, then those agreed. */
export async function touchedPrices(
  sql: Sql,
  person: Person,
  rule: AdjustmentRule,
  paging: Paging = { limit: 200, offset: 0 },
): Promise<Page<TouchedPrice>> {
  const { appliesTo } = rule
  const ofRegion = [
    ...(appliesTo.includes('list') ? await touchedListPrices(sql, rule) : []),
    ...(await touchedCharges(sql, rule)),
  ]
  if (!appliesTo.includes('agreed')) return pageOf(ofRegion, paging)
  if (!ofRegion.length) return agreedPrices(sql, person, rule, paging)
  const agreed = await agreedPrices(sql, person, rule, ALL)
  return pageOf([...ofRegion, ...agreed.rows], paging)
}

async function agreedPrices(sql: Sql, person: Person, rule: AdjustmentRule, paging: Paging) {
  const { fromDate, customerIds, categoryNames, productIds, families } = rule
  const inCategory = () =>
    sql
      .select({ id: customerCategories.customerId })
      .from(customerCategories)
      .where(
        and(
          eq(customerCategories.regionId, rule.regionId),
          inArray(customerCategories.categoryName, categoryNames),
          inForce(customerCategories.fromDate, customerCategories.toDate, fromDate),
        ),
      )
  const where = and(
    seenProjects(person, projects.id),
    eq(projects.regionId, rule.regionId),
    eq(projects.active, true),
    eq(projectPricings.status, 'active'),
    touches(projectPricings.effectiveStartDate, projectPricings.effectiveEndDate, fromDate, undefined),
    customerIds.length ? inArray(projects.customerId, customerIds) : undefined,
    categoryNames.length ? inArray(projects.customerId, inCategory()) : undefined,
    productIds.length ? inArray(productPrices.productId, productIds) : undefined,
    families.length ? inArray(products.family, families) : undefined,
  )
  const from = () =>
    sql
      .select({
        subjectVersion: productPrices.version,
        itemId: productPrices.productId,
        productPriceId: productPrices.id,
        projectPricingId: projectPricings.id,
        projectId: projects.id,
        customerName: customers.customerName,
        projectName: projects.projectName,
        productCode: products.productCode,
        name: products.name,
        since: projectPricings.effectiveStartDate,
        oldPrice: productPrices.productPrice,
        collision: openChange(eq(priceAdjustmentLines.productPriceId, productPrices.id)),
      })
      .from(productPrices)
      .innerJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
      .innerJoin(projects, eq(projects.id, projectPricings.projectId))
      .innerJoin(customers, eq(customers.id, projects.customerId))
      .innerJoin(products, eq(products.id, productPrices.productId))
      .where(where)
  const rows = from()
    .orderBy(asc(customers.customerName), asc(projects.projectName), asc(products.productCode), asc(productPrices.id))
    .$dynamic()
  const page = await paged(rows, cappedCount(sql, from().$dynamic()), paging)
  return {
    ...page,
    rows: page.rows.map(
      (row): TouchedPrice => ({
        ...row,
        kind: 'agreed',
        subjectId: row.productPriceId,
        unit: 'm³',
        newPrice: adjusted(row.oldPrice, rule),
      }),
    ),
  }
}
