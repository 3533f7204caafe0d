import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { batchingPlants, drivers, plants, trucks } from '../fleet/tables'
import { demoFlag, instant, recordColumns } from '../kit/columns'

const LIVE = sql`status in ('joined','called','acknowledged','loading')`

/** status: joined, called, acknowledged, loading, released, diverted, withdrawn. A truck and a driver stand once. */
export const queueItems = pgTable(
  'queue_item',
  {
    ...recordColumns,
    ...demoFlag,
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    batchingPlantId: uuid().references(() => batchingPlants.id),
    truckId: uuid()
      .notNull()
      .references(() => trucks.id),
    driverId: uuid()
      .notNull()
      .references(() => drivers.id),
    status: text().notNull().default('joined'),
    joinedAt: instant().notNull(),
    /** Order of the rank; a rested driver goes to the end unless the reason keeps the place. */
    rankAt: instant().notNull(),
    calledAt: instant(),
    calledBy: uuid(),
    acknowledgedAt: instant(),
    leftAt: instant(),
    deliveryOrderId: uuid(),
    remarks: text(),
    reason: text(),
  },
  table => [
    uniqueIndex('queue_item_truck_once').on(table.truckId).where(LIVE),
    uniqueIndex('queue_item_driver_once').on(table.driverId).where(LIVE),
    // A load is called once: one truck comes for it.
    uniqueIndex('queue_item_load_once').on(table.deliveryOrderId).where(LIVE),
    index('queue_item_plant').on(table.plantId, table.status, table.rankAt),
  ],
)

/** A driver's refusal of an assigned plant: pending, accepted, refused. */
export const plantRejections = pgTable('assignment_plant_rejection', {
  ...recordColumns,
  ...demoFlag,
  driverId: uuid()
    .notNull()
    .references(() => drivers.id),
  plantId: uuid()
    .notNull()
    .references(() => plants.id),
  reason: text().notNull(),
  at: instant().notNull(),
  status: text().notNull().default('pending'),
  decidedReason: text(),
})

/** pending, granted, denied. */
export const skipRequests = pgTable('skip_queue_request', {
  ...recordColumns,
  ...demoFlag,
  queueItemId: uuid()
    .notNull()
    .references(() => queueItems.id),
  reason: text().notNull(),
  at: instant().notNull(),
  status: text().notNull().default('pending'),
  decidedReason: text(),
})
