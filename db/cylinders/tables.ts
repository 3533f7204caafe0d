import { type Column, type ColumnBuilderExtraConfig, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import {
  boolean,
  check,
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
import type { PressUsed } from '~/domain/cylinders/laboratory-equipment'
import type { Spoken } from '~/domain/kit/language'
import { products } from '../catalog/tables'
import { customers, locations, projects } from '../customers/tables'
import { deliveryOrders } from '../deliveries/tables'
import { batchingPlants, plants, regions, trucks } from '../fleet/tables'
import { bothWays } from '../kit/both-ways'
import { demoFlag, instant, recordColumns, switchable, textList } from '../kit/columns'
import { trialBatches } from '../mixdesign/trial-batch-tables'
import { orders } from '../orders/tables'
import { cylinderHouses, laboratoryEquipments } from './laboratory-equipment-tables'
import { setIndexes } from './list-indexes'

/** A reference that is always there. */
const to = (column: () => AnyPgColumn) => uuid().notNull().references(column)

/** A calibrated container for the density of fresh concrete. */
export const concretePots = pgTable('concrete_pot', {
  ...recordColumns,
  ...switchable,
  potNo: text().notNull().unique(),
  plantId: uuid().references(() => plants.id),
  volumeLitres: doublePrecision().notNull(),
  emptyKg: doublePrecision().notNull(),
  calibratedOn: date({ mode: 'string' }).notNull(),
  calibrationDueOn: date({ mode: 'string' }).notNull(),
  remarks: text(),
})

/** One set of specimens of one load. The parties are kept on the row: a certificate says what was true when it was cast. */
export const cylinderTests = pgTable(
  'cylinder_test',
  {
    ...recordColumns,
    ...demoFlag,
    testNo: text().notNull().unique(),
    /** Of a load there are its order, customer and site; of a trial batch none of them. */
    orderId: uuid().references(() => orders.id),
    deliveryOrderId: uuid().references(() => deliveryOrders.id),
    trialBatchId: uuid().references(() => trialBatches.id),
    /** What the specimens were made from: the number of the delivery order, or of the trial batch. */
    doNumber: text().notNull(),
    setNo: integer().notNull(),
    /** order, lab, trial. */
    origin: text().notNull().default('order'),
    customerId: uuid().references(() => customers.id),
    projectId: uuid().references(() => projects.id),
    locationId: uuid().references(() => locations.id),
    regionId: to(() => regions.id),
    plantId: to(() => plants.id),
    houseId: uuid().references(() => cylinderHouses.id),
    productId: to(() => products.id),
    mixCode: text(),
    /** MPa: the grade as sold, what this kind of specimen must reach, and what the mix aims at. */
    strengthMpa: integer().notNull(),
    fck: doublePrecision().notNull(),
    targetMean: doublePrecision(),
    slumpMin: integer().notNull(),
    slumpMax: integer().notNull(),
    specimenKind: text().notNull(),
    specimens: integer().notNull(),
    ages: doublePrecision().array().notNull(),
    status: text().notNull().default('assigned'),
    castOn: date({ mode: 'string' }).notNull(),
    sampledAt: instant(),
    sampledBy: text(),
    sampledPlace: text(),
    placeInStructure: text(),
    slumpMm: integer(),
    concreteTemperature: doublePrecision(),
    ambientTemperature: doublePrecision(),
    airPercent: doublePrecision(),
    concretePotId: uuid().references(() => concretePots.id),
    potFullKg: doublePrecision(),
    freshDensity: doublePrecision(),
    waterAddedLitres: doublePrecision(),
    wetFindings: jsonb().$type<{ rule: string; text: string }[]>().notNull().default([]),
    receivedAt: instant(),
    demouldedAt: instant(),
    tank: text(),
    tankTemperature: doublePrecision(),
    remarks: text(),
    statusReason: text(),
  },
  table => [
    unique('cylinder_test_set_once').on(table.deliveryOrderId, table.setNo),
    ...setIndexes(table),
    uniqueIndex('cylinder_test_trial_once').on(table.trialBatchId),
    check(
      'cylinder_test_of_load_or_trial',
      sql`(origin = 'trial') = (trial_batch_id is not null) and (origin = 'trial'
        or (order_id is not null and delivery_order_id is not null and customer_id is not null
          and project_id is not null and location_id is not null))`,
    ),
  ],
)

/** One age of a set: what is crushed, judged and approved together. */
export const cylinderAges = pgTable(
  'cylinder_age',
  {
    ...recordColumns,
    ...demoFlag,
    testId: to(() => cylinderTests.id),
    ageDays: doublePrecision().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    plannedOn: date({ mode: 'string' }).notNull(),
    /** The end of the age tolerance, known from the moment of sampling. */
    testUntil: instant(),
    conflict: boolean().notNull().default(false),
    status: text().notNull().default('waiting'),
    revision: integer().notNull().default(1),
    /** How often it was submitted: what is decided belongs to one submission. */
    round: integer().notNull().default(0),
    testedAt: instant(),
    mean: doublePrecision(),
    density: doublePrecision(),
    rangePercent: doublePrecision(),
    ageHours: doublePrecision(),
    ageWithin: boolean(),
    counts: boolean(),
    notes: textList(),
    verdict: text(),
    pressId: uuid().references(() => laboratoryEquipments.id),
    /** The machine and its calibration as they were on the day. */
    press: jsonb().$type<PressUsed>(),
    labBy: uuid(),
    labName: text(),
    labAt: instant(),
    houseBy: uuid(),
    houseName: text(),
    houseAt: instant(),
    houseRemarks: text(),
    managerBy: uuid(),
    managerName: text(),
    managerAt: instant(),
    managerRemarks: text(),
    declinedBy: text(),
    declinedReason: text(),
  },
  table => [
    unique('cylinder_age_once').on(table.testId, table.ageDays),
    index('cylinder_age_planned').on(table.plannedOn, table.status),
    index('cylinder_age_status').on(table.status, table.plannedOn),
    index('cylinder_age_press').on(table.pressId, table.testedAt),
    index('cylinder_age_state').on(table.status, table.id),
    index('cylinder_age_days').on(table.ageDays, table.id),
    ...bothWays('cylinder_age_tested', table.testedAt, table.id),
    ...bothWays('cylinder_age_mean', table.mean, table.id),
    ...bothWays('cylinder_age_verdict', table.verdict, table.id),
  ],
)

/** One specimen: two diameters or sides and length in mm, kg, kN; MPa and kg/m³ as worked out when it was saved. */
export const cylinderSpecimens = pgTable(
  'cylinder_specimen',
  {
    id: uuid().primaryKey(),
    ageId: to(() => cylinderAges.id),
    label: text().notNull().unique(),
    width1: doublePrecision(),
    width2: doublePrecision(),
    length: doublePrecision(),
    massKg: doublePrecision(),
    loadKn: doublePrecision(),
    fracture: integer(),
    lengthFactor: doublePrecision(),
    strength: doublePrecision(),
    density: doublePrecision(),
    warnings: textList(),
    excluded: boolean().notNull().default(false),
    excludedReason: text(),
  },
  table => [index('cylinder_specimen_age').on(table.ageId)],
)

/** What an approved result said before it was corrected. */
export const cylinderRevisions = pgTable(
  'cylinder_revision',
  {
    id: uuid().primaryKey(),
    ageId: to(() => cylinderAges.id),
    revision: integer().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    reason: text().notNull(),
    at: instant().notNull(),
    byName: text().notNull(),
  },
  table => [unique('cylinder_revision_once').on(table.ageId, table.revision)],
)

/** status: valid, invalid. What it printed stays with it. */
export const cylinderCertificates = pgTable(
  'cylinder_certificate',
  {
    ...recordColumns,
    ...demoFlag,
    certNo: text().notNull().unique(),
    customerId: to(() => customers.id),
    projectId: to(() => projects.id),
    /** Each result with the revision that it certifies, `age:revision`. */
    covers: textList(),
    ageIds: uuid().array().notNull().default([]),
    plantIds: uuid().array().notNull().default([]),
    status: text().notNull().default('valid'),
    issuedAt: instant().notNull(),
    issuedByName: text().notNull(),
    /** In which it was issued, and is printed ever after. */
    language: text().$type<Spoken>().notNull().default('en'),
    invalidReason: text(),
  },
  table => [index('cylinder_certificate_project').on(table.projectId)],
)

/** A wish to drop a test, or the tests of a whole order; another person decides. status: open, approved, declined. */
export const cylinderRequests = pgTable(
  'cylinder_request',
  {
    ...recordColumns,
    ...demoFlag,
    /** delete_test, delete_order. */
    kind: text().notNull(),
    testId: uuid().references(() => cylinderTests.id),
    orderId: to(() => orders.id),
    plantId: to(() => plants.id),
    subjectNo: text().notNull(),
    reason: text().notNull(),
    status: text().notNull().default('open'),
    requestedBy: uuid().notNull(),
    requestedByName: text().notNull(),
    decidedByName: text(),
    decidedAt: instant(),
    decidedReason: text(),
  },
  table => [
    uniqueIndex('cylinder_request_open_once').on(table.orderId, table.testId).where(sql`status = 'open'`),
    index('cylinder_request_status').on(table.status),
  ],
)

/** A plant gone through point by point. status: draft, submitted. */
export const plantAudits = pgTable(
  'plant_audit',
  {
    ...recordColumns,
    ...demoFlag,
    auditNo: text().notNull().unique(),
    plantId: to(() => plants.id),
    auditOn: date({ mode: 'string' }).notNull(),
    auditorName: text().notNull(),
    answers: jsonb().$type<{ code: string; answer: string; remark: string | null }[]>().notNull(),
    /** Per cent of what could be reached; points that do not apply are left out. */
    score: doublePrecision().notNull(),
    findings: integer().notNull(),
    status: text().notNull().default('draft'),
    remarks: text(),
  },
  table => [index('plant_audit_plant').on(table.plantId, table.auditOn)],
)

/** Uniformity of a mixer: two samples of one batch and what they said. */
export const mixerEvaluations = pgTable(
  'mixer_evaluation',
  {
    ...recordColumns,
    ...demoFlag,
    evaluationNo: text().notNull().unique(),
    plantId: to(() => plants.id),
    batchingPlantId: uuid().references(() => batchingPlants.id),
    truckId: uuid().references(() => trucks.id),
    evaluatedOn: date({ mode: 'string' }).notNull(),
    byName: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    result: jsonb().$type<Record<string, unknown>>().notNull(),
    verdict: text().notNull(),
    remarks: text(),
  },
  table => [index('mixer_evaluation_plant').on(table.plantId, table.evaluatedOn)],
)
