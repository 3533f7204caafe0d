import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { date, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { plants, regions } from '../fleet/tables'
import { cubicMetres, recordColumns } from '../kit/columns'

/** What a plant can make in an hour: the row of a date goes before the row of a weekday. */
export const capacityProfiles = pgTable(
  'capacity_profile',
  {
    ...recordColumns,
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    day: date({ mode: 'string' }),
    weekday: integer(),
    hour: integer().notNull(),
    quantity: cubicMetres().notNull(),
    remarks: text(),
  },
  table => [unique('capacity_profile_once').on(table.plantId, table.day, table.weekday, table.hour).nullsNotDistinct()],
)

/** The most that may be booked in a region and hour. */
export const bookingQuantities = pgTable(
  'booking_quantity_config',
  {
    ...recordColumns,
    regionId: uuid()
      .notNull()
      .references(() => regions.id),
    weekday: integer(),
    hour: integer().notNull(),
    quantity: cubicMetres().notNull(),
  },
  table => [unique('booking_quantity_once').on(table.regionId, table.weekday, table.hour).nullsNotDistinct()],
)
