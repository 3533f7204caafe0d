import { sql } from 'drizzle-orm'
import { boolean, check, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { amount } from '../kit/columns'

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
