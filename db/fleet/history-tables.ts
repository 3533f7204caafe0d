import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { doublePrecision, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../kit/columns'
import { trucks } from './tables'

/** Where trucks were, as they reported it: one row a truck and moment, only ever added and forgotten whole days at a time. */
export const truckPositions = pgTable(
  'truck_position',
  {
    truckId: uuid()
      .notNull()
      .references(() => trucks.id),
    at: instant().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    speedKmh: real(),
    heading: integer(),
    /** How the drum turned, where the device tells it: mixing, discharging or stopped. */
    drum: text(),
    receivedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.truckId, table.at] }), index('truck_position_at').on(table.at)],
)

/**
 * What trucks and drivers did: deliveries, queue, duty, crew, status, sign-in. Filled by the database itself as those
 * rows are written, with the names as they were then.
 */
export const fleetActions = pgTable(
  'fleet_action',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: instant().notNull(),
    kind: text().notNull(),
    action: text().notNull(),
    truckId: uuid(),
    truckNo: text(),
    driverId: uuid(),
    driverName: text(),
    plantId: uuid(),
    deliveryOrderId: uuid(),
    detail: text(),
    byName: text().notNull(),
    source: text().notNull(),
    /** Lower case, for the search. */
    words: text().notNull().default(''),
  },
  table => [
    // The plant is last in each, because what a person sees is told by it: totals are counted without the rows.
    index('fleet_action_newest').on(table.at, table.id, table.plantId),
    index('fleet_action_truck').on(table.truckId, table.at, table.id, table.plantId),
    index('fleet_action_driver').on(table.driverId, table.at, table.id, table.plantId),
    index('fleet_action_kind').on(
      table.kind,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.plantId,
    ),
    index('fleet_action_plant').on(table.plantId, table.at, table.id),
    index('fleet_action_truck_no').on(table.truckNo, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('fleet_action_driver_name').on(table.driverName, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)
