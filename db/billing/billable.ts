import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import { products } from '../catalog/tables'
import { locations } from '../customers/tables'
import type { DeliveryOrderRow } from '../deliveries/delivery-order'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import type { OrderRow } from '../orders/order'
import { dischargeMethods, orders } from '../orders/tables'
import { isOpenDraft } from './open-draft'
import { seenBills } from './scope'
import { invoiceDrafts } from './tables'

export type BillablePeriod = {
  fromDate: string
  toDate: string
  customerId?: string | undefined
  projectId?: string | undefined
  regionId?: string | undefined
}
export const DONE = ['delivered', 'returned']

/** Delivered, or cancelled so late that it is charged for. */
const due = or(
  inArray(deliveryOrders.status, DONE),
  and(
    inArray(deliveryOrders.status, ['withdrawn', 'rejected']),
    isNotNull(deliveryOrders.cancellation),
    raw`${deliveryOrders.cancellation}->'waived' is null`,
  ),
)

const holdsUndue = raw`exists (select 1 from ${deliveryOrders} where ${deliveryOrders.invoiceDraftId} = ${invoiceDrafts.id}
  and not (${due}))`

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

/** Open drafts of the period that something must be settled on, or that hold a load which is to be billed no more. */
export async function draftsToLookAtAgain(
  sql: Sql,
  person: Person,
  of: BillablePeriod,
): Promise<{ projectId: string; customerId: string }[]> {
  return sql
    .selectDistinct({ projectId: invoiceDrafts.projectId, customerId: invoiceDrafts.customerId })
    .from(invoiceDrafts)
    .where(
      and(
        or(inArray(invoiceDrafts.status, ['collecting', 'exception']), and(isOpenDraft, holdsUndue)),
        eq(invoiceDrafts.kind, 'invoice'),
        isNull(invoiceDrafts.replacesInvoiceId),
        lte(invoiceDrafts.fromDate, of.toDate),
        gte(invoiceDrafts.toDate, of.fromDate),
        of.customerId ? eq(invoiceDrafts.customerId, of.customerId) : undefined,
        of.projectId ? eq(invoiceDrafts.projectId, of.projectId) : undefined,
        of.regionId ? eq(invoiceDrafts.regionId, of.regionId) : undefined,
        seenBills(person, invoiceDrafts.customerId),
      ),
    )
}

const unbilled = (of: BillablePeriod): SQL => and(dueIn(of), isNull(deliveryOrders.invoiceDraftId))!

/** Delivered in these days, for these parties. */
export const deliveredIn = (of: BillablePeriod): SQL => and(inArray(deliveryOrders.status, DONE), dueIn(of))!

/** What a bill of these days and parties has on it. */
export const dueIn = (of: BillablePeriod): SQL =>
  and(
    due,
    gte(deliveryOrders.doDate, of.fromDate),
    lte(deliveryOrders.doDate, of.toDate),
    of.customerId ? eq(deliveryOrders.customerId, of.customerId) : undefined,
    of.projectId ? eq(deliveryOrders.projectId, of.projectId) : undefined,
    of.regionId ? eq(deliveryOrders.regionId, of.regionId) : undefined,
  )!

/** Where a load comes from and the postal code of where it goes. */
const PLACE = { postalCode: locations.postalCode, latitude: plants.latitude, longitude: plants.longitude }

/** A load with all that a bill is made of. */
export type BillableLoad = {
  load: DeliveryOrderRow
  productCode: string
  productName: string
  order: OrderRow
  needsPump: boolean | null
  place: { postalCode: string | null; latitude: number; longitude: number }
}

/** Loads with all that a bill is made of, in the order given; locked where they are about to be billed or priced again. */
export async function billableLoads(
  sql: Sql,
  { where, sort, lock = false }: { where: SQL | undefined; sort: readonly PgColumn[]; lock?: boolean },
): Promise<BillableLoad[]> {
  const rows = sql
    .select({
      load: deliveryOrders,
      productCode: products.productCode,
      productName: products.name,
      order: orders,
      needsPump: dischargeMethods.needsPump,
      place: PLACE,
    })
    .from(deliveryOrders)
    .innerJoin(locations, eq(locations.id, deliveryOrders.locationId))
    .innerJoin(plants, eq(plants.id, deliveryOrders.plantId))
    .innerJoin(products, eq(products.id, deliveryOrders.productId))
    .innerJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .leftJoin(dischargeMethods, eq(dischargeMethods.id, orders.dischargeMethodId))
    .where(where)
    .orderBy(...sort.map(column => asc(column)))
  return lock ? rows.for('update', { of: deliveryOrders }) : rows
}

/** Loads of a project one after the other, as they were delivered. */
export const AS_DELIVERED = [deliveryOrders.doDate, deliveryOrders.orderId, deliveryOrders.loadNo]

/** The loads that drafts hold, with all that a bill is made of. */
export const loadsHeld = (sql: Sql, draftIds: readonly string[]) =>
  billableLoads(sql, { where: inArray(deliveryOrders.invoiceDraftId, [...draftIds]), sort: AS_DELIVERED })

/** The loads that a draft holds, locked, and no others. */
export const lockLoadsHeld = (work: Work, draftId: string) =>
  billableLoads(work.sql, { where: eq(deliveryOrders.invoiceDraftId, draftId), sort: AS_DELIVERED, lock: true })

/** The loads of a project and period, locked: those that no draft holds and those that these drafts hold already. */
export function loadsToBill(
  work: Work,
  projectId: string,
  customerId: string,
  of: BillablePeriod,
  draftIds: readonly string[],
): Promise<BillableLoad[]> {
  const free = or(
    isNull(deliveryOrders.invoiceDraftId),
    draftIds.length ? inArray(deliveryOrders.invoiceDraftId, [...draftIds]) : undefined,
  )
  const { fromDate, toDate } = of
  const where = and(dueIn({ fromDate, toDate, projectId, customerId }), free)
  return billableLoads(work.sql, { where, sort: AS_DELIVERED, lock: true })
}

/** The loads of many projects that no draft holds, locked. */
export const freeLoadsOf = (work: Work, projectIds: readonly string[], of: BillablePeriod): Promise<BillableLoad[]> => {
  const { fromDate, toDate } = of
  const where = and(unbilled({ fromDate, toDate }), inArray(deliveryOrders.projectId, [...projectIds]))
  return billableLoads(work.sql, { where, sort: [deliveryOrders.projectId, ...AS_DELIVERED], lock: true })
}

type LoadPlaces = { productId: string; orderId: string; locationId: string; plantId: string }

/** The same facts of one load as it is given: as it was, or as it would be. */
export async function loadToBill<L extends LoadPlaces>(sql: Sql, load: L) {
  const [row] = await sql
    .select({
      productCode: products.productCode,
      productName: products.name,
      order: orders,
      needsPump: dischargeMethods.needsPump,
      place: PLACE,
    })
    .from(orders)
    .innerJoin(locations, eq(locations.id, load.locationId))
    .innerJoin(plants, eq(plants.id, load.plantId))
    .innerJoin(products, eq(products.id, load.productId))
    .leftJoin(dischargeMethods, eq(dischargeMethods.id, orders.dischargeMethodId))
    .where(eq(orders.id, load.orderId))
  return { load, ...row! }
}
