import { eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { billed } from '~/domain/billing/invoice-draft'
import type { PrintedInvoice } from '~/domain/billing/invoice-lines-table'
import { customers, locations, projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { orders } from '../orders/tables'
import { getSeenDraft } from './invoice-draft'
import { linesOf } from './invoice-draft-line'
import type { SelfBillRecord } from './self-bill'
import { invoiceDraftLines } from './tables'

/** What the paper of a statement shows: the billed lines of its draft as they are now. */
export async function printedSelfBill(sql: Sql, person: Person, of: SelfBillRecord): Promise<PrintedInvoice> {
  const draft = await getSeenDraft(sql, person, of.draftId)
  const [names] = await sql
    .select({
      customerName: customers.customerName,
      customerCode: customers.customerCode,
      registrationNo: customers.registrationNo,
      address: customers.address,
      projectName: projects.projectName,
    })
    .from(projects)
    .innerJoin(customers, eq(customers.id, of.customerId))
    .where(eq(projects.id, draft.projectId))
  const { purchaseOrderNo, fromDate, toDate, quantity, subtotal, gstPercent, gstTotals, gst, total } = draft
  const places = await placesOfLines(sql, of.draftId)
  return {
    ...names!,
    ...{ purchaseOrderNo, fromDate, toDate, quantity, subtotal, gstPercent, gstTotals, gst, total },
    invoiceNo: of.statementNo,
    kind: 'self_bill',
    invoiceDate: of.statementDate,
    dueDate: of.statementDate,
    customerDocumentNo: of.documentNo,
    lines: billed(await linesOf(sql, of.draftId)).map(line => ({
      ...line,
      deliveredOn: line.doDate,
      siteName: places.get(line.id)?.siteName ?? null,
      orderNo: places.get(line.id)?.orderNo ?? null,
    })),
    noteOn: null,
  }
}

async function placesOfLines(sql: Sql, draftId: string) {
  const rows = await sql
    .select({ id: invoiceDraftLines.id, siteName: locations.locationName, orderNo: orders.orderNo })
    .from(invoiceDraftLines)
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceDraftLines.deliveryOrderId))
    .leftJoin(locations, eq(locations.id, deliveryOrders.locationId))
    .leftJoin(orders, eq(orders.id, deliveryOrders.orderId))
    .where(eq(invoiceDraftLines.draftId, draftId))
  return new Map(rows.map(row => [row.id, row]))
}
