import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customers } from '../customers/tables'
import { amount, demoFlag, instant, recordColumns, unitPrice } from '../kit/columns'
import { invoiceDrafts } from './tables'

/**
 * The statement of a draft to a customer who issues the invoices itself, and what its own document says. One a draft: sent
 * again after a change it keeps its number, and `linesHash` says which content was sent last.
 */
export const selfBills = pgTable(
  'self_bill',
  {
    ...recordColumns,
    ...demoFlag,
    statementNo: text().notNull().unique(),
    draftId: uuid()
      .notNull()
      .unique()
      .references(() => invoiceDrafts.id),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    statementDate: date({ mode: 'string' }).notNull(),
    linesHash: text().notNull(),
    subtotal: amount().notNull(),
    gst: amount().notNull(),
    total: amount().notNull(),
    sentAt: instant(),
    documentNo: text(),
    documentDate: date({ mode: 'string' }),
    documentSubtotal: amount(),
    documentGst: amount(),
    documentTotal: amount(),
    receivedAt: instant(),
  },
  table => [
    // The customer's number is its own: two customers may have the same.
    uniqueIndex('self_bill_document_once').on(table.customerId, sql`lower(${table.documentNo})`),
  ],
)

/** A line of the customer's document, by the docket that it names. */
export const selfBillLines = pgTable(
  'self_bill_line',
  {
    id: uuid().primaryKey(),
    selfBillId: uuid()
      .notNull()
      .references(() => selfBills.id),
    place: integer().notNull(),
    docketNo: text(),
    description: text(),
    quantity: unitPrice().notNull(),
    amount: amount().notNull(),
  },
  table => [index('self_bill_line_bill').on(table.selfBillId, table.place)],
)
