import { sql as raw } from 'drizzle-orm'
import { check, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Adjusted, AdjustmentKind } from '~/domain/pricing/price-adjustment/price-adjustment'
import { regions } from '../../fleet/tables'
import { instant, recordColumns, unitPrice } from '../../kit/columns'
import { productPrices } from '../tables'

/** A rule that changes many prices from one day on; status: submitted, approved, rejected. */
export const priceAdjustments = pgTable('price_adjustment', {
  ...recordColumns,
  adjustmentNo: text().notNull().unique(),
  name: text().notNull(),
  regionId: uuid()
    .notNull()
    .references(() => regions.id),
  /** The first day of the new prices. */
  fromDate: date({ mode: 'string' }).notNull(),
  appliesTo: text().array().$type<Adjusted[]>().notNull().default(['agreed']),
  customerIds: uuid().array().notNull().default([]),
  /** Customers that are in one of these categories of the region. */
  categoryNames: text().array().notNull().default([]),
  productIds: uuid().array().notNull().default([]),
  families: text().array().notNull().default([]),
  kind: text().$type<AdjustmentKind>().notNull(),
  value: unitPrice().notNull(),
  roundTo: unitPrice().notNull().default('0.01'),
  status: text().notNull().default('draft'),
  reason: text(),
  submittedBy: uuid(),
  decidedBy: uuid(),
  decidedAt: instant(),
})

/** A price that a rule changes, with both prices as they were submitted. */
export const priceAdjustmentLines = pgTable(
  'price_adjustment_line',
  {
    id: uuid().primaryKey(),
    priceAdjustmentId: uuid()
      .notNull()
      .references(() => priceAdjustments.id),
    kind: text().$type<Adjusted>().notNull().default('agreed'),
    /** Of an agreed price. */
    productPriceId: uuid().references(() => productPrices.id),
    /** Of another: the version of the price list, or the region's price of a charge, with its version and item. */
    subjectId: uuid(),
    subjectVersion: integer(),
    itemId: uuid(),
    oldPrice: unitPrice().notNull(),
    newPrice: unitPrice().notNull(),
  },
  table => [
    unique('price_adjustment_line_once').on(table.priceAdjustmentId, table.productPriceId),
    unique('price_adjustment_line_item_once').on(table.priceAdjustmentId, table.subjectId, table.itemId),
    check('price_adjustment_line_of', raw`(${table.kind} = 'agreed') = (${table.productPriceId} is not null)`),
    check(
      'price_adjustment_line_subject',
      raw`num_nonnulls(${table.productPriceId}, ${table.subjectId}) = 1 and (${table.subjectId} is null) = (${table.itemId} is null)`,
    ),
  ],
)
