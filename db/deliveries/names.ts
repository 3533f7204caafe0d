import { inArray, sql as raw } from 'drizzle-orm'
import { associateProducts, products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { drivers, trucks } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { mixDesigns } from '../mixdesign/tables'
import { orders } from '../orders/tables'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The names behind every id that is in some facts, so that a change reads in words. */
export async function namesOf(sql: Sql, facts: Record<string, unknown>[]): Promise<Record<string, string>> {
  const ids = [...new Set(facts.flatMap(idsIn))]
  if (!ids.length) return {}
  const found = await Promise.all([
    sql.select({ id: customers.id, name: customers.customerName }).from(customers).where(inArray(customers.id, ids)),
    sql.select({ id: projects.id, name: projects.projectName }).from(projects).where(inArray(projects.id, ids)),
    sql.select({ id: locations.id, name: locations.locationName }).from(locations).where(inArray(locations.id, ids)),
    sql.select({ id: products.id, name: products.productCode }).from(products).where(inArray(products.id, ids)),
    sql.select({ id: trucks.id, name: trucks.truckNo }).from(trucks).where(inArray(trucks.id, ids)),
    sql.select({ id: drivers.id, name: drivers.driverName }).from(drivers).where(inArray(drivers.id, ids)),
    sql.select({ id: orders.id, name: orders.orderNo }).from(orders).where(inArray(orders.id, ids)),
    sql
      .select({ id: mixDesigns.id, name: raw<string>`${mixDesigns.mixCode} || ' v' || ${mixDesigns.mixVersion}` })
      .from(mixDesigns)
      .where(inArray(mixDesigns.id, ids)),
    sql
      .select({ id: associateProducts.id, name: associateProducts.name })
      .from(associateProducts)
      .where(inArray(associateProducts.id, ids)),
  ])
  return Object.fromEntries(found.flat().map(({ id, name }) => [id, name]))
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return ID.test(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : []
}
