import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { date, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { recordColumns, switchable, unitPrice } from '../../kit/columns'

/** A published series that surcharges may follow: diesel, cement, a construction index. */
export const priceIndexes = pgTable('price_index', {
  ...recordColumns,
  ...switchable,
  code: text().notNull().unique(),
  name: text().notNull(),
  unit: text().notNull(),
  publisher: text().notNull(),
  remarks: text(),
})

/** What an index is from a day on. A day has one value; what has begun is kept, since loads are priced by it. */
export const priceIndexValues = pgTable(
  'price_index_value',
  {
    ...recordColumns,
    priceIndexId: uuid()
      .notNull()
      .references(() => priceIndexes.id),
    fromDate: date({ mode: 'string' }).notNull(),
    indexValue: unitPrice().notNull(),
    reason: text(),
  },
  table => [unique('price_index_value_once').on(table.priceIndexId, table.fromDate)],
)
