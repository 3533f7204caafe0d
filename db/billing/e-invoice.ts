import { asc, eq } from 'drizzle-orm'
import type { EInvoice } from '~/domain/billing/e-invoice'
import { gstAt, usualGst } from '~/domain/billing/gst'
import { ratedAs } from '~/domain/billing/invoice-note-lines'
import { amount } from '~/domain/kit/money'
import { customers, locations, projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { settingOn } from '../kit/setting'
import { buyerOf } from './bill-buyer'
import { replacedBy } from './cancelled-invoice'
import { noteOn } from './invoice-note'
import { eInvoices, invoiceDraftLines, invoiceLines, type invoices } from './tables'

export const eInvoice = record(eInvoices, 'e_invoice', { label: 'e-invoice' })
export type EInvoiceRow = typeof eInvoices.$inferSelect

export async function eInvoiceOf(sql: Sql, invoiceId: string): Promise<EInvoiceRow | undefined> {
  const [row] = await sql.select().from(eInvoices).where(eq(eInvoices.invoiceId, invoiceId))
  return row
}

/** All that the Peppol document of an invoice says, from the rows that its paper is printed from. */
export async function eInvoiceFacts(sql: Sql, row: typeof invoices.$inferSelect): Promise<EInvoice> {
  const [party] = await sql
    .select({ email: customers.email, projectCode: projects.projectCode })
    .from(projects)
    .innerJoin(customers, eq(customers.id, row.customerId))
    .where(eq(projects.id, row.projectId))
  const issued = await buyerOf(sql, row)
  const { projectCode, email } = party!
  const buyer = {
    name: issued.customerName,
    code: issued.customerCode,
    address: issued.address,
    registration: issued.registrationNo,
    gstNo: issued.customerGstNo,
    email,
  }
  const [lines, about, replaces, site, reason, seller] = await Promise.all([
    linesOf(sql, row.id),
    noteOn(sql, row.draftId),
    replacedBy(sql, row.draftId),
    siteOf(sql, row.id),
    row.kind === 'invoice' ? null : reasonOf(sql, row.draftId),
    settingOn(sql, 'company.letterhead', row.invoiceDate),
  ])
  const { id, invoiceNo, kind, invoiceDate, dueDate, fromDate, toDate, purchaseOrderNo, gstPercent, gst } = row
  return {
    ...{ id, invoiceNo, kind, invoiceDate, dueDate, fromDate, toDate, purchaseOrderNo },
    project: { code: projectCode, name: issued.projectName },
    site,
    seller,
    buyer,
    noteOn: about,
    replaces,
    reason,
    lines: ratedAs(lines, usualGst(row)),
    gstSource: row.gstSource,
    taxes: row.gstTotals.length
      ? row.gstTotals.map(of => ({ ...gstAt(of.percent, of.code), taxable: of.subtotal, gst: of.gst }))
      : [{ ...gstAt(gstPercent), taxable: amount(row.subtotal), gst }],
    subtotal: row.subtotal,
    gst,
    total: row.total,
  }
}

function linesOf(sql: Sql, invoiceId: string) {
  const { place, doNumber, description, quantity, unit, unitPrice, gstPercent, gstCode } = invoiceLines
  return sql
    .select({
      place,
      doNumber,
      description,
      quantity,
      unit,
      unitPrice,
      amount: invoiceLines.amount,
      gstPercent,
      gstCode,
    })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(place))
}

/** Where the concrete of the first load went. */
async function siteOf(sql: Sql, invoiceId: string): Promise<string | null> {
  const [row] = await sql
    .select({ name: locations.locationName, address: locations.address })
    .from(invoiceLines)
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, invoiceLines.deliveryOrderId))
    .innerJoin(locations, eq(locations.id, deliveryOrders.locationId))
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.place))
    .limit(1)
  return row ? row.address || row.name : null
}

async function reasonOf(sql: Sql, draftId: string): Promise<string | null> {
  const [row] = await sql
    .select({ reason: invoiceDraftLines.reason })
    .from(invoiceDraftLines)
    .where(eq(invoiceDraftLines.draftId, draftId))
    .orderBy(asc(invoiceDraftLines.place))
    .limit(1)
  return row?.reason ?? null
}
