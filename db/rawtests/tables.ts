import type { Column, ColumnBuilderExtraConfig } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { date, index, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { GradingLimit } from '~/domain/rawtests/limits/grading-limits'
import { plants } from '../fleet/tables'
import { bothWays } from '../kit/both-ways'
import { instant, recordColumns, switchable, textList } from '../kit/columns'
import { materialSources, materials } from '../materials/tables'
import { mixDesigns } from '../mixdesign/tables'

/** A company's own limits of percent passing; the built-in ones of the standards are not rows. */
export const gradingSpecifications = pgTable('grading_specification', {
  ...recordColumns,
  ...switchable,
  name: text().notNull().unique(),
  standard: text(),
  /** fine, coarse, all-in. */
  material: text().notNull(),
  /** Sieve series by which the fineness modulus is counted: ASTM, BS, EN. */
  series: text().notNull(),
  limits: jsonb().$type<GradingLimit[]>().notNull(),
  remarks: text(),
})

const party = () => ({
  ...recordColumns,
  ...switchable,
  code: text().notNull().unique(),
  name: text().notNull(),
  phone: text(),
  email: text(),
  remarks: text(),
})

/** Who brings, who takes and who tests a sample. */
export const rawSuppliers = pgTable('raw_supplier', party())
export const rawSamplers = pgTable('raw_sampler', party())
export const rawTesters = pgTable('raw_tester', party())

/** That a sample be tested: who asks, of what, until when. status: requested, sampled, testing, done, rejected. */
export const rawTestRequests = pgTable(
  'raw_test_request',
  {
    ...recordColumns,
    requestNo: text().notNull().unique(),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    sourceId: uuid().references(() => materialSources.id),
    plantId: uuid().references(() => plants.id),
    supplierId: uuid().references(() => rawSuppliers.id),
    /** requester, generated-ai, generated-mix: what the sample is asked for. */
    origin: text().notNull().default('requester'),
    mixDesignId: uuid().references(() => mixDesigns.id),
    /** The requisition it belongs to, where there is one; the migrations tie it, since tables here cannot point in a circle. */
    requisitionId: uuid(),
    testTypes: textList(),
    dueOn: date({ mode: 'string' }).notNull(),
    status: text().notNull().default('requested'),
    requestedBy: uuid().notNull(),
    requestedByName: text().notNull(),
    samplerId: uuid().references(() => rawSamplers.id),
    sampledOn: date({ mode: 'string' }),
    closedAt: instant(),
    rejectReason: text(),
    remarks: text(),
  },
  table => [
    index('raw_test_request_due').on(table.status, table.dueOn),
    // Each sort of a list is the walk of an index; of what a test may not have, one for each way.
    index('raw_test_request_day').on(table.dueOn, table.requestNo),
    index('raw_test_request_state').on(table.status, table.id),
    index('raw_test_request_requisition').on(table.requisitionId),
  ],
)

/** One test of one sample. status: draft, submitted, approved, rejected. */
export const rawMaterialTests = pgTable(
  'raw_material_test',
  {
    ...recordColumns,
    testNo: text().notNull().unique(),
    /** The request that it answers. */
    requestId: uuid().references(() => rawTestRequests.id),
    /** sieve, cement. */
    testType: text().notNull(),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    sourceId: uuid().references(() => materialSources.id),
    plantId: uuid().references(() => plants.id),
    supplierId: uuid().references(() => rawSuppliers.id),
    samplerId: uuid().references(() => rawSamplers.id),
    testerId: uuid().references(() => rawTesters.id),
    gradingSpecificationId: uuid().references(() => gradingSpecifications.id),
    sampledOn: date({ mode: 'string' }).notNull(),
    testedOn: date({ mode: 'string' }),
    status: text().notNull().default('draft'),
    /** What was weighed and read, and what followed from it when it was saved. */
    input: jsonb().notNull(),
    result: jsonb().notNull(),
    verdict: text(),
    finenessModulus: numeric({ precision: 6, scale: 3 }),
    /** Of who made the test; why it was sent back stands for itself. */
    remarks: text(),
    rejectReason: text(),
    approvedBy: uuid(),
    approvedAt: instant(),
  },
  table => [
    index('raw_material_test_of').on(table.materialId, table.testType, table.sampledOn),
    index('raw_material_test_request').on(table.requestId),
    index('raw_material_test_material').on(table.materialId, table.sampledOn),
    index('raw_material_test_words').using('gin', table.testNo.op('gin_trgm_ops')),
    index('raw_material_test_sampled').on(table.sampledOn, table.testNo),
    index('raw_material_test_state').on(table.status, table.id),
    ...bothWays('raw_material_test_tested', table.testedOn, table.id),
    ...bothWays('raw_material_test_verdict', table.verdict, table.id),
    ...bothWays('raw_material_test_fineness', table.finenessModulus, table.id),
  ],
)
