import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { regions } from '../../fleet/tables'
import { demoFlag, instant, recordColumns } from '../../kit/columns'

/** What plans are judged by, one row for the company; without it the usual values count. */
export const orderOptimizationConfigs = pgTable('order_optimization_config', {
  ...recordColumns,
  /** Always true, so that there is one. */
  single: boolean().notNull().default(true).unique(),
  config: jsonb().$type<Record<string, unknown>>().notNull(),
})

/** How plants are proposed, for the company or a region of its own. */
export const recommenderParameters = pgTable(
  'recommender_parameter',
  {
    ...recordColumns,
    regionId: uuid().references(() => regions.id),
    candidatePlants: integer().notNull(),
    maxTravelMinutes: integer().notNull(),
    prefer: text().notNull(),
    alternatives: integer().notNull(),
  },
  table => [unique('recommender_parameter_once').on(table.regionId).nullsNotDistinct()],
)

/** A plan of a day and region: what was asked, where it stands and what it achieves. Its content is kept beside and never changes. */
export const orderPlans = pgTable(
  'order_plan',
  {
    ...recordColumns,
    ...demoFlag,
    planNo: text().notNull().unique(),
    orderDate: date({ mode: 'string' }).notNull(),
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    kind: text().notNull(),
    status: text().notNull().default('queued'),
    name: text(),
    cause: text(),
    basedOnId: uuid(),
    jobId: uuid(),
    seed: integer().notNull().default(1),
    asked: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    iterations: integer(),
    inputHash: text(),
    figures: jsonb().$type<Record<string, number>>(),
    cost: doublePrecision(),
    bound: doublePrecision(),
    gapPercent: doublePrecision(),
    /** What a repair would gain by changing more published loads than it may. */
    further: jsonb().$type<{ moreChanges: number; volume: string; orderNos: string[] }>(),
    /** Best so far of a run under way. */
    progress: jsonb().$type<{ done: number; total: number; cost: number | null; bound: number | null }>(),
    error: text(),
    createdByName: text().notNull(),
    publishedAt: instant(),
    publishedByName: text(),
  },
  table => [
    index('order_plan_day').on(table.orderDate, table.regionId, table.status),
    // A day and region have one published plan.
    uniqueIndex('order_plan_published_once').on(table.orderDate, table.regionId).where(sql`status = 'published'`),
  ],
)

/** What was planned, as it was planned: only ever added. */
export const orderPlanContents = pgTable('order_plan_content', {
  id: uuid().primaryKey(),
  planId: uuid()
    .notNull()
    .references(() => orderPlans.id)
    .unique(),
  facts: jsonb().$type<object>().notNull(),
  params: jsonb().$type<object>().notNull(),
  loads: jsonb().$type<object[]>().notNull(),
  parts: jsonb().$type<Record<string, number>>().notNull(),
  unserved: jsonb().$type<object[]>().notNull().default([]),
  at: instant().notNull(),
})
