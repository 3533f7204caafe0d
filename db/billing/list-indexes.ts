import { type ExtraConfigColumn, type IndexBuilder, index } from 'drizzle-orm/pg-core'

type Of<Names extends string> = Record<Names, ExtraConfigColumn>
type Draft =
  | 'id'
  | 'customerId'
  | 'fromDate'
  | 'toDate'
  | 'total'
  | 'quantity'
  | 'status'
  | 'updatedAt'
  | 'creditsInvoiceId'
  | 'projectId'
  | 'draftNo'
  | 'purchaseOrderNo'
type Invoice = 'id' | 'customerId' | 'projectId' | 'invoiceDate' | 'dueDate' | 'total' | 'invoiceNo' | 'purchaseOrderNo'

/** A part of it is found by its pieces. */
const words = (column: ExtraConfigColumn) => column.op('gin_trgm_ops')

/** Each sort of a list is the walk of an index, both ways; what refers to a record is found by it. */
export const draftIndexes = (table: Of<Draft | 'replacesInvoiceId'>): IndexBuilder[] => [
  index('invoice_draft_status').on(table.status, table.customerId),
  index('invoice_draft_customer').on(table.customerId, table.fromDate),
  index('invoice_draft_project').on(table.projectId, table.fromDate),
  index('invoice_draft_words').using('gin', words(table.draftNo), words(table.purchaseOrderNo)),
  index('invoice_draft_from').on(table.fromDate, table.id),
  index('invoice_draft_to').on(table.toDate, table.id),
  index('invoice_draft_total').on(table.total, table.id),
  index('invoice_draft_quantity').on(table.quantity, table.id),
  index('invoice_draft_state').on(table.status, table.id),
  index('invoice_draft_updated').on(table.updatedAt, table.id),
  index('invoice_draft_credits').on(table.creditsInvoiceId),
  index('invoice_draft_replaces').on(table.replacesInvoiceId),
]

export const invoiceIndexes = (
  table: Of<Invoice | 'exportId' | 'creditsInvoiceId' | 'customerDocumentNo'>,
): IndexBuilder[] => [
  index('invoice_customer').on(table.customerId, table.invoiceDate),
  index('invoice_project').on(table.projectId, table.invoiceDate),
  index('invoice_words').using(
    'gin',
    words(table.invoiceNo),
    words(table.customerDocumentNo),
    words(table.purchaseOrderNo),
  ),
  index('invoice_date').on(table.invoiceDate, table.customerId),
  index('invoice_due').on(table.dueDate, table.id),
  index('invoice_total').on(table.total, table.id),
  index('invoice_export').on(table.exportId),
  index('invoice_credits').on(table.creditsInvoiceId),
]
