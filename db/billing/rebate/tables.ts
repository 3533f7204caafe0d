import { sql as raw } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RebateNote, RebateTier } from '~/domain/billing/rebate/rebate'
import { customers } from '../../customers/tables'
import { instant, recordColumns } from '../../kit/columns'

/**
 * What was agreed to give back to a customer for the concrete invoiced in a period, in force since somebody approved it. Of
 * one customer no two have a day in common: an exclusion constraint of the database.
 */
export const rebates = pgTable(
  'rebate',
  {
    ...recordColumns,
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }).notNull(),
    tiers: jsonb().$type<readonly RebateTier[]>().notNull(),
    reason: text().notNull(),
    settledAt: instant(),
    endedAt: instant(),
    endReason: text(),
    /** The credit notes that it became. */
    notes: jsonb().$type<readonly RebateNote[]>().notNull().default([]),
  },
  table => [
    index('rebate_customer').on(table.customerId, table.fromDate),
    check('rebate_days', raw`${table.toDate} >= ${table.fromDate}`),
  ],
)
