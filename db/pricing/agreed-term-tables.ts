import { sql as raw } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
