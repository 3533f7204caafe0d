import { and, asc, eq, ne, not, or, sql as raw } from 'drizzle-orm'
import type { BilledOfOrder } from '~/domain/billing/beside-agreed'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { billsNoMore } from './cancelled-invoice'
import { invoiceDraftLines, invoiceDrafts } from './tables'

/** What drafts, invoices and notes bill of an order and of its loads; what is in dispute is billed later. */
export function billedOfOrder(sql: Sql, orderId: string): Promise<BilledOfOrder[]> {
  // As a list and not as a join: lines are then found by either of their two indexes, however many there are.
  const ofLoads = raw`${invoiceDraftLines.deliveryOrderId} = any(array(
    select ${deliveryOrders.id} from ${deliveryOrders} where ${deliveryOrders.orderId} = ${orderId}))`
  const { description, quantity, unit, unitPrice, amount, fact, reason, disputed } = invoiceDraftLines
  return sql
    .select({ description, quantity, unit, unitPrice, amount, fact, reason })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .where(
      and(
        or(eq(invoiceDraftLines.orderId, orderId), ofLoads),
        eq(disputed, false),
        ne(invoiceDrafts.status, 'withdrawn'),
        not(billsNoMore),
      ),
    )
    .orderBy(asc(invoiceDrafts.createdAt), asc(invoiceDraftLines.place))
}
