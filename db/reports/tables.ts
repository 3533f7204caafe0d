import { type Column, type ColumnBuilderExtraConfig, sql } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, check, date, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { amount, instant, recordColumns } from '../kit/columns'
import { users } from '../users/tables'

/**
 * What the search finds a record by, one row a record; db/README.md says how it is kept. Triggers of the database write it,
 * from `search_rows` alone, and nothing else does. Delivery orders have no row here: they have indexes of their own.
 */
export const searchEntries = pgTable(
  'search_entry',
  {
    kind: text().notNull(),
    recordId: uuid().notNull(),
    /** Whose it is, as the scopes of the areas ask. */
    regionId: uuid(),
    plantId: uuid(),
    customerId: uuid(),
    projectId: uuid(),
    active: boolean().notNull(),
    /** The name without accents and signs; of a numbered document its number without signs. */
    title: text().notNull(),
    /** The words of the name and of what it belongs to, with a space before and behind each. */
    words: text().notNull(),
    /** Codes, plates, phones, postal codes: without signs, with a space before and behind each. */
    keys: text().notNull(),
    /** The figures of a document's number. */
    serial: text(),
    amount: amount(),
    /** How the words of a name sound. */
    sounds: text().array().notNull(),
    /** The day by which the newer of two is shown first. */
    day: date({ mode: 'string' }),
  },
  table => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    check('search_entry_amount_number', sql`${table.amount} <> 'NaN'::numeric`),
    check('search_entry_day_finite', sql`isfinite(${table.day})`),
  ],
)

/** Reports that a person has sent to their own address; each once a rhythm. */
export const reportSchedules = pgTable(
  'report_schedule',
  {
    ...recordColumns,
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    report: text().notNull(),
    frequency: text().notNull(),
    at: text().notNull(),
    format: text().notNull(),
    /** Since when it is due: the last occasion that is dealt with, at first the moment at which it was set. */
    settledAt: instant().notNull(),
    sentAt: instant(),
  },
  table => [uniqueIndex('report_schedule_once').on(table.ownerId, table.report, table.frequency)],
)
