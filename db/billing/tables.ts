import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BillBuyer } from '~/domain/billing/bill-buyer'
import type { BillingPeriodStatus } from '~/domain/billing/billing-period'
import type { GstCode } from '~/domain/billing/gst'
import type { DraftStatus } from '~/domain/billing/invoice-draft'
import type { NoteReason } from '~/domain/billing/note'
import type { Reissue } from '~/domain/billing/reissued-invoice'
import type { GstTotal } from '~/domain/billing/totals'
import { customers, projects, salespeople } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { plants, regions } from '../fleet/tables'
import { amount, cubicMetres, demoFlag, instant, percentage, recordColumns, unitPrice } from '../kit/columns'
import { orders } from '../orders/tables'
import { users } from '../users/tables'
import { draftIndexes, invoiceIndexes } from './list-indexes'

/**
 * kind: invoice, credit_note, debit_note. A note names the invoice and the load that it corrects, at which revision.
 * status: collecting, draft, exception, with_sales, with_manager, with_ceo, approved, invoiced, withdrawn. `round` rises
 * with every change of the amount and voids the levels taken before; `linesHash` is what the approvers saw.
 */
export const invoiceDrafts = pgTable(
  'invoice_draft',
  {
    ...recordColumns,
    ...demoFlag,
    draftNo: text().notNull().unique(),
    kind: text().notNull().default('invoice'),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    salespersonId: uuid().references(() => salespeople.id),
    /** Named for this draft alone, before the deputy of the customer. */
    deputySalespersonId: uuid().references(() => salespeople.id),
    purchaseOrderNo: text(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }).notNull(),
    status: text().$type<DraftStatus>().notNull().default('collecting'),
    round: integer().notNull().default(1),
    linesHash: text().notNull().default(''),
    quantity: cubicMetres().notNull().default('0'),
    subtotal: amount().notNull().default('0'),
    gstPercent: percentage().notNull().default('0'),
    gstTotals: jsonb().$type<GstTotal[]>().notNull().default([]),
    gst: amount().notNull().default('0'),
    total: amount().notNull().default('0'),
    /** What the loads of a draft have in common besides project and customer, as the customer's bills are split. */
    splitKey: text().notNull().default(''),
    /** The number was typed by a person: generating again leaves it. */
    purchaseOrderTyped: boolean().notNull().default(false),
    /** Made before periods could not overlap; it stays beside the other draft until a person settles it. */
    overlapKept: boolean().notNull().default(false),
    madeBy: uuid().notNull(),
    lastEditedBy: uuid(),
    decidedReason: text(),
    approvedAt: instant(),
    creditsInvoiceId: uuid(),
    deliveryOrderId: uuid().references(() => deliveryOrders.id),
    deliveryRevision: integer(),
    emodNo: text(),
    /** Why a note without a load was made; cancel credits the whole invoice. */
    noteReason: text().$type<NoteReason>(),
    /** The cancelled invoice that this one is made in place of. */
    replacesInvoiceId: uuid(),
    /** What is to be another on the invoice made anew: asked with the note that cancels, and kept with its draft. */
    reissue: jsonb().$type<Reissue>(),
  },
  table => [
    ...draftIndexes(table),
    // One open draft a project, split and period; that periods do not overlap is an exclusion constraint of the database.
    // One that is made in place of a cancelled invoice bills the loads of that invoice alone, beside the others.
    uniqueIndex('invoice_draft_open_split_once')
      .on(table.projectId, table.customerId, table.splitKey, table.fromDate, table.toDate)
      .where(sql`status not in ('invoiced', 'withdrawn') and kind = 'invoice' and replaces_invoice_id is null`),
    // One open note an invoiced load: a later change of the load goes onto it.
    uniqueIndex('invoice_draft_note_once')
      .on(table.creditsInvoiceId, table.deliveryOrderId)
      .where(sql`status not in ('invoiced', 'withdrawn') and kind <> 'invoice'`),
    // An invoice is cancelled once and replaced once.
    uniqueIndex('invoice_draft_cancel_once')
      .on(table.creditsInvoiceId)
      .where(sql`status <> 'withdrawn' and note_reason = 'cancel'`),
    uniqueIndex('invoice_draft_replace_once').on(table.replacesInvoiceId).where(sql`status <> 'withdrawn'`),
  ],
)

/**
 * kind: product, associate, sub_product, service, adjustment. What the system says (`system…`) and what a person decided
 * (`decided…`, with `reason`) are kept apart; `quantity`, `unitPrice` and `amount` are what is billed of the two. `trace`
 * says where the system's price came from, `fact` what the quantity did. A line of the whole order has no load; one in
 * dispute that came over from an invoiced draft names it.
 */
export const invoiceDraftLines = pgTable(
  'invoice_draft_line',
  {
    ...recordColumns,
    draftId: uuid()
      .notNull()
      .references(() => invoiceDrafts.id),
    kind: text().notNull(),
    place: integer().notNull(),
    orderId: uuid().references(() => orders.id),
    deliveryOrderId: uuid().references(() => deliveryOrders.id),
    deliveryRevision: integer(),
    plantId: uuid().references(() => plants.id),
    itemId: uuid(),
    description: text().notNull(),
    quantity: unitPrice().notNull(),
    unit: text().notNull(),
    unitPrice: unitPrice().notNull(),
    systemQuantity: unitPrice(),
    systemPrice: unitPrice(),
    systemAmount: amount(),
    decidedQuantity: unitPrice(),
    decidedPrice: unitPrice(),
    decidedBy: uuid(),
    decidedAt: instant(),
    amount: amount().notNull(),
    ...{ gstPercent: percentage(), gstCode: text().$type<GstCode>() },
    trace: jsonb().$type<object[]>().notNull().default([]),
    fact: text(),
    reason: text(),
    disputed: boolean().notNull().default(false),
    carriedFrom: uuid().references(() => invoiceDrafts.id),
    /** The line of the invoice that a line of a note corrects. */
    correctsLineId: uuid(),
  },
  table => [
    index('invoice_draft_line_draft').on(table.draftId, table.place),
    index('invoice_draft_line_do').on(table.deliveryOrderId),
    index('invoice_draft_line_order').on(table.orderId),
    index('invoice_draft_line_corrects').on(table.correctsLineId),
  ],
)

/**
 * What keeps a draft from approval, raised when `createdAt` says: kept when a person accepts it with a reason or settles it.
 * `ownerId` is who is asked first. `settlement`: mine, system, agreed, gone.
 */
export const draftExceptions = pgTable(
  'invoice_draft_exception',
  {
    ...recordColumns,
    draftId: uuid()
      .notNull()
      .references(() => invoiceDrafts.id),
    kind: text().notNull(),
    text: text().notNull(),
    deliveryOrderId: uuid().references(() => deliveryOrders.id),
    lineId: uuid(),
    ownerId: uuid().references(() => users.id),
    acceptedBy: uuid(),
    acceptedAt: instant(),
    reason: text(),
    settledBy: uuid(),
    settledAt: instant(),
    settlement: text(),
  },
  table => [
    index('invoice_draft_exception_draft').on(table.draftId),
    index('invoice_draft_exception_open')
      .on(table.kind, table.createdAt)
      .where(sql`settled_at is null and accepted_at is null`),
  ],
)

export const invoices = pgTable(
  'invoice',
  {
    ...recordColumns,
    ...demoFlag,
    invoiceNo: text().notNull().unique(),
    kind: text().notNull().default('invoice'),
    draftId: uuid()
      .notNull()
      .unique()
      .references(() => invoiceDrafts.id),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    salespersonId: uuid().references(() => salespeople.id),
    purchaseOrderNo: text(),
    invoiceDate: date({ mode: 'string' }).notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    /** What it is due by and where that came from on its day; nothing on a credit note and on what came before terms had days. */
    paymentTermSource: text(),
    /** Why GST is not the standard rate, where it is not. */
    gstSource: text(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }).notNull(),
    quantity: cubicMetres().notNull(),
    subtotal: amount().notNull(),
    gstPercent: percentage().notNull(),
    gstTotals: jsonb().$type<GstTotal[]>().notNull().default([]),
    gst: amount().notNull(),
    total: amount().notNull(),
    sentAt: instant(),
    ...{ exportId: uuid(), creditsInvoiceId: uuid(), replacesInvoiceId: uuid() },
    /** Whom the paper is made out to, as it was when the bill was issued; null on what earlier releases issued. */
    buyer: jsonb().$type<BillBuyer>(),
    /** The number that a customer who issues the invoices itself gave its own; ours is the number of the statement then. */
    customerDocumentNo: text(),
  },
  table => invoiceIndexes(table),
)

export const invoiceLines = pgTable(
  'invoice_line',
  {
    id: uuid().primaryKey(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    place: integer().notNull(),
    kind: text().notNull(),
    deliveryOrderId: uuid(),
    doNumber: text(),
    description: text().notNull(),
    quantity: unitPrice().notNull(),
    unit: text().notNull(),
    unitPrice: unitPrice().notNull(),
    amount: amount().notNull(),
    ...{ gstPercent: percentage(), gstCode: text().$type<GstCode>() },
  },
  table => [unique('invoice_line_place').on(table.invoiceId, table.place)],
)

/**
 * A hand-over to the ERP: a file of the documents and one of their lines, with control totals. An invoice is in one that
 * counts at most; one that the ERP rejected or finance cancelled gives its documents back.
 */
export const erpExports = pgTable('erp_export', {
  ...recordColumns,
  ...demoFlag,
  exportNo: text().notNull().unique(),
  exportedAt: instant().notNull(),
  invoices: integer().notNull(),
  controlTotal: amount().notNull(),
  fileKey: text(),
  linesKey: text(),
  lines: integer(),
  acknowledgedAt: instant(),
  /** What the ERP calls the batch that it made of it. */
  erpReference: text(),
  rejectedAt: instant(),
  cancelledAt: instant(),
  endedReason: text(),
})

/** status: waiting, sent, accepted, rejected. One row an invoice; what was sent before is on its trail. */
export const eInvoices = pgTable('e_invoice', {
  ...recordColumns,
  ...demoFlag,
  invoiceId: uuid()
    .notNull()
    .unique()
    .references(() => invoices.id),
  status: text().notNull().default('waiting'),
  attempt: integer().notNull().default(1),
  messageId: text(),
  fileKey: text(),
  sentAt: instant(),
  answeredAt: instant(),
  reason: text(),
})

/** A month of a region whose books were closed: closed or open again, with the last reason. What was never closed has no row. */
export const billingPeriods = pgTable(
  'billing_period',
  {
    ...recordColumns,
    ...demoFlag,
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    /** The first day of the month. */
    month: date({ mode: 'string' }).notNull(),
    status: text().$type<BillingPeriodStatus>().notNull(),
    reason: text().notNull(),
    changedBy: uuid()
      .notNull()
      .references(() => users.id),
    changedAt: instant().notNull(),
  },
  table => [unique('billing_period_once').on(table.regionId, table.month)],
)
