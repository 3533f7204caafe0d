import { and, asc, eq } from 'drizzle-orm'
import type { PrintedInvoice } from '~/domain/billing/invoice-lines-table'
import { customerGst } from '~/domain/billing/totals'
import { locations } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { settingsByDay } from '../kit/setting'
import { orders } from '../orders/tables'
import { buyerOf } from './bill-buyer'
import { cancellationOf, replacedBy } from './cancelled-invoice'
import { noteOn } from './invoice-note'
import { invoiceLines, type invoices } from './tables'

/** An invoice with all that its paper shows: the one home of what is printed, mailed and checked. */
export async function printedInvoice(sql: Sql, row: typeof invoices.$inferSelect): Promise<PrintedInvoice> {
  return {
    ...row,
    ...(await buyerOf(sql, row)),
    lines: await printedLines(sql, row.id),
    noteOn: await noteOn(sql, row.draftId),
    replaces: await replacedBy(sql, row.draftId),
    cancellation: await cancellationOf(sql, row.id),
    customerGst: await customerGstOf(sql, row),
  }
}

/** At the standard rate that a line would have been charged, by its day or that of the invoice as the company has it. */
async function customerGstOf(sql: Sql, row: typeof invoices.$inferSelect): Promise<string | null> {
  const { kind, quantity, amount, gstPercent, gstCode } = invoiceLines
  const lines = await sql
    .select({ kind, quantity, amount, gstPercent, gstCode, deliveredOn: deliveryOrders.doDate })
    .from(invoiceLines)
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceLines.deliveryOrderId))
    .where(and(eq(invoiceLines.invoiceId, row.id), eq(gstCode, 'SRCA-S')))
  if (!lines.length) return null
  const on = await settingsByDay(sql, ['billing.gst-by', 'billing.gst-percent'])
  const byDelivery = on('billing.gst-by', row.invoiceDate) === 'delivery'
  return customerGst(
    lines.map(({ deliveredOn, ...line }) => ({
      ...line,
      standard: on('billing.gst-percent', byDelivery ? (deliveredOn ?? row.toDate) : row.invoiceDate),
    })),
  )
}

function printedLines(sql: Sql, invoiceId: string) {
  const { id, place, kind, doNumber, description, quantity, unit, unitPrice, amount } = invoiceLines
  return sql
    .select({
      ...{ id, place, kind, doNumber, description, quantity, unit, unitPrice, amount },
      deliveredOn: deliveryOrders.doDate,
      siteName: locations.locationName,
      orderNo: orders.orderNo,
    })
    .from(invoiceLines)
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceLines.deliveryOrderId))
    .leftJoin(locations, eq(locations.id, deliveryOrders.locationId))
    .leftJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(place))
}
