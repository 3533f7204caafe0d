import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, notInArray, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
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

const isClimbing = notInArray(invoiceDrafts.status, ['invoiced', 'withdrawn'])
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
        or(inArray(invoiceDrafts.status, ['collecting', 'exception']), and(isClimbing, holdsUndue)),
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

/** Loads with all that a bill is made of. */
export const billableLoads = (sql: Sql) =>
  sql
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

const held = (sql: Sql, draftIds: readonly string[]) =>
  billableLoads(sql)
    .where(inArray(deliveryOrders.invoiceDraftId, [...draftIds]))
    .orderBy(asc(deliveryOrders.doDate), asc(deliveryOrders.orderId), asc(deliveryOrders.loadNo))

/** The loads that drafts hold, with all that a bill is made of. */
export const loadsHeld = async (sql: Sql, draftIds: readonly string[]) => held(sql, draftIds)

/** The loads that a draft holds, locked, and no others. */
export const lockLoadsHeld = async (work: Work, draftId: string) =>
  held(work.sql, [draftId]).for('update', { of: deliveryOrders })

/** The loads of a project and period, locked: those that no draft holds and those that these drafts hold already. */
export async function loadsToBill(
  work: Work,
  projectId: string,
  customerId: string,
  of: BillablePeriod,
  draftIds: readonly string[],
) {
  const free = or(
    isNull(deliveryOrders.invoiceDraftId),
    draftIds.length ? inArray(deliveryOrders.invoiceDraftId, [...draftIds]) : undefined,
  )
  return billableLoads(work.sql)
    .where(
      and(
        eq(deliveryOrders.projectId, projectId),
        eq(deliveryOrders.customerId, customerId),
        due,
        gte(deliveryOrders.doDate, of.fromDate),
        lte(deliveryOrders.doDate, of.toDate),
        free,
      ),
    )
    .orderBy(asc(deliveryOrders.doDate), asc(deliveryOrders.orderId), asc(deliveryOrders.loadNo))
    .for('update', { of: deliveryOrders })
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

/** One at a time drafts a project: the periods of its open drafts must not overlap. */
export async function lockProject(work: Work, projectId: string): Promise<void> {
  await work.sql.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
}

/** What a bill of the customer has one of. */
export async function billSplitOf(sql: Sql, customerId: string): Promise<string[]> {
  const [row] = await sql.select({ billSplit: customers.billSplit }).from(customers).where(eq(customers.id, customerId))
  return row!.billSplit
}

export async function projectToBill(sql: Sql, projectId: string) {
  const [row] = await sql.select().from(projects).where(eq(projects.id, projectId))
  return row!
}

/** The region that the prices of each project come from. */
export async function regionsToBill(sql: Sql, projectIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql
    .select({ id: projects.id, regionId: projects.regionId })
    .from(projects)
    .where(inArray(projects.id, [...new Set(projectIds)]))
  return new Map(rows.map(row => [row.id, row.regionId]))
}
