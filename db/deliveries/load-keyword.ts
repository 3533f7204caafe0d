import { ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { customers, projects } from '../customers/tables'
import type { Sql } from '../kit/open'
import { known, like } from '../kit/page'
import { orders } from '../orders/tables'
import { deliveryOrders } from './tables'

/** Beyond so many records a word is in so many loads that a walk of the list finds a page of them at once. */
const FEW = 500

export const ordersLike = (sql: Sql, text: string) => idsLike(sql, orders.id, orders.orderNo, text)

/**
 * Numbers, orders, customers and projects whose name holds the word. Few records are named by their ids: then PostgreSQL knows
 * how many loads they have and asks the index of each, where a condition that it has to look up makes it read every load.
 */
export async function keywordIn(sql: Sql, word: string): Promise<SQL | undefined> {
  const [customer, project, order] = await Promise.all([
    among(deliveryOrders.customerId, () => idsLike(sql, customers.id, customers.customerName, word)),
    among(deliveryOrders.projectId, () => idsLike(sql, projects.id, projects.projectName, word)),
    among(deliveryOrders.orderId, () => ordersLike(sql, word)),
  ])
  return or(ilike(deliveryOrders.doNumber, like(word)), customer, project, order)
}

async function among(column: PgColumn, found: () => ReturnType<typeof idsLike>): Promise<SQL> {
  const rows = await found().limit(known(FEW + 1))
  return inArray(column, rows.length > FEW ? found() : rows.map(({ id }) => id))
}

const idsLike = (sql: Sql, id: PgColumn, name: PgColumn, word: string) =>
  sql
    .select({ id })
    .from(name.table)
    .where(ilike(name, like(word)))
    .$dynamic()
