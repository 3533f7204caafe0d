import { and, asc, eq, gte, inArray, isNull, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { products } from '../catalog/tables'
import { projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { dischargeMethods, orders } from '../orders/tables'
import { seenBills } from './scope'
import { invoiceDrafts } from './tables'

export type BillablePeriod = {
  fromDate: string
  toDate: string
  customerId?: string | undefined
  projectId?: string | undefined
  regionId?: string | undefined
}
const DONE = ['delivered', 'returned']

/** Projects with delivered loads of the period that stand on no draft yet. */
export async function projectsToBill(
  sql: Sql,
  person: Person,
  of: BillablePeriod,
): Promise<{ projectId: string; customerId: string; loads: number }[]> {
  return sql
    .select({
      projectId: deliveryOrders.projectId,
      customerId: deliveryOrders.customerId,
      loads: raw<number>`count(*)::int`,
    })
    .from(deliveryOrders)
    .where(and(unbilled(of), seenBills(person, deliveryOrders.customerId)))
    .groupBy(deliveryOrders.projectId, deliveryOrders.customerId)
    .orderBy(deliveryOrders.projectId)
}

/** Open drafts of the period that something must be settled on: generating again looks at their loads anew. */
export async function draftsToLookAtAgain(
  sql: Sql,
  person: Person,
  of: BillablePeriod,
): Promise<{ projectId: string; customerId: string }[]> {
  return sql
    .select({ projectId: invoiceDrafts.projectId, customerId: invoiceDrafts.customerId })
    .from(invoiceDrafts)
    .where(
      and(
        inArray(invoiceDrafts.status, ['collecting', 'exception']),
        eq(invoiceDrafts.kind, 'invoice'),
        eq(invoiceDrafts.fromDate, of.fromDate),
        eq(invoiceDrafts.toDate, of.toDate),
        of.customerId ? eq(invoiceDrafts.customerId, of.customerId) : undefined,
        of.projectId ? eq(invoiceDrafts.projectId, of.projectId) : undefined,
        of.regionId ? eq(invoiceDrafts.regionId, of.regionId) : undefined,
        seenBills(person, invoiceDrafts.customerId),
      ),
    )
}

const unbilled = (of: BillablePeriod): SQL =>
  and(
    inArray(deliveryOrders.status, DONE),
    gte(deliveryOrders.doDate, of.fromDate),
    lte(deliveryOrders.doDate, of.toDate),
    isNull(deliveryOrders.invoiceDraftId),
    of.customerId ? eq(deliveryOrders.customerId, of.customerId) : undefined,
    of.projectId ? eq(deliveryOrders.projectId, of.projectId) : undefined,
    of.regionId ? eq(deliveryOrders.regionId, of.regionId) : undefined,
  )!

/** The loads of a project and period, locked: those that no draft holds and those that this draft holds already. */
export async function loadsToBill(
  work: Work,
  projectId: string,
  customerId: string,
  of: BillablePeriod,
  draftId: string | null,
) {
  const held = draftId
    ? raw`(${deliveryOrders.invoiceDraftId} is null or ${deliveryOrders.invoiceDraftId} = ${draftId})`
    : isNull(deliveryOrders.invoiceDraftId)
  return work.sql
    .select({
      load: deliveryOrders,
      productCode: products.productCode,
      productName: products.name,
      order: orders,
      needsPump: dischargeMethods.needsPump,
    })
    .from(deliveryOrders)
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .leftJoin(dischargeMethods, eq(dischargeMethods.id, orders.dischargeMethodId))
    .where(
      and(
        eq(deliveryOrders.projectId, projectId),
        eq(deliveryOrders.customerId, customerId),
        inArray(deliveryOrders.status, DONE),
        gte(deliveryOrders.doDate, of.fromDate),
        lte(deliveryOrders.doDate, of.toDate),
        held,
      ),
    )
    .orderBy(asc(deliveryOrders.doDate), asc(deliveryOrders.orderId), asc(deliveryOrders.loadNo))
    .for('update', { of: deliveryOrders })
}

/** The same facts of one load as it is given: as it was, or as it would be. */
export async function loadToBill<L extends { productId: string; orderId: string }>(sql: Sql, load: L) {
  const [row] = await sql
    .select({
      productCode: products.productCode,
      productName: products.name,
      order: orders,
      needsPump: dischargeMethods.needsPump,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, load.productId))
    .leftJoin(dischargeMethods, eq(dischargeMethods.id, orders.dischargeMethodId))
    .where(eq(orders.id, load.orderId))
  return { load, ...row! }
}

export async function projectToBill(sql: Sql, projectId: string) {
  const [row] = await sql.select().from(projects).where(eq(projects.id, projectId))
  return row!
}
