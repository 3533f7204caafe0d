import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { plants } from '../fleet/tables'
import { demoFlag, instant, recordColumns, textList } from '../kit/columns'
import { users } from '../users/tables'

/**
 * A closing of a plant's stock book, up to a day and with it. It holds until somebody reopens it; the book is closed up to
 * the latest day of those that hold.
 */
export const stockCloses = pgTable(
  'stock_close',
  {
    ...recordColumns,
    ...demoFlag,
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    closedUntil: date({ mode: 'string' }).notNull(),
    closedBy: uuid()
      .notNull()
      .references(() => users.id),
    closedAt: instant().notNull(),
    /** Codes of the silos that nobody had counted in the period. */
    uncounted: textList(),
    reopenedBy: uuid().references(() => users.id),
    reopenedAt: instant(),
    reopenReason: text(),
  },
  table => [
    uniqueIndex('stock_close_once').on(table.plantId, table.closedUntil).where(sql`reopened_at is null`),
    index('stock_close_plant').on(table.plantId, table.closedAt),
  ],
)
