import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ErpInvoice } from '~/domain/billing/erp-file'
import { customers } from '../customers/tables'
import type { Sql } from '../kit/open'
import { erpExport } from './erp-export'
import { invoices } from './tables'

const credited = alias(invoices, 'credited')

/** An export with the invoices it took, in the order of their numbers. */
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
    })
    .from(invoices)
    .innerJoin(customers, eq(customers.id, invoices.customerId))
    .leftJoin(credited, eq(credited.id, invoices.creditsInvoiceId))
    .where(eq(invoices.exportId, exportId))
    .orderBy(asc(invoiceNo))
  return { erpExport: await erpExport.get(sql, exportId), rows }
}
