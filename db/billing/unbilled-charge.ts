import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Billed } from '~/domain/billing/unbilled-charge'
import type { UnbilledPeriod, UnbilledSearch } from '~/domain/billing/unbilled-charge-search'
import { customerSalespeople, customers, projects, salespeople } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { AS_DELIVERED, billableLoads, dueIn } from './billable'
import { billsNoMore } from './cancelled-invoice'
import { seenBills } from './scope'
import { invoiceDraftLines, invoiceDrafts } from './tables'

const { id, draftId, kind, deliveryOrderId, orderId, itemId, amount } = invoiceDraftLines
const { decidedQuantity, decidedPrice, disputed, reason, description, carriedFrom } = invoiceDraftLines

/**
 * What drafts bill of their loads: their own lines, what was carried to another draft in dispute, and what notes to their
 * invoices changed. An invoice that was cancelled is billed by the draft made in its place.
 */
export function billedOfDrafts(
  sql: Sql,
  draftIds: readonly string[],
  of: { loadIds: readonly string[]; orderIds: readonly string[] },
): Promise<Billed[]> {
  const elsewhere = and(
    or(inArray(deliveryOrderId, [...of.loadIds]), and(isNull(deliveryOrderId), inArray(orderId, [...of.orderIds]))),
    ne(invoiceDrafts.status, 'withdrawn'),
    not(billsNoMore),
    or(
      and(eq(invoiceDrafts.kind, 'invoice'), isNotNull(carriedFrom)),
      and(
        ne(invoiceDrafts.kind, 'invoice'),
        or(isNull(invoiceDrafts.noteReason), ne(invoiceDrafts.noteReason, 'cancel')),
      ),
    ),
  )
  return sql
    .select({
      ...{ id, draftId, kind, deliveryOrderId, orderId, itemId, amount },
      ...{ decidedQuantity, decidedPrice, disputed, reason, description },
    })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, draftId))
    .where(or(inArray(draftId, [...draftIds]), of.loadIds.length ? elsewhere : undefined))
    .orderBy(invoiceDrafts.createdAt, invoiceDraftLines.place)
}

/** The drafts of invoices that have days of a period, with the names that a report shows. */
export async function draftsOfPeriod(
  sql: Sql,
  person: Person,
  of: UnbilledPeriod & Pick<UnbilledSearch, 'customerId' | 'salespersonId'>,
) {
  return sql
    .select({
      id: invoiceDrafts.id,
      draftNo: invoiceDrafts.draftNo,
      kind: invoiceDrafts.kind,
      status: invoiceDrafts.status,
      toDate: invoiceDrafts.toDate,
      projectId: invoiceDrafts.projectId,
      projectName: projects.projectName,
      customerId: invoiceDrafts.customerId,
      customerName: customers.customerName,
      salespersonId: invoiceDrafts.salespersonId,
      salespersonName: salespeople.name,
    })
    .from(invoiceDrafts)
    .innerJoin(customers, eq(customers.id, invoiceDrafts.customerId))
    .innerJoin(projects, eq(projects.id, invoiceDrafts.projectId))
    .leftJoin(salespeople, eq(salespeople.id, invoiceDrafts.salespersonId))
    .where(
      and(
        eq(invoiceDrafts.kind, 'invoice'),
        ne(invoiceDrafts.status, 'withdrawn'),
        lte(invoiceDrafts.fromDate, of.toDate),
        gte(invoiceDrafts.toDate, of.fromDate),
        of.customerId ? eq(invoiceDrafts.customerId, of.customerId) : undefined,
        of.salespersonId ? eq(invoiceDrafts.salespersonId, of.salespersonId) : undefined,
        seenBills(person, invoiceDrafts.customerId),
      ),
    )
    .orderBy(asc(invoiceDrafts.fromDate), asc(invoiceDrafts.draftNo))
}

type Looked = UnbilledPeriod & Pick<UnbilledSearch, 'customerId' | 'salespersonId'>

/** Loads of a period that are to be billed and are on no draft, of the customers that a person sees. */
const undrafted = (person: Person, of: Looked): SQL =>
  and(isNull(deliveryOrders.invoiceDraftId), dueIn(of), soldBy(of), seenBills(person, deliveryOrders.customerId))!

/** Of the customers whose first salesperson it is. */
const soldBy = ({ salespersonId }: Looked): SQL | undefined =>
  salespersonId
    ? raw`${salespersonId} = (select of.salesperson_id from ${customerSalespeople} of
        where of.customer_id = ${deliveryOrders.customerId} order by of.id limit 1)`
    : undefined

/** A draft of the customer reaches the load's day and has it not: it was left out, and is no load that is drafted later. */
const leftOut = raw`exists (select 1 from ${invoiceDrafts} of where of.customer_id = ${deliveryOrders.customerId}
  and of.kind = 'invoice' and of.status <> 'withdrawn' and of.to_date >= ${deliveryOrders.doDate})`

/** How many loads of a period are still to be drafted, those that were left out among them. */
export async function undraftedCount(sql: Sql, person: Person, of: Looked): Promise<number> {
  const [row] = await sql.select({ total: count() }).from(deliveryOrders).where(undrafted(person, of))
  return row!.total
}

/** Loads of a period that no draft will bill by itself: left out, or cancelled and waived, with the names that a report shows. */
export async function missedLoads(sql: Sql, person: Person, of: Looked) {
  const { customerId, doDate, cancellation, invoiceDraftId } = deliveryOrders
  const waived = and(
    isNull(invoiceDraftId),
    raw`${cancellation}->'waived' is not null`,
    gte(doDate, of.fromDate),
    lte(doDate, of.toDate),
    of.customerId ? eq(customerId, of.customerId) : undefined,
    soldBy(of),
    seenBills(person, customerId),
  )
  const where = or(and(undrafted(person, of), leftOut), waived)
  const rows = await billableLoads(sql, { where, sort: AS_DELIVERED })
  if (!rows.length) return []
  const named = await sql
    .selectDistinctOn([projects.id, customers.id], {
      projectId: projects.id,
      projectName: projects.projectName,
      customerId: customers.id,
      customerName: customers.customerName,
      salespersonId: salespeople.id,
      salespersonName: salespeople.name,
    })
    .from(deliveryOrders)
    .innerJoin(projects, eq(projects.id, deliveryOrders.projectId))
    .innerJoin(customers, eq(customers.id, customerId))
    .leftJoin(customerSalespeople, eq(customerSalespeople.customerId, customers.id))
    .leftJoin(salespeople, eq(salespeople.id, customerSalespeople.salespersonId))
    .where(
      inArray(
        deliveryOrders.id,
        rows.map(row => row.load.id),
      ),
    )
    .orderBy(projects.id, customers.id, customerSalespeople.id)
  const key = (load: { projectId: string; customerId: string }) => `${load.projectId}|${load.customerId}`
  const names = new Map(named.map(row => [key(row), row]))
  return rows.map(row => ({ ...row, names: names.get(key(row.load))! }))
}
