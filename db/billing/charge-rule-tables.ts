import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * What made an add-on, a surcharge or a service arise, and by what unit it was priced, from a day to the next one. Triggers of
 * the three tables write it, so that no change of an item can reach a day that has passed.
 */
export const chargeRules = pgTable(
  'charge_rule',
  {
    itemKind: text().notNull(),
    itemId: uuid().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    active: boolean().notNull(),
    isDefault: boolean().notNull(),
    trigger: text().notNull(),
    unit: text().notNull(),
  },
  table => [primaryKey({ name: 'charge_rule_pkey', columns: [table.itemKind, table.itemId, table.fromDate] })],
)
