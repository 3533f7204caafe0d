import { and, asc, eq, inArray, or, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import {
  type AdjustmentDetail,
  readThrough,
  replacedWords,
  type TouchedPrice,
} from '~/domain/pricing/price-adjustment/price-adjustment'
import { associateProducts, products, services, subProducts } from '../../catalog/tables'
import { seenCustomers, seenProjects } from '../../customers/scope'
import { customers, projects } from '../../customers/tables'
import { approvalsOf } from '../../kit/approval'
import type { Sql } from '../../kit/open'
import { chargeCode, chargeName, chargeUnit } from '../charge-item'
import { productPrices, projectPricings } from '../tables'
import { withEffects } from './effect'
import { givenWay, placeOf } from './given-way'
import { priceAdjustment, searchAdjustments } from './price-adjustment'
import { priceAdjustmentLines } from './tables'

const agreedProducts = alias(products, 'agreed_product')

/** The lines of a change as they were submitted, with what each is of; those of the region first. */
export async function linesOfAdjustment(sql: Sql, priceAdjustmentId: string, person?: Person) {
  const { kind, itemId, subjectId, subjectVersion, oldPrice, newPrice } = priceAdjustmentLines
  const name = raw<string>`coalesce(${agreedProducts.name}, ${products.name}, ${chargeName})`
  const code = raw<string>`coalesce(${agreedProducts.productCode}, ${products.productCode}, ${chargeCode})`
  const seen = person && seenProjects(person, projects.id)
  return sql
    .select({
      kind,
      subjectId: raw<string>`coalesce(${subjectId}, ${productPrices.id})`,
      subjectVersion,
      itemId: raw<string>`coalesce(${itemId}, ${productPrices.productId})`,
      productPriceId: productPrices.id,
      projectPricingId: projectPricings.id,
      projectId: projects.id,
      customerName: customers.customerName,
      projectName: projects.projectName,
      productCode: code,
      name,
      unit: raw<string>`coalesce(${chargeUnit}, 'm³')`,
      since: projectPricings.effectiveStartDate,
      present: productPrices.productPrice,
      oldPrice,
      newPrice,
    })
    .from(priceAdjustmentLines)
    .leftJoin(productPrices, eq(productPrices.id, priceAdjustmentLines.productPriceId))
    .leftJoin(projectPricings, eq(projectPricings.id, productPrices.projectPricingId))
    .leftJoin(projects, eq(projects.id, projectPricings.projectId))
    .leftJoin(customers, eq(customers.id, projects.customerId))
    .leftJoin(agreedProducts, eq(agreedProducts.id, productPrices.productId))
    .leftJoin(products, and(eq(kind, 'list'), eq(products.id, itemId)))
    .leftJoin(associateProducts, and(eq(kind, 'associate_product'), eq(associateProducts.id, itemId)))
    .leftJoin(services, and(eq(kind, 'service'), eq(services.id, itemId)))
    .leftJoin(subProducts, and(eq(kind, 'sub_product'), eq(subProducts.id, itemId)))
    .where(
      and(eq(priceAdjustmentLines.priceAdjustmentId, priceAdjustmentId), seen && or(raw`${kind} <> 'agreed'`, seen)),
    )
    .orderBy(
      raw`${kind} = 'agreed'`,
      asc(customers.customerName),
      asc(projects.projectName),
      asc(code),
      asc(priceAdjustmentLines.id),
    )
}
export type StoredLine = Awaited<ReturnType<typeof linesOfAdjustment>>[number]

/** A change with what it means to whoever looks: only the prices that they see, on the deliveries before it was submitted. */
export async function adjustmentDetail(sql: Sql, person: Person, id: string): Promise<AdjustmentDetail> {
  const { rows } = await searchAdjustments(sql, person, { id, limit: 1, offset: 0 })
  if (!rows[0]) throw new Missing('There is no such price adjustment')
  const change = await priceAdjustment.get(sql, id)
  const { regionId, fromDate, roundTo, categoryNames, families, createdAt } = change
  const [stored, customerNames, productCodes, [decision]] = await Promise.all([
    linesOfAdjustment(sql, id, person),
    namesOf(sql, person, change.customerIds),
    codesOf(sql, change.productIds),
    approvalsOf(sql, 'price_adjustment', id),
  ])
  const gone = await givenWay(sql, change, stored)
  const touched = stored.map(
    ({ present: _present, ...line }): TouchedPrice => ({
      ...line,
      subjectVersion: line.subjectVersion ?? 0,
      since: line.since ?? fromDate,
      collision: line.kind === 'agreed' ? replacedWords(gone.get(placeOf(line))) : null,
    }),
  )
  const priced = await withEffects(sql, { regionId, fromDate }, touched, businessDay(createdAt))
  return {
    ...rows[0],
    roundTo,
    customerNames,
    otherCustomers: change.customerIds.length - customerNames.length,
    categoryNames,
    productCodes,
    families,
    submittedAt: createdAt,
    decidedByName: decision?.approverName ?? null,
    decisionReason: decision?.reason ?? null,
    ...readThrough(priced),
  }
}

async function namesOf(sql: Sql, person: Person, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const { id, customerName: name } = customers
  const rows = await sql
    .select({ name })
    .from(customers)
    .where(and(inArray(id, [...ids]), seenCustomers(person)))
    .orderBy(asc(name))
  return rows.map(row => row.name)
}

async function codesOf(sql: Sql, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const { id, productCode: code } = products
  const rows = await sql
    .select({ code })
    .from(products)
    .where(inArray(id, [...ids]))
    .orderBy(asc(code))
  return rows.map(row => row.code)
}
