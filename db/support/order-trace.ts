import { and, desc, eq, gte, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import { products } from '~/db/catalog/tables'
import { customers, projects } from '~/db/customers/tables'
import { orders } from '~/db/orders/tables'
import type { Page } from '~/domain/kit/page'
import type { DaySummary, OrderSearch, OrderTrace } from '~/domain/support/search'
import type { Sql } from '../kit/open'
import { cappedCount, like, paged, sortedById } from '../kit/page'

/** Orders with what became of them: loads, tickets, m³, drafts and open changes, a page at a time. */
export function orderTraces(sql: Sql, asked: OrderSearch): Promise<Page<OrderTrace>> {
  const where = whereOf(asked)
  const from = () =>
    sql
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .innerJoin(projects, eq(projects.id, orders.projectId))
      .where(where)
      .$dynamic()
  const rows = sql
    .select(COLUMNS)
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(products, eq(products.id, orders.productId))
    .where(where)
    .orderBy(...sortedById(asked.sort, SORTS, [desc(orders.orderDate), desc(orders.orderNo)], orders.id))
    .$dynamic()
  return paged<OrderTrace>(rows, cappedCount(sql, from()), asked)
}

const SORTS = {
  orderNo: orders.orderNo,
  orderDate: orders.orderDate,
  status: orders.status,
  customerName: customers.customerName,
  projectName: projects.projectName,
  quantity: orders.quantity,
}

const loads = (what: SQL) => raw`(select ${what} from delivery_order d where d.order_id = ${orders.id})`
const lines = (what: SQL) =>
  raw`(select ${what} from invoice_draft_line l join delivery_order d on d.id = l.delivery_order_id
    join invoice_draft t on t.id = l.draft_id where d.order_id = ${orders.id} and t.status <> 'withdrawn')`

const COLUMNS = {
  id: orders.id,
  orderNo: orders.orderNo,
  orderDate: orders.orderDate,
  startTime: orders.startTime,
  status: orders.status,
  customerName: customers.customerName,
  projectName: projects.projectName,
  productCode: products.productCode,
  quantity: orders.quantity,
  loads: loads(raw`(count(*) filter (where d.status not in ('withdrawn','rejected')))::int`).mapWith(Number),
  ticketed: loads(raw`(count(d.do_number))::int`).mapWith(Number),
  delivered: loads(
    raw`coalesce(sum(d.quantity) filter (where d.status in ('delivered','returned')), 0)::numeric(10,2)::text`,
  ).mapWith(String),
  drafts: lines(raw`count(distinct l.draft_id)::int`).mapWith(Number),
  billed: lines(raw`coalesce(sum(l.amount), 0)::numeric(14,2)::text`).mapWith(String),
  openChanges: raw`(select count(*)::int from emodification e join delivery_order d on d.id = e.delivery_order_id
      where d.order_id = ${orders.id} and e.status in ('submitted','approved_1','approved_2'))`.mapWith(Number),
}

/** The same orders in sums, a line a day, newest first. */
export async function daySummaries(sql: Sql, asked: OrderSearch): Promise<Page<DaySummary>> {
  const found = sql
    .select({
      orderDate: orders.orderDate,
      orders: raw<number>`count(*)::int`,
      onHold: raw<number>`(count(*) filter (where ${orders.status} = 'on_hold'))::int`,
      cancelled: raw<number>`(count(*) filter (where ${orders.status} = 'cancelled'))::int`,
      booked: raw<string>`coalesce(sum(${orders.quantity}) filter (where ${orders.status} <> 'cancelled'), 0)::numeric(12,2)::text`,
      delivered: raw<string>`coalesce(sum(${COLUMNS.delivered}::numeric), 0)::numeric(12,2)::text`,
      loads: raw<number>`coalesce(sum(${COLUMNS.loads}), 0)::int`,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(whereOf(asked))
    .groupBy(orders.orderDate)
    .orderBy(desc(orders.orderDate))
    .$dynamic()
  const days = sql
    .selectDistinct({ day: orders.orderDate })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .where(whereOf(asked))
    .$dynamic()
  return paged<DaySummary>(found, cappedCount(sql, days), asked)
}

function whereOf({ keyword, fromDate, toDate, status, customerId, projectId, regionId }: OrderSearch): SQL | undefined {
  const text = keyword ? like(keyword) : null
  return and(
    text
      ? or(
          raw`${orders.orderNo} ilike ${text}`,
          raw`${customers.customerName} ilike ${text}`,
          raw`${projects.projectName} ilike ${text}`,
          raw`exists (select 1 from delivery_order d where d.order_id = ${orders.id} and d.do_number ilike ${text})`,
        )
      : undefined,
    fromDate ? gte(orders.orderDate, fromDate) : undefined,
    toDate ? lte(orders.orderDate, toDate) : undefined,
    status ? eq(orders.status, status) : undefined,
    customerId ? eq(orders.customerId, customerId) : undefined,
    projectId ? eq(orders.projectId, projectId) : undefined,
    regionId ? eq(orders.regionId, regionId) : undefined,
  )
}
