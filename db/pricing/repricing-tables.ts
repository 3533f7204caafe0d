import { sql as raw } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RepricedLoad } from '~/domain/billing/repriced-load'
import type { NewPrice, RepricingNote } from '~/domain/pricing/repricing'
import { projects } from '../customers/tables'
import { recordColumns } from '../kit/columns'
import { pricings } from './tables'

/**
 * A back-dated price change: new prices of a project for days that are over, with every load that they touch as it was
 * listed when the change was submitted. Its price approval says whether it is pending, approved, rejected or withdrawn.
 */
export const repricings = pgTable(
  'repricing',
  {
    ...recordColumns,
    repricingNo: text().notNull().unique(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    /** The quote that asked for it, where one did. */
    pricingId: uuid().references(() => pricings.id),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
    prices: jsonb().$type<NewPrice[]>().notNull(),
    /** The loads with both amounts as they were submitted: an approval holds for this list alone. */
    loads: jsonb().$type<RepricedLoad[]>().notNull(),
    /** The notes that it made when it was approved. */
    notes: jsonb().$type<RepricingNote[]>().notNull().default([]),
  },
  table => [
    index('repricing_project').on(table.projectId, table.fromDate),
    check('repricing_days', raw`${table.toDate} >= ${table.fromDate}`),
  ],
)
