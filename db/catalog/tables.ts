import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { regions } from '../fleet/tables'
import { factor, percentage, recordColumns, switchable } from '../kit/columns'
import { materials } from '../materials/tables'

/** A concrete as it is sold: strength class, slump range, stone, retention. */
export const products = pgTable('product', {
  ...recordColumns,
  ...switchable,
  productCode: text().notNull().unique(),
  name: text().notNull(),
  productDescription: text().notNull().default(''),
  family: text().notNull(),
  strengthMpa: integer().notNull(),
  slumpMin: integer().notNull(),
  slumpMax: integer().notNull(),
  stoneSizeMm: integer().notNull(),
  cementType: text().notNull().default('CEM I'),
  retentionMinutes: integer(),
  structural: boolean().notNull().default(true),
})

/** An add-on per m³, load or kg: ice, fibre, retarder, colour, primer grout. */
export const associateProducts = pgTable('associate_product', {
  ...recordColumns,
  ...switchable,
  associateProductCode: text().notNull().unique(),
  name: text().notNull(),
  materialId: uuid().references(() => materials.id),
  unit: text().notNull(),
  handDosed: boolean().notNull().default(false),
})

export const services = pgTable('service', {
  ...recordColumns,
  ...switchable,
  serviceCode: text().notNull().unique(),
  name: text().notNull(),
  serviceGroup: text().notNull(),
  unit: text().notNull(),
  /** It comes onto orders by itself. */
  isDefault: boolean().notNull().default(false),
})

/**
 * A charge beside the concrete. The trigger says when it arises by itself (waiting, part load, after hours, wash-out,
 * pump, technician); the free allowance, minimum and maximum are of its unit.
 */
export const subProducts = pgTable('sub_product', {
  ...recordColumns,
  ...switchable,
  subProductCode: text().notNull().unique(),
  name: text().notNull(),
  subProductGroup: text().notNull(),
  subProductType: text().notNull(),
  trigger: text().notNull().default('manual'),
  unit: text().notNull(),
  freeAllowance: percentage().notNull().default('0'),
  minimum: percentage(),
  maximum: percentage(),
  isDefault: boolean().notNull().default(false),
})

export const units = pgTable('unit', {
  ...recordColumns,
  ...switchable,
  code: text().notNull().unique(),
  name: text().notNull(),
})

/** One of `fromUnit` is `factor` of `toUnit`, for one material or for all, from a day on. */
export const unitConversions = pgTable(
  'unit_conversion',
  {
    ...recordColumns,
    fromUnitId: uuid()
      .notNull()
      .references(() => units.id),
    toUnitId: uuid()
      .notNull()
      .references(() => units.id),
    materialId: uuid().references(() => materials.id),
    factor: factor().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
  },
  table => [
    unique('unit_conversion_once')
      .on(table.fromUnitId, table.toUnitId, table.materialId, table.fromDate)
      .nullsNotDistinct(),
  ],
)
