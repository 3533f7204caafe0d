import { and, count, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { OPEN } from '~/domain/orders/order-states'
import { DONE } from '../billing/billable'
import { invoiceDrafts } from '../billing/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'

/** What of a project is ordered and not ended, and delivered and not invoiced. */
export async function openBusinessOf(sql: Sql, projectId: string): Promise<{ orders: number; loads: number }> {
  const [ordered] = await sql
    .select({ total: count() })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), inArray(orders.status, [...OPEN])))
  const [delivered] = await sql
    .select({ total: count() })
    .from(deliveryOrders)
    .leftJoin(invoiceDrafts, eq(invoiceDrafts.id, deliveryOrders.invoiceDraftId))
    .where(
      and(
        eq(deliveryOrders.projectId, projectId),
        inArray(deliveryOrders.status, DONE),
        or(isNull(deliveryOrders.invoiceDraftId), ne(invoiceDrafts.status, 'invoiced')),
      ),
    )
  return { orders: ordered!.total, loads: delivered!.total }
}
