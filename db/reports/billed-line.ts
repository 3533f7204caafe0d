import { and, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenBills } from '../billing/scope'
import { invoiceDraftLines, invoiceDrafts } from '../billing/tables'
import { deliveryOrders } from '../deliveries/tables'
import { orders } from '../orders/tables'

const line = invoiceDraftLines

/** What is on drafts and invoices, line by line, with its load and its order where it has one. */
export const BILLED_LINES = raw`${line} join ${invoiceDrafts} on ${invoiceDrafts.id} = ${line.draftId}
  left join ${deliveryOrders} on ${deliveryOrders.id} = ${line.deliveryOrderId}
  left join ${orders} on ${orders.id} = ${line.orderId}`

/** The day of the load; of what belongs to no load that of its order, else the last day of its draft. */
export const BILLED_DAY = raw`coalesce(${deliveryOrders.doDate}, ${orders.orderDate}, ${invoiceDrafts.toDate})`

/**
 * Delivered revenue of a span of days: before GST, notes take off and add. A line counts once, as withdrawn drafts bill
 * nothing and a disputed line goes on to a draft of its own.
 */
export const billedIn = (person: Person, { from, to }: { from: string; to: string }): SQL =>
  and(
    seenBills(person, invoiceDrafts.customerId),
    raw`${invoiceDrafts.status} <> 'withdrawn' and not ${line.disputed} and ${BILLED_DAY} between ${from} and ${to}`,
  )!
