import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MonthScore } from '~/domain/mixdesign/strength/house/calibrate'
import type { Comparison } from '~/domain/mixdesign/strength/house/compare'
import type { HouseModel } from '~/domain/mixdesign/strength/house/model'
import { instant, recordColumns } from '../kit/columns'

/**
 * A version of what the house's own results add to the shipped strength model. It was compared with the one in use before
 * it served; what served is never changed, only ended.
 */
export const strengthModels = pgTable('strength_model', {
  ...recordColumns,
  versionNo: integer().notNull().unique(),
  /** Results known up to and with this day are in it. */
  trainedTo: date({ mode: 'string' }).notNull(),
  results: integer().notNull(),
  model: jsonb().$type<HouseModel>().notNull(),
  /** What the band of before caught of each month's results. */
  months: jsonb().$type<MonthScore[]>().notNull(),
  comparison: jsonb().$type<Comparison>().notNull(),
  /** Null for one that never served; without an end it is the one in use. */
  servedFrom: instant(),
  servedUntil: instant(),
  byName: text().notNull(),
})
