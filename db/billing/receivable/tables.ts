import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { check, date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PaymentMethod, PaymentSource } from '~/domain/billing/payment'
import { customers } from '../../customers/tables'
import { amount, demoFlag, instant, recordColumns } from '../../kit/columns'
import { invoices } from '../tables'

/** What came back after an invoice: money, what it pays, what was reminded, and who let a customer go on. */

/**
 * Money of a customer as it was received. `reference` is the bank's or the ERP's: the same one never counts twice. A
 * payment that bounced is reversed and stays; everything it paid is open again.
 */
export const payments = pgTable(
  'payment',
  {
    ...recordColumns,
    ...demoFlag,
    paymentNo: text().notNull().unique(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    reference: text().notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    amount: amount().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    source: text().$type<PaymentSource>().notNull(),
    remarks: text(),
    reversedAt: instant(),
    reversedReason: text(),
  },
  table => [
    uniqueIndex('payment_once').on(table.customerId, sql`lower(${table.reference})`),
    index('payment_customer').on(table.customerId, table.paidOn),
    index('payment_paid_on').on(table.paidOn),
    index('payment_words').using('gin', table.paymentNo.op('gin_trgm_ops'), table.reference.op('gin_trgm_ops')),
    index('payment_amount_of').on(table.amount, table.id),
    check('payment_amount', sql`${table.amount} > 0`),
  ],
)

/** Which bill a payment pays, and how much of it. Rows only grow: what is taken back is a negative row with its reason. */
export const paymentAllocations = pgTable(
  'payment_allocation',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    amount: amount().notNull(),
    at: instant().notNull(),
    by: uuid().notNull(),
    byName: text().notNull(),
    reason: text(),
  },
  table => [
    index('payment_allocation_payment').on(table.paymentId),
    index('payment_allocation_invoice').on(table.invoiceId),
    check('payment_allocation_amount', sql`${table.amount} <> 0`),
    check('payment_allocation_reason', sql`${table.amount} > 0 or ${table.reason} is not null`),
  ],
)

/** A step of reminding, once an invoice and step, with the open amount on its day. */
export const reminders = pgTable(
  'reminder',
  {
    ...recordColumns,
    ...demoFlag,
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    step: integer().notNull(),
    name: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    open: amount().notNull(),
    daysLate: integer().notNull(),
    letterId: uuid(),
  },
  table => [
    unique('reminder_once').on(table.invoiceId, table.step),
    index('reminder_customer').on(table.customerId, table.day),
  ],
)

/** Finance lets a customer order and be supplied in spite of limit or hold: who, why, and until which day. */
export const creditOverrides = pgTable(
  'credit_override',
  {
    ...recordColumns,
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }).notNull(),
    /** How far above the limit; without a figure there is none. */
    most: amount(),
    reason: text().notNull(),
    givenByName: text().notNull(),
    endedAt: instant(),
    endedReason: text(),
  },
  table => [
    index('credit_override_customer').on(table.customerId, table.toDate),
    check('credit_override_days', sql`${table.fromDate} <= ${table.toDate}`),
  ],
)
