import { and, eq, ne, sql as raw, sum } from 'drizzle-orm'
import { products } from '~/db/catalog/tables'
import { seenProjects } from '~/db/customers/scope'
import { customers, locations, projectCustomers, projects, purchaseOrders } from '~/db/customers/tables'
import { regions } from '~/db/fleet/tables'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import { orders } from './tables'

type Named = { customerId: string; projectId: string; locationId: string; productId: string }
type Reader = { sql: Sql; by: Person }

/** Whom and what an order names, read together; the customer is the project's own or one that orders on it too. */
export async function partiesOf(work: Reader, of: Named) {
  const site = await siteOf(work, of)
  const [product] = await work.sql.select().from(products).where(eq(products.id, of.productId))
  if (!product) throw new Missing('There is no such product')
  return { ...site, product }
}
export type Parties = Awaited<ReturnType<typeof partiesOf>>

export async function siteOf(work: Reader, of: Omit<Named, 'productId'>) {
  const [site] = await work.sql
    .select({ customer: customers, project: projects, location: locations, region: regions })
    .from(locations)
    .innerJoin(projects, eq(projects.id, locations.projectId))
    .innerJoin(regions, eq(regions.id, projects.regionId))
    .innerJoin(
      customers,
      and(
        eq(customers.id, of.customerId),
        raw`(${customers.id} = ${projects.customerId} or exists (select 1 from ${projectCustomers}
          where ${projectCustomers.projectId} = ${projects.id} and ${projectCustomers.customerId} = ${customers.id}))`,
      ),
    )
    .where(and(eq(locations.id, of.locationId), eq(projects.id, of.projectId), seenProjects(work.by)))
  if (!site) throw new Missing('There is no such site of this project and customer')
  return site
}

export type PurchaseOrderRoom = { row: typeof purchaseOrders.$inferSelect; ordered: string }

/** A purchase order with the m³ that other orders took from it; undefined when it is not of the project. */
export async function purchaseOrderRoom(
  sql: Sql,
  id: string,
  projectId: string,
  exceptOrderId: string | undefined,
): Promise<PurchaseOrderRoom | undefined> {
  const [row] = await sql
    .select()
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.id, id), eq(purchaseOrders.projectId, projectId)))
  if (!row) return undefined
  const [taken] = await sql
    .select({ ordered: sum(orders.quantity) })
    .from(orders)
    .where(
      and(
        eq(orders.purchaseOrderId, id),
        ne(orders.status, 'cancelled'),
        exceptOrderId ? ne(orders.id, exceptOrderId) : undefined,
      ),
    )
  return { row, ordered: taken?.ordered ?? '0' }
}
