import { and, asc, eq, gte, ilike, inArray, isNotNull, isNull, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { DoRow, SearchFilter } from '~/domain/deliveries/delivery-order-search'
import { type Page, TOTAL_CAP } from '~/domain/kit/page'
import { customers, projects } from '../customers/tables'
import { flatPage } from '../kit/flat-page'
import type { Sql } from '../kit/open'
import { like } from '../kit/page'
import { idsLike, wordIn } from '../kit/word'
import { orders } from '../orders/tables'
import { idsOf, lines, linesOf } from './delivery-order-line'
import { LOADS } from './load-sort'
import { seenDeliveries } from './scope'
import { deliveryOrders } from './tables'

type Filter = Partial<Omit<SearchFilter, 'totals'>> & { limit: number; offset: number; where?: SQL | undefined }
export type DoPage = Page<DoRow> & { sums?: { loads: number; quantity: string; returned: string } }

/**
 * A page of loads. The page is found on the table alone, by an index where the order allows it, and the names are joined
 * to its rows afterwards: joined first, a far page would drag every row before it through eight tables.
 */
export async function searchLoads(sql: Sql, person: Person, filter: Filter, sums = false): Promise<DoPage> {
  const words = filter.keyword ? await keywordIn(sql, filter.keyword) : undefined
  const where = and(seenDeliveries(person), ...conditions(sql, filter), words)
  const { sort, limit, offset, keyword } = filter
  const { ids, order, total: counted } = await flatPage(sql, LOADS, { sort, where, limit, offset, keyword })
  const page = idsOf(sql).where(inArray(deliveryOrders.id, ids))
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
  ]
}

const among = (column: PgColumn, values: readonly string[] | undefined) =>
  values?.length ? inArray(column, [...values]) : undefined

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

const ordersLike = (sql: Sql, text: string) => idsLike(sql, orders.id, orders.orderNo, text)

/** Numbers, orders, customers and projects whose name holds the word. */
const keywordIn = (sql: Sql, word: string): Promise<SQL | undefined> =>
  wordIn(sql, word, {
    own: [deliveryOrders.doNumber],
    names: [
      { from: deliveryOrders.customerId, id: customers.id, name: customers.customerName },
      { from: deliveryOrders.projectId, id: projects.id, name: projects.projectName },
      { from: deliveryOrders.orderId, id: orders.id, name: orders.orderNo },
    ],
  })
