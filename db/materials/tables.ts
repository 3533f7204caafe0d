import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { boolean, date, doublePrecision, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { batchingPlants, plants } from '../fleet/tables'
import { amount, demoFlag, instant, kilograms, percentage, recordColumns, switchable, unitPrice } from '../kit/columns'

/** kind: cement, addition, sand, stone, water, admixture, fibre, ice. */
export const materials = pgTable('material', {
  ...recordColumns,
  ...switchable,
  materialCode: text().notNull().unique(),
  name: text().notNull(),
  kind: text().notNull(),
  unit: text().notNull().default('kg'),
  /** kg per m³ of the solid. */
  density: kilograms().notNull(),
  criteriaHeaderId: uuid(),
  costPerKg: unitPrice(),
  /** kg CO2e per kg, A1–A3, with its source and the end of its validity. */
  carbonFactor: percentage(),
  carbonSource: text(),
  carbonValidTo: date({ mode: 'string' }),
  /** As the producer declares them, per cent of the mass: chloride, alkali (Na2O equivalent), solids of a liquid. */
  chloridePercent: percentage(),
  alkaliPercent: percentage(),
  solidsPercent: percentage(),
})

export const materialSources = pgTable('material_source', {
  ...recordColumns,
  ...switchable,
  sourceName: text().notNull(),
  materialId: uuid()
    .notNull()
    .references(() => materials.id),
  country: text(),
})

export const silos = pgTable(
  'silo',
  {
    ...recordColumns,
    ...switchable,
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    siloCode: text().notNull(),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    sourceId: uuid().references(() => materialSources.id),
    capacityKg: kilograms().notNull(),
    lowPercent: percentage().notNull().default('25'),
    lowLowPercent: percentage().notNull().default('10'),
    highPercent: percentage().notNull().default('90'),
    /** Kept with every movement so that a level is one row and not a sum over the ledger. */
    levelKg: kilograms().notNull().default('0'),
    levelAt: instant(),
  },
  table => [unique('silo_code').on(table.plantId, table.siloCode)],
)

/** Which silo feeds which material at a batching line. */
export const batchingPlantMaterials = pgTable(
  'batching_plant_material',
  {
    ...recordColumns,
    ...switchable,
    batchingPlantId: uuid()
      .notNull()
      .references(() => batchingPlants.id),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    siloId: uuid().references(() => silos.id),
  },
  table => [unique('batching_plant_material_once').on(table.batchingPlantId, table.materialId)],
)

/** Append-only: opening, received, used, adjusted, transferred; negative goes out. */
export const stockEntries = pgTable(
  'stock_entry',
  {
    id: uuid().primaryKey(),
    siloId: uuid()
      .notNull()
      .references(() => silos.id),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    kind: text().notNull(),
    kg: kilograms().notNull(),
    at: instant().notNull(),
    deliveryOrderId: uuid(),
    revision: doublePrecision(),
    materialOrderId: uuid(),
    /** The entry that this one takes back, and the count that it was posted for. */
    reversesId: uuid(),
    countId: uuid(),
    /** The batch of a panel that was on no load when it came. */
    panelBatchId: uuid(),
    /** When it moved, where that day is closed: then the entry is of the first open moment. */
    happenedAt: instant(),
    remarks: text(),
    ...demoFlag,
  },
  table => [
    index('stock_entry_panel').on(table.panelBatchId),
    index('stock_entry_silo').on(table.siloId, table.at),
    index('stock_entry_opening').on(table.siloId).where(sql`kind = 'opening'`),
    index('stock_entry_do').on(table.deliveryOrderId),
    index('stock_entry_mo').on(table.materialOrderId),
  ],
)

/** Limits of batch weights by kind of material; a row for one plant goes before the row for all. */
export const toleranceSettings = pgTable(
  'tolerance_setting',
  {
    ...recordColumns,
    ...switchable,
    plantId: uuid().references(() => plants.id),
    kind: text().notNull(),
    informPercent: percentage().notNull(),
    actPercent: percentage().notNull(),
    mustExplain: boolean().notNull().default(true),
  },
  table => [unique('tolerance_setting_once').on(table.plantId, table.kind).nullsNotDistinct()],
)

/**
 * A delivery of material on its way to a silo. status: draft, placed, split, received, disputed, claimed, settled,
 * revoked; a split order lives on in its parts.
 */
export const materialOrders = pgTable(
  'material_order',
  {
    ...recordColumns,
    orderNo: text().notNull().unique(),
    siloId: uuid()
      .notNull()
      .references(() => silos.id),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    sourceId: uuid().references(() => materialSources.id),
    parentId: uuid(),
    orderedKg: kilograms().notNull(),
    /** S$ a tonne, as agreed with the supplier for this delivery; none where nobody said. */
    pricePerTonne: unitPrice(),
    expectedAt: instant().notNull(),
    status: text().notNull().default('draft'),
    receivedKg: kilograms(),
    receivedAt: instant(),
    /** Of the supplier's weighbridge. */
    ticketNo: text(),
    /** What the supplier is asked to credit, and the credit note that answered. */
    claimKg: kilograms(),
    claimAmount: amount(),
    creditNo: text(),
    creditAmount: amount(),
    /** The last decision on the receipt: accepted, claimed, credited, weighed again, ticket corrected. */
    decidedBy: uuid(),
    decidedAt: instant(),
    decisionReason: text(),
    remarks: text(),
  },
  table => [
    index('material_order_silo').on(table.siloId, table.status),
    index('material_order_silo_at').on(table.siloId, table.expectedAt),
    index('material_order_material').on(table.materialId, table.expectedAt),
    index('material_order_words').using('gin', table.orderNo.op('gin_trgm_ops'), table.ticketNo.op('gin_trgm_ops')),
    index('material_order_at').on(table.expectedAt),
    index('material_order_received').on(table.receivedAt),
    index('material_order_state').on(table.status, table.id),
    index('material_order_ordered').on(table.orderedKg, table.id),
  ],
)

/**
 * What was found in a silo at a moment, beside the book of that moment. status: submitted (a second person is asked),
 * posted, rejected. Book and difference are those of the posting; the ledger has the difference as an entry.
 */
export const stockCounts = pgTable(
  'stock_count',
  {
    ...recordColumns,
    countNo: text().notNull().unique(),
    siloId: uuid()
      .notNull()
      .references(() => silos.id),
    materialId: uuid()
      .notNull()
      .references(() => materials.id),
    status: text().notNull(),
    countedAt: instant().notNull(),
    countedBy: uuid().notNull(),
    countedKg: kilograms().notNull(),
    bookKg: kilograms().notNull(),
    differenceKg: kilograms().notNull(),
    reason: text().notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    decisionReason: text(),
  },
  table => [index('stock_count_silo').on(table.siloId, table.countedAt), index('stock_count_at').on(table.countedAt)],
)
