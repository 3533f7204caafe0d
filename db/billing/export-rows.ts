import { asc, eq, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ErpInvoice } from '~/domain/billing/erp-file'
import { codesOf, type ErpCodes, type ErpLine } from '~/domain/billing/erp-lines'
import { customers, locations, projects, salespeople } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { orders } from '../orders/tables'
import { erpExport } from './erp-export'
import { invoicesFirst } from './invoice'
import { isOrigin } from './noted-lines'
import { invoiceDraftLines, invoiceLines, invoices } from './tables'

/** What a note corrects, or what an invoice was made in place of. */
const credited = alias(invoices, 'credited')
const refersTo = raw`${credited.id} = coalesce(${invoices.creditsInvoiceId}, ${invoices.replacesInvoiceId})`

/** An export with the documents it took: invoices first, so that no note is read before what it corrects. */
export async function exportRows(
  sql: Sql,
  exportId: string,
): Promise<{ erpExport: Awaited<ReturnType<typeof erpExport.get>>; rows: ErpInvoice[] }> {
  const { invoiceNo, kind, invoiceDate, dueDate, projectId, subtotal, gstPercent, gstTotals, gst, total } = invoices
  const { customerCode, erpAccount, customerName } = customers
  const rows = await sql
    .select({
      invoiceNo,
      kind,
      invoiceDate,
      dueDate,
      customerCode,
      erpAccount,
      customerName,
      projectId,
      subtotal,
      gstPercent,
      gstTotals,
      gst,
      total,
      creditsInvoiceNo: credited.invoiceNo,
      customerDocumentNo: raw<string | null>`coalesce(${invoices.customerDocumentNo}, ${credited.customerDocumentNo})`,
    })
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .leftJoin(credited, refersTo)
    .where(eq(invoices.exportId, exportId))
    .orderBy(invoicesFirst, asc(invoiceNo))
  return { erpExport: await erpExport.get(sql, exportId), rows }
}

/** The lines of the documents of an export, with the codes that held on the day of each document. */
export async function exportLines(sql: Sql, exportId: string): Promise<ErpLine[]> {
  const { place, kind, doNumber, description, quantity, unit, unitPrice, amount } = invoiceLines
  const line = invoiceDraftLines
  const rows = await sql
    .select({
      ...{ place, kind, doNumber, description, quantity, unit, unitPrice, amount },
      invoiceNo: invoices.invoiceNo,
      invoiceDate: invoices.invoiceDate,
      refersTo: credited.invoiceNo,
      gstPercent: raw<string>`coalesce(${invoiceLines.gstPercent}, ${invoices.gstPercent})::text`,
      gstCode: invoiceLines.gstCode,
      projectCode: projects.projectCode,
      plantCode: plants.plantCode,
      purchaseOrderNo: invoices.purchaseOrderNo,
      salespersonName: salespeople.name,
      siteName: locations.locationName,
      orderNo: orders.orderNo,
      deliveredOn: deliveryOrders.doDate,
      reason: line.reason,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .innerJoin(projects, eq(projects.id, invoices.projectId))
    .leftJoin(credited, refersTo)
    .leftJoin(salespeople, eq(salespeople.id, invoices.salespersonId))
    .leftJoin(line, isOrigin)
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceLines.deliveryOrderId))
    .leftJoin(orders, raw`${orders.id} = coalesce(${deliveryOrders.orderId}, ${line.orderId})`)
    .leftJoin(locations, raw`${locations.id} = coalesce(${deliveryOrders.locationId}, ${orders.locationId})`)
    .leftJoin(plants, raw`${plants.id} = coalesce(${line.plantId}, ${deliveryOrders.plantId})`)
    .where(eq(invoices.exportId, exportId))
    .orderBy(asc(invoices.invoiceNo), asc(place))
  const codes = new Map<string, ErpCodes>()
  for (const day of new Set(rows.map(row => row.invoiceDate)))
    codes.set(day, {
      gl: await settingOn(sql, 'billing.gl-codes', day),
      tax: await settingOn(sql, 'billing.tax-codes', day),
    })
  return rows.map(({ invoiceDate, ...row }) => ({ ...row, ...codesOf(row, codes.get(invoiceDate)!) }))
}
