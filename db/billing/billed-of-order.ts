import { and, asc, eq, ne, not, or } from 'drizzle-orm'
import type { BilledOfOrder } from '~/domain/billing/beside-agreed'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { billsNoMore } from './cancelled-invoice'
import { invoiceDraftLines, invoiceDrafts } from './tables'

/** What drafts, invoices and notes bill of an order and of its loads; what is in dispute is billed later. */
export function billedOfOrder(sql: Sql, orderId: string): Promise<BilledOfOrder[]> {
  const { description, quantity, unit, unitPrice, amount, fact, reason, disputed } = invoiceDraftLines
  return sql
    .select({ description, quantity, unit, unitPrice, amount, fact, reason })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceDraftLines.deliveryOrderId))
    .where(
      and(
        or(eq(invoiceDraftLines.orderId, orderId), eq(deliveryOrders.orderId, orderId)),
        eq(disputed, false),
        ne(invoiceDrafts.status, 'withdrawn'),
        not(billsNoMore),
      ),
    )
    .orderBy(asc(invoiceDrafts.createdAt), asc(invoiceDraftLines.place))
}
