import { sql as raw } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { GstCode } from '~/domain/billing/gst'
import { customers, paymentTerms, projects } from '../customers/tables'
import { recordColumns } from '../kit/columns'

/**
 * By when a customer, or one project, pays: the first and the last day count, an open end is null. Nobody has two terms on a
 * day: the database refuses it.
 */
export const agreedPaymentTerms = pgTable(
  'agreed_payment_term',
  {
    ...recordColumns,
    customerId: uuid().references(() => customers.id),
    projectId: uuid().references(() => projects.id),
    paymentTermId: uuid()
      .notNull()
      .references(() => paymentTerms.id),
    /** As they were agreed: the list of terms may say something else by now. */
    days: integer().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    reason: text(),
  },
  table => [
    index('agreed_payment_term_customer').on(table.customerId),
    index('agreed_payment_term_project').on(table.projectId),
    index('agreed_payment_term_term').on(table.paymentTermId),
    check('agreed_payment_term_party', raw`num_nonnulls(${table.customerId}, ${table.projectId}) = 1`),
    check('agreed_payment_term_days', raw`(${table.toDate} is null or ${table.toDate} >= ${table.fromDate})`),
  ],
)

/**
 * How what is sold to a customer, or on one project, is treated for GST: the first and the last day count, an open end is null.
 * Nobody has two treatments on a day: the database refuses it.
 */
export const agreedGstTreatments = pgTable(
  'agreed_gst_treatment',
  {
    ...recordColumns,
    customerId: uuid().references(() => customers.id),
    projectId: uuid().references(() => projects.id),
    gstCode: text().$type<GstCode>().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }),
    reason: text().notNull(),
    /** What proves it, e.g. the number of an approval. */
    evidence: text(),
  },
  table => [
    index('agreed_gst_treatment_customer').on(table.customerId),
    index('agreed_gst_treatment_project').on(table.projectId),
    check('agreed_gst_treatment_party', raw`num_nonnulls(${table.customerId}, ${table.projectId}) = 1`),
    check('agreed_gst_treatment_days', raw`(${table.toDate} is null or ${table.toDate} >= ${table.fromDate})`),
  ],
)
