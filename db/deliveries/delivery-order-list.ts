import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, isNull, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { DoRow, SearchFilter } from '~/domain/deliveries/delivery-order-search'
import { type Page, TOTAL_CAP } from '~/domain/kit/page'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { cappedCount, known, like, sorted } from '../kit/page'
import { orders } from '../orders/tables'
import { idsOf, lines, linesOf } from './delivery-order-line'
import { seenDeliveries } from './scope'
import { deliveryOrders } from './tables'

type Filter = Partial<Omit<SearchFilter, 'totals'>> & { limit: number; offset: number; where?: SQL | undefined }
export type DoPage = Page<DoRow> & { sums?: { loads: number; quantity: string; returned: string } }

/**
 * A page of loads. The page is found on the table alone, by an index where the order allows it, and the names are joined
 * to its rows afterwards: joined first, a far page would drag every row before it through eight tables.
 */
export async function searchLoads(sql: Sql, person: Person, filter: Filter, sums = false): Promise<DoPage> {
  const where = and(seenDeliveries(person), ...conditions(sql, filter))
  const order = orderOf(filter.sort)
  const page = idsOf(sql)
    .where(where)
    .orderBy(...order)
    .limit(known(filter.limit))
    .offset(filter.offset * filter.limit)
  const counted = cappedCount(sql, idsOf(sql).where(where))
  const [rows, total, summed] = await Promise.all([
    linesOf(sql, page).orderBy(...order),
    counted,
    sums ? sumOf(sql, where) : undefined,
  ])
  const more = summed ? { sums: summed } : {}
  return total > TOTAL_CAP ? { rows, total: TOTAL_CAP, more: true, ...more } : { rows, total, ...more }
}

/** Loads that a condition names, in the order of their planned batch. */
export const linesWhere = (sql: Sql, person: Person, where: SQL | undefined, most = 500): Promise<DoRow[]> =>
  lines(sql)
    .where(and(seenDeliveries(person), where))
    .orderBy(asc(deliveryOrders.plannedBatchAt), asc(deliveryOrders.loadNo))
    .limit(most)

/** All rows of a filter, a thousand at a time, for files. */
export async function* eachLoad(sql: Sql, person: Person, filter: Omit<Filter, 'limit' | 'offset'>, most: number) {
  for (let offset = 0; offset * 1000 < most; offset++) {
    const { rows } = await searchLoads(sql, person, { ...filter, limit: 1000, offset })
    yield* rows
    if (rows.length < 1000) return
  }
}

function conditions(sql: Sql, of: Filter): (SQL | undefined)[] {
  return [
    of.where,
    of.fromDate ? gte(deliveryOrders.doDate, of.fromDate) : undefined,
    of.toDate ? lte(deliveryOrders.doDate, of.toDate) : undefined,
    among(deliveryOrders.status, of.statuses),
    among(deliveryOrders.plantId, of.plantIds),
    among(deliveryOrders.regionId, of.regionIds),
    among(deliveryOrders.customerId, of.customerIds),
    among(deliveryOrders.projectId, of.projectIds),
    among(deliveryOrders.productId, of.productIds),
    among(deliveryOrders.truckId, of.truckIds),
    among(deliveryOrders.driverId, of.driverIds),
    of.doNumber ? ilike(deliveryOrders.doNumber, like(of.doNumber)) : undefined,
    of.orderNo ? inArray(deliveryOrders.orderId, ordersLike(sql, of.orderNo)) : undefined,
    of.emodificationPending === undefined
      ? undefined
      : eq(deliveryOrders.emodificationPending, of.emodificationPending),
    of.onDraft === undefined
      ? undefined
      : of.onDraft
        ? isNotNull(deliveryOrders.invoiceDraftId)
        : isNull(deliveryOrders.invoiceDraftId),
    of.readings ? raw`${deliveryOrders.overrides} @> '[{"rule":"readings"}]'::jsonb` : undefined,
    of.keyword ? keywordIn(sql, of.keyword) : undefined,
  ]
}

const among = (column: PgColumn, values: readonly string[] | undefined) =>
  values?.length ? inArray(column, [...values]) : undefined

const ordersLike = (sql: Sql, text: string) =>
  sql
    .select({ id: orders.id })
    .from(orders)
    .where(ilike(orders.orderNo, like(text)))

/** Numbers, orders, customers and projects whose name holds the word. */
function keywordIn(sql: Sql, word: string): SQL | undefined {
  const text = like(word)
  const customer = sql.select({ id: customers.id }).from(customers).where(ilike(customers.customerName, text))
  const project = sql.select({ id: projects.id }).from(projects).where(ilike(projects.projectName, text))
  return or(
    ilike(deliveryOrders.doNumber, text),
    inArray(deliveryOrders.customerId, customer),
    inArray(deliveryOrders.projectId, project),
    inArray(deliveryOrders.orderId, ordersLike(sql, word)),
  )
}

/** Newest first is the walk of an index; `desc nulls last` of a column that has no nulls would be a sort of everything. */
function orderOf(sort: string | undefined): SQL[] {
  if (!sort || sort === '-doDate') return [desc(deliveryOrders.doDate), desc(deliveryOrders.id)]
  if (sort === 'doDate') return [asc(deliveryOrders.doDate), asc(deliveryOrders.id)]
  return [...sorted(sort, SORTABLE, []), desc(deliveryOrders.id)]
}

const nameOf = (table: string, column: string, of: PgColumn): SQL =>
  raw`(select ${raw.identifier(column)} from ${raw.identifier(table)} x where x.id = ${of})`

const SORTABLE = {
  doDate: deliveryOrders.doDate,
  doNumber: deliveryOrders.doNumber,
  doQuantity: deliveryOrders.quantity,
  status: deliveryOrders.status,
  loadNo: deliveryOrders.loadNo,
  plannedBatchAt: deliveryOrders.plannedBatchAt,
  plannedOnSiteAt: deliveryOrders.plannedOnSiteAt,
  onSiteAt: deliveryOrders.onSiteAt,
  deliveredAt: deliveryOrders.deliveredAt,
  generatedAt: deliveryOrders.generatedAt,
  customerName: nameOf('customer', 'customer_name', deliveryOrders.customerId),
  projectName: nameOf('project', 'project_name', deliveryOrders.projectId),
  assignedPlant: nameOf('plant', 'plant_name', deliveryOrders.plantId),
  truckNo: nameOf('truck', 'truck_no', deliveryOrders.truckId),
  orderNo: nameOf('order', 'order_no', deliveryOrders.orderId),
}

async function sumOf(sql: Sql, where: SQL | undefined) {
  const [row] = await sql
    .select({
      loads: raw<number>`count(*)::int`,
      quantity: raw<string>`coalesce(sum(${deliveryOrders.quantity}), 0)::text`,
      returned: raw<string>`coalesce(sum(${deliveryOrders.returnConcrete}), 0)::text`,
    })
    .from(deliveryOrders)
    .where(where)
  return row!
}
