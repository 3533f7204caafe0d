import type { Column, ColumnBuilderExtraConfig } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, date, doublePrecision, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Core } from '~/domain/cylinders/conformity/core-assessment'
import type { NonConformityPaper } from '~/domain/cylinders/non-conformity'
import { products } from '../catalog/tables'
import { customers } from '../customers/tables'
import { plants } from '../fleet/tables'
import { demoFlag, instant, recordColumns, switchable, textList } from '../kit/columns'
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

/**
 * Concrete that did not conform, from the finding to its closing by a second person. status: open, decided, closed.
 * source: criterion, identity, person.
 */
export const nonConformities = pgTable(
  'non_conformity',
  {
    ...recordColumns,
    ...demoFlag,
    ncNo: text().notNull().unique(),
    concreteId: uuid()
      .notNull()
      .references(() => concreteConformities.id),
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    /** The products of which its loads are. */
    productIds: uuid().array().notNull(),
    source: text().notNull(),
    /** The criterion and its last result: found again, it opens nothing. */
    failure: text().unique(),
    what: text().notNull(),
    rule: text(),
    /** MPa, as it was found; what the results say now is worked out when it is read. */
    value: doublePrecision(),
    least: doublePrecision(),
    fck: doublePrecision().notNull(),
    /** cylinder, cube: of what fck is. */
    shape: text().notNull(),
    testIds: uuid().array().notNull().default([]),
    /** The span of production whose loads it touches. */
    fromOn: date({ mode: 'string' }).notNull(),
    toOn: date({ mode: 'string' }).notNull(),
    openedByName: text().notNull(),
    status: text().notNull().default('open'),
    held: boolean().notNull().default(false),
    heldByName: text(),
    heldAt: instant(),
    heldReason: text(),
    causes: text(),
    cores: jsonb().$type<Core[]>().notNull().default([]),
    coreStandard: text().notNull().default('en13791'),
    decision: text(),
    decisionText: text(),
    decidedBy: uuid(),
    decidedByName: text(),
    decidedAt: instant(),
    closedByName: text(),
    closedAt: instant(),
    closedRemarks: text(),
    reopenedReason: text(),
  },
  table => [
    index('non_conformity_plant').on(table.plantId, table.status),
    index('non_conformity_concrete').on(table.concreteId),
  ],
)

/** What a customer was told about a non-conformity, and when. It only grows. */
export const nonConformityLetters = pgTable(
  'non_conformity_letter',
  {
    id: uuid().primaryKey(),
    nonConformityId: uuid()
      .notNull()
      .references(() => nonConformities.id),
    customerId: uuid()
      .notNull()
      .references(() => customers.id),
    recipients: textList(),
    content: jsonb().$type<NonConformityPaper>().notNull(),
    at: instant().notNull(),
    byName: text().notNull(),
  },
  table => [index('non_conformity_letter_of').on(table.nonConformityId)],
)
