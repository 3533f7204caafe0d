import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from '../catalog/tables'
import { plants } from '../fleet/tables'
import { demoFlag, instant, kilograms, percentage, recordColumns } from '../kit/columns'
import { materials } from '../materials/tables'
import { mixDesigns } from './tables'

/** A mix made once in the small; what was tested of it is its set of specimens. status: recorded, withdrawn. */
export const trialBatches = pgTable(
  'trial_batch',
  {
    ...recordColumns,
    ...demoFlag,
    trialNo: text().notNull().unique(),
    mixDesignId: uuid()
      .notNull()
      .references(() => mixDesigns.id),
    /** The concrete that it is meant to be sold as: grade and slump. */
    productId: uuid()
      .notNull()
      .references(() => products.id),
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    batchedAt: instant().notNull(),
    /** Litres of concrete by design. */
    litres: kilograms().notNull(),
    byName: text().notNull(),
    status: text().notNull().default('recorded'),
    statusReason: text(),
    remarks: text(),
  },
  table => [index('trial_batch_mix').on(table.mixDesignId), index('trial_batch_plant').on(table.plantId)],
)

/** kg as weighed; of an aggregate with its free moisture and absorption, per cent of its dry mass. */
export const trialBatchWeights = pgTable(
  'trial_batch_weight',
  {
    id: uuid().primaryKey(),
    trialBatchId: uuid()
      .notNull()
      .references(() => trialBatches.id),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    kg: kilograms().notNull(),
    moisturePercent: percentage(),
    absorptionPercent: percentage(),
  },
  table => [unique('trial_batch_weight_once').on(table.trialBatchId, table.materialId)],
)

/** Who lets a submitted mix be approved without trial evidence, and why: of the mix as it was then, so a change ends it. */
export const mixDesignWaivers = pgTable(
  'mix_design_waiver',
  {
    id: uuid().primaryKey(),
    mixDesignId: uuid()
      .notNull()
      .references(() => mixDesigns.id),
    mixDesignVersion: integer().notNull(),
    reason: text().notNull(),
    at: instant().notNull(),
    byId: uuid().notNull(),
    byName: text().notNull(),
  },
  table => [unique('mix_design_waiver_once').on(table.mixDesignId, table.mixDesignVersion)],
)
