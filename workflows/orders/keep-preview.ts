import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import { keptPreview, orderPreview } from '~/db/orders/order-preview'
import { payable } from '~/domain/billing/preview'
import { foreseenNow } from './save-payable-amount'

/** Keeps the bill that is foreseen for an order as it stands now: what the customer is told is what the bill is held against. */
export async function keepPreview(work: Work, order: OrderRow): Promise<void> {
  const values = { ...(await previewOf(work.sql, order)), madeAt: work.now }
  const present = await keptPreview(work.sql, order.id)
  if (present) await orderPreview.move(work, present, values, 'foresee again')
  else await orderPreview.insert(work, values, 'foresee')
}

/** What is kept of the bill that is foreseen for an order. */
export async function previewOf(sql: Sql, order: OrderRow) {
  const { bill, usualGst } = await foreseenNow(sql, order)
  const { gstTotals, subtotal, gst, total, missing } = payable(bill, usualGst)
  return { orderId: order.id, lines: bill.lines, gstTotals, subtotal, gst, total, missing }
}
