import { asc, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import type { OrderRow } from './order'
import { orders } from './tables'

/** The orders that are supplied as one sequence, first to last. */
export const ordersOfMerge = (sql: Sql, mergedOrderId: string): Promise<OrderRow[]> =>
  sql.select().from(orders).where(eq(orders.mergedOrderId, mergedOrderId)).orderBy(asc(orders.startsAt), asc(orders.id))
