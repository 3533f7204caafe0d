import { sql as raw } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { percentage, unitPrice } from '../kit/columns'
import { pricings } from './tables'

/** A service, surcharge or add-on in a quote; approved, it becomes a price of the project for the days of the quote. */
export const pricingCharges = pgTable(
  'pricing_charge',
  {
    id: uuid().primaryKey(),
    pricingId: uuid()
      .notNull()
      .references(() => pricings.id),
    itemKind: text().notNull(),
    itemId: uuid().notNull(),
    unitPrice: unitPrice().notNull(),
    freeAllowance: percentage().notNull().default('0'),
    minimum: percentage(),
    maximum: percentage(),
    reason: text(),
  },
  table => [
    unique('pricing_charge_once').on(table.pricingId, table.itemId),
    check('pricing_charge_item_kind', raw`${table.itemKind} in ('associate_product', 'service', 'sub_product')`),
  ],
)
