import { date, doublePrecision, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from '../catalog/tables'
import { plants } from '../fleet/tables'
import { instant, recordColumns, switchable, textList } from '../kit/columns'
import { cylinderTests } from './tables'

/**
 * A concrete of a plant, or a family of them, and where its production stands. What stands here follows from the approved
 * results alone; it is written when they change, so that it has a history. state: initial, continuous.
 */
export const concreteConformities = pgTable(
  'concrete_conformity',
  {
    ...recordColumns,
    /** Off once its concrete belongs to a family, or its family is no more. */
    ...switchable,
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    /** One of the two. */
    productId: uuid().references(() => products.id),
    family: text(),
    state: text().notNull().default('initial'),
    sigma: doublePrecision(),
    /** The moves that its history has, as they follow from the results: kind, result and σ of each. */
    told: textList(),
  },
  table => [
    unique('concrete_conformity_product').on(table.plantId, table.productId),
    unique('concrete_conformity_family').on(table.plantId, table.family),
  ],
)

/** Each move of a state or of σ: kind state, sigma, correction. It only grows. */
export const conformityChanges = pgTable(
  'conformity_change',
  {
    id: uuid().primaryKey(),
    concreteId: uuid()
      .notNull()
      .references(() => concreteConformities.id),
    kind: text().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    why: text().notNull(),
    testId: uuid().references(() => cylinderTests.id),
    testNo: text(),
    /** The day of casting of the set that moved it. */
    on: date({ mode: 'string' }).notNull(),
    at: instant().notNull(),
    byName: text().notNull(),
  },
  table => [index('conformity_change_concrete').on(table.concreteId, table.at)],
)
