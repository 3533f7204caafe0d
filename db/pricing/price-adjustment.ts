import { and, asc, desc, eq, inArray, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Page, Paging } from '~/domain/kit/page'
import {
  type AdjustmentLine,
  type AdjustmentRow,
  type AdjustmentRule,
  type AdjustmentSearch,
  adjusted,
} from '~/domain/pricing/price-adjustment'
import { products } from '../catalog/tables'
import { seenProjects } from '../customers/scope'
import { customers, projects } from '../customers/tables'
import { regions } from '../fleet/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { cappedCount, ownOr, paged, sorted } from '../kit/page'
import { record } from '../kit/record'
import { users } from '../users/tables'
import { touches } from './in-force'
import { priceAdjustmentLines, priceAdjustments, productPrices, projectPricings } from './tables'

/** The number of an open change that touches the same price, if any. */
const openAdjustments = raw<string | null>`(select ${priceAdjustments.adjustmentNo} from ${priceAdjustmentLines}
  join ${priceAdjustments} on ${priceAdjustments.id} = ${priceAdjustmentLines.priceAdjustmentId}
  where ${priceAdjustmentLines.productPriceId} = ${productPrices.id} and ${priceAdjustments.status} = 'submitted' limit 1)`

const lineCount = raw<number>`(select count(*)::int from ${priceAdjustmentLines}
  where ${priceAdjustmentLines.priceAdjustmentId} = ${priceAdjustments.id})`

export const priceAdjustment = record(priceAdjustments, 'price_adjustment')
export const adjustmentLinesOf = children(priceAdjustmentLines, 'priceAdjustmentId', 'price_adjustment', 'lines')
export type PriceAdjustmentRecord = typeof priceAdjustments.$inferSelect

/** The agreed prices that a rule touches on its first day, each with its new price. */
export async function touchedPrices(
  sql: Sql,
  person: Person,
  rule: AdjustmentRule,
  paging: Paging = { limit: 200, offset: 0 },
): Promise<Page<AdjustmentLine>> {
  const where = and(
    seenProjects(person, projects.id),
    eq(projects.regionId, rule.regionId),
    eq(projects.active, true),
    eq(projectPricings.status, 'active'),
    touches(projectPricings.effectiveStartDate, projectPricings.effectiveEndDate, rule.fromDate, undefined),
    rule.customerIds.length ? inArray(projects.customerId, rule.customerIds) : undefined,
    rule.productIds.length ? inArray(productPrices.productId, rule.productIds) : undefined,
  )
  const from = () =>
    sql
      .select({
        productPriceId: productPrices.id,
        projectPricingId: projectPricings.id,
        customerName: customers.customerName,
        projectName: projects.projectName,
        productCode: products.productCode,
        name: products.name,
        oldPrice: productPrices.productPrice,
        collision: openAdjustments,
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
  const page = await paged<Omit<AdjustmentLine, 'newPrice'>>(rows, cappedCount(sql, from().$dynamic()), paging)
  return { ...page, rows: page.rows.map(row => ({ ...row, newPrice: adjusted(row.oldPrice, rule) })) }
}

export function searchAdjustments(sql: Sql, person: Person, search: AdjustmentSearch): Promise<Page<AdjustmentRow>> {
  const { id, version, adjustmentNo, name, fromDate, kind, value, status, reason, decidedAt, submittedBy } =
    priceAdjustments
  const where = and(
    search.status ? eq(status, search.status) : undefined,
    search.regionId ? eq(priceAdjustments.regionId, search.regionId) : undefined,
    ownOr(search.own, eq(submittedBy, person.id)),
  )
  const rows = sql
    .select({
      id,
      priceAdjustmentId: id,
      version,
      adjustmentNo,
      name,
      regionName: regions.regionName,
      fromDate,
      kind,
      value,
      status,
      reason,
      lines: lineCount,
      submittedBy,
      submittedByName: users.name,
      decidedAt,
    })
    .from(priceAdjustments)
    .innerJoin(regions, eq(regions.id, priceAdjustments.regionId))
    .leftJoin(users, eq(users.id, submittedBy))
    .where(where)
    .orderBy(...sorted(search.sort, { adjustmentNo, name, fromDate, status }, [desc(adjustmentNo)]), asc(id))
    .$dynamic()
  return paged<AdjustmentRow>(
    rows,
    cappedCount(sql, sql.select({ id }).from(priceAdjustments).where(where).$dynamic()),
    search,
  )
}

/** The lines of a change with the period that each belongs to. */
export async function linesOfAdjustment(sql: Sql, priceAdjustmentId: string) {
  return sql
    .select({
      productPriceId: productPrices.id,
      projectPricingId: projectPricings.id,
      projectId: projectPricings.projectId,
      productId: productPrices.productId,
      present: productPrices.productPrice,
      oldPrice: priceAdjustmentLines.oldPrice,
      newPrice: priceAdjustmentLines.newPrice,
    })
    .from(priceAdjustmentLines)
    .innerJoin(productPrices, eq(productPrices.id, priceAdjustmentLines.productPriceId))
    .innerJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
    .where(eq(priceAdjustmentLines.priceAdjustmentId, priceAdjustmentId))
}
