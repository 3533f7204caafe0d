import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'

type Days = { projectId: string; fromDate: string; toDate: string | null; today: string }

/** Loads of a project that were delivered up to today in days of a quote that begins earlier: approving it would price them again. */
export function deliveredInDays(
  sql: Sql,
  { projectId, fromDate, toDate, today }: Days,
  productIds: readonly string[],
): Promise<{ doNumber: string | null }[]> {
  return sql
    .select({ doNumber: deliveryOrders.doNumber })
    .from(deliveryOrders)
    .where(
      and(
        eq(deliveryOrders.projectId, projectId),
        inArray(deliveryOrders.productId, [...productIds]),
        inArray(deliveryOrders.status, ['delivered', 'returned']),
        gte(deliveryOrders.doDate, fromDate),
        lte(deliveryOrders.doDate, today),
        toDate === null ? undefined : lte(deliveryOrders.doDate, toDate),
      ),
    )
    .orderBy(asc(deliveryOrders.doDate), asc(deliveryOrders.doNumber))
}
