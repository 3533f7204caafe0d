import { asc, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import type { OrderRow } from './order'
import { mergedOrders, orders } from './tables'

export const mergedOrder = record(mergedOrders, 'merged_order')
export type MergedOrderRow = typeof mergedOrders.$inferSelect

/** The orders that are supplied as one sequence, first to last. */
export const ordersOfMerge = (sql: Sql, mergedOrderId: string): Promise<OrderRow[]> =>
  sql.select().from(orders).where(eq(orders.mergedOrderId, mergedOrderId)).orderBy(asc(orders.startsAt), asc(orders.id))
