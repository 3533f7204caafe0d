import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from '../catalog/tables'
import { projects } from '../customers/tables'
import { batchingPlants, plants } from '../fleet/tables'
import { factor, instant, kilograms, percentage, recordColumns, switchable, textList } from '../kit/columns'
import { materials } from '../materials/tables'

/** status: draft, submitted, approved, completed, rejected. */
export const mixDesigns = pgTable(
  'mix_design',
  {
    ...recordColumns,
    ...switchable,
    mixCode: text().notNull(),
    mixVersion: integer().notNull().default(1),
    name: text().notNull(),
    strengthMpa: integer().notNull(),
    targetMeanStrength: percentage(),
    status: text().notNull().default('draft'),
    /** Percent of the concrete's volume. */
    airPercent: percentage().notNull().default('0'),
    waterCementRatio: percentage(),
    /** kg CO2e per m³ of the materials (A1 of the concrete), from the factors valid when it was approved. */
    gwpPerM3: kilograms(),
    dischargeMinutes: integer(),
    approvedBy: uuid(),
    approvedAt: instant(),
    remarks: text(),
    /** EN 206 names of what it is declared for; it is approved for these alone. */
    exposureClasses: textList(),
  },
  table => [unique('mix_design_version_once').on(table.mixCode, table.mixVersion)],
)

export const mixDesignLines = pgTable(
  'mix_design_line',
  {
    id: uuid().primaryKey(),
    mixDesignId: uuid()
      .notNull()
      .references(() => mixDesigns.id),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    /** Saturated surface-dry kg per m³. */
    kgPerM3: kilograms().notNull(),
    place: integer().notNull().default(0),
  },
  table => [unique('mix_design_line_once').on(table.mixDesignId, table.materialId)],
)

/** Which mix makes a product at a batching line; synced means the line has acknowledged this very recipe. */
export const plantMixMappings = pgTable(
  'plant_mix_mapping',
  {
    ...recordColumns,
    ...switchable,
    batchingPlantId: uuid()
      .notNull()
      .references(() => batchingPlants.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    mixDesignId: uuid()
      .notNull()
      .references(() => mixDesigns.id),
    syncedHash: text(),
    syncedAt: instant(),
    onCertificate: boolean().notNull().default(true),
    validFrom: date({ mode: 'string' }),
  },
  table => [unique('plant_mix_mapping_once').on(table.batchingPlantId, table.productId)],
)

/** Which mix a project has agreed to for a product, whatever line makes it. */
export const projectMixMappings = pgTable(
  'project_mix_mapping',
  {
    ...recordColumns,
    ...switchable,
    projectId: uuid()
      .notNull()
      .references(() => projects.id),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    mixDesignId: uuid()
      .notNull()
      .references(() => mixDesigns.id),
    validFrom: date({ mode: 'string' }),
    remarks: text(),
    /** In use before submittals were kept here: it counts as agreed for as long as it names the same mix. */
    agreedBefore: boolean().notNull().default(false),
  },
  table => [unique('project_mix_mapping_once').on(table.projectId, table.productId)],
)

/** What every mix must say and between which limits, before it may be submitted. */
export const mixFieldSettings = pgTable('mix_field_setting', {
  ...recordColumns,
  ...switchable,
  field: text().notNull().unique(),
  required: boolean().notNull().default(false),
  defaultValue: percentage(),
  least: percentage(),
  most: percentage(),
  hint: text(),
})

/** What a material or a mix is described by; details are the values a header allows. */
export const criteriaHeaders = pgTable('criteria_header', {
  ...recordColumns,
  ...switchable,
  name: text().notNull().unique(),
  /** Headers asked for together, e.g. `material`. */
  groupHeader: text(),
  description: text(),
})

export const criteriaDetails = pgTable(
  'criteria_detail',
  {
    ...recordColumns,
    ...switchable,
    criteriaHeaderId: uuid()
      .notNull()
      .references(() => criteriaHeaders.id),
    name: text().notNull(),
    description: text(),
  },
  table => [unique('criteria_detail_once').on(table.criteriaHeaderId, table.name)],
)

export const unitOfMeasurements = pgTable('unit_of_measurement', {
  ...recordColumns,
  ...switchable,
  name: text().notNull().unique(),
  symbol: text().notNull(),
  description: text(),
})

/** A band of kg CO2e per m³, A1–A3: up to its limit, the last one without; for one strength class or for all. */
export const carbonCategories = pgTable(
  'carbon_category',
  {
    ...recordColumns,
    ...switchable,
    name: text().notNull(),
    strengthClass: text(),
    upTo: kilograms(),
    description: text(),
  },
  table => [unique('carbon_category_once').on(table.strengthClass, table.name).nullsNotDistinct()],
)

/** What energy and haulage emit, kg CO2e, from a day on; a plant's own row goes before the company's. */
export const carbonConfigs = pgTable(
  'carbon_config',
  {
    ...recordColumns,
    ...switchable,
    plantId: uuid().references(() => plants.id),
    validFrom: date({ mode: 'string' }).notNull(),
    electricityPerKwh: factor().notNull(),
    dieselPerLitre: factor().notNull(),
    kwhPerM3: factor().notNull(),
    dieselLitresPerM3: factor().notNull(),
    hgvPerTkm: factor().notNull(),
    hgvEmptyPerKm: factor().notNull(),
    source: text().notNull(),
  },
  table => [unique('carbon_config_once').on(table.plantId, table.validFrom).nullsNotDistinct()],
)

/** Target mean strength by class of EN 206, MPa; the figures are those of the day it was saved. */
export const strengthClassControls = pgTable(
  'strength_class_control',
  {
    ...recordColumns,
    ...switchable,
    strengthClass: text().notNull(),
    specimen: text().notNull(),
    ageDays: integer().notNull(),
    defective: percentage().notNull(),
    /** Known standard deviation with the number of results behind it, where there are any. */
    knownDeviation: percentage(),
    results: integer(),
    characteristic: percentage().notNull(),
    factor: percentage(),
    deviation: percentage(),
    margin: percentage().notNull(),
    targetMean: percentage().notNull(),
  },
  table => [unique('strength_class_control_once').on(table.strengthClass, table.specimen, table.ageDays)],
)
