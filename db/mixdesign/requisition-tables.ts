import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { customers, projects, salespeople } from '../customers/tables'
import { plants } from '../fleet/tables'
import { cubicMetres, instant, kilograms, percentage, recordColumns, textList } from '../kit/columns'
import { materialSources, materials } from '../materials/tables'
import { rawMaterialTests } from '../rawtests/tables'
import { mixDesigns } from './tables'

/**
 * kind: mix, material; the fields of the other kind stay empty. status: draft, submitted, approved, then mapped (mix) or
 * testing (material), completed; or rejected.
 */
export const requisitions = pgTable(
  'requisition',
  {
    ...recordColumns,
    requisitionNo: text().notNull().unique(),
    kind: text().notNull(),
    title: text().notNull(),
    status: text().notNull().default('draft'),
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    neededBy: date({ mode: 'string' }).notNull(),
    remarks: text(),
    requestedBy: uuid().notNull(),
    requestedByName: text().notNull(),
    /** Who handed it in last; somebody else decides. */
    submittedBy: uuid(),
    submittedAt: instant(),
    decidedBy: uuid(),
    decidedByName: text(),
    decidedAt: instant(),
    /** Of a rejection, or what the laboratory says to its approval. */
    decisionRemarks: text(),
    completedAt: instant(),

    customerId: uuid().references(() => customers.id),
    projectId: uuid().references(() => projects.id),
    salespersonId: uuid().references(() => salespeople.id),
    strengthMpa: integer(),
    slumpMin: integer(),
    slumpMax: integer(),
    stoneSizeMm: integer(),
    cementType: text(),
    /** All that hold at the same place; a mix has to meet each. */
    exposureClasses: textList(),
    /** Intended working life of the structure, years; nominal cover to the reinforcement, mm. */
    workingLifeYears: integer(),
    coverMm: integer(),
    pumped: boolean(),
    quantity: cubicMetres(),
    /** kg CO2e per m³, A1–A3. */
    targetCarbon: kilograms(),
    specialRequirements: text(),

    materialId: uuid().references(() => materials.id),
    sourceId: uuid().references(() => materialSources.id),
    lotNo: text(),
    sampledOn: date({ mode: 'string' }),
  },
  table => [
    index('requisition_of_kind').on(table.kind, table.status, table.neededBy),
    index('requisition_customer').on(table.customerId),
  ],
)

/** A test that a requisition of a material asks for, and what came out. verdict: pass, fail. */
export const requisitionTests = pgTable(
  'requisition_test',
  {
    ...recordColumns,
    requisitionId: uuid()
      .notNull()
      .references(() => requisitions.id),
    testType: text().notNull(),
    least: percentage(),
    most: percentage(),
    result: percentage(),
    verdict: text(),
    testedOn: date({ mode: 'string' }),
    testedByName: text(),
    /** The laboratory's own test that the result is of. */
    rawMaterialTestId: uuid().references(() => rawMaterialTests.id),
    remarks: text(),
  },
  table => [unique('requisition_test_once').on(table.requisitionId, table.testType)],
)

/** The mixes that answer a requisition. status: mapped, completed. */
export const requisitionMixMappings = pgTable(
  'requisition_mix_mapping',
  {
    ...recordColumns,
    requisitionId: uuid()
      .notNull()
      .references(() => requisitions.id),
    mixDesignId: uuid()
      .notNull()
      .references(() => mixDesigns.id),
    status: text().notNull().default('mapped'),
    remarks: text(),
    completedAt: instant(),
    completedByName: text(),
  },
  table => [unique('requisition_mix_once').on(table.requisitionId, table.mixDesignId)],
)
