import type { Column, ColumnBuilderExtraConfig } from 'drizzle-orm'
import type { PgColumn, PgColumnBuilder, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Calibration } from '~/domain/cylinders/laboratory-equipment'
import { recordColumns, switchable } from '../kit/columns'
import { users } from '../users/tables'

/** An in-house laboratory: which plants it serves, who signs for it and what its tanks hold. */
export const cylinderHouses = pgTable('cylinder_house', {
  ...recordColumns,
  ...switchable,
  code: text().notNull().unique(),
  name: text().notNull(),
  address: text(),
  phone: text(),
  accreditationNo: text(),
  managerId: uuid().references(() => users.id),
  plantIds: uuid().array().notNull().default([]),
  tanks: integer().notNull().default(1),
  /** Specimens that the tanks hold. */
  capacity: integer().notNull().default(0),
})

/** Presses and scales of a laboratory, each with the calibration in force and the ones before it. kind: press, scale. */
export const laboratoryEquipments = pgTable(
  'laboratory_equipment',
  {
    ...recordColumns,
    ...switchable,
    equipmentNo: text().notNull().unique(),
    kind: text().notNull(),
    houseId: uuid()
      .notNull()
      .references(() => cylinderHouses.id),
    make: text(),
    serialNo: text(),
    /** kN of a press, kg of a scale. */
    rangeFrom: doublePrecision().notNull(),
    rangeTo: doublePrecision().notNull(),
    accuracyClass: text(),
    calibratedOn: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }).notNull(),
    certificateNo: text().notNull(),
    calibratedBy: text(),
    errorPercent: doublePrecision(),
    uncertaintyPercent: doublePrecision(),
    earlier: jsonb().$type<Calibration[]>().notNull().default([]),
    remarks: text(),
  },
  table => [index('laboratory_equipment_house').on(table.houseId, table.kind)],
)
