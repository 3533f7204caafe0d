import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { demoFlag, instant, recordColumns } from '../kit/columns'
import { cylinderTests } from './tables'

/** What one sensor measured in the structure that a set of specimens was cast for, or in its specimens. */
export const temperatureRecords = pgTable(
  'temperature_record',
  {
    ...recordColumns,
    ...demoFlag,
    testId: uuid()
      .notNull()
      .references(() => cylinderTests.id),
    channel: text().notNull(),
    /** structure, specimens. */
    measures: text().notNull(),
    place: text(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    readings: integer().notNull(),
    /** Seconds since the first reading, and °C: as offsets, so that a record moves with its start. */
    points: jsonb().$type<[seconds: number, celsius: number][]>().notNull(),
    fileName: text().notNull(),
    byName: text().notNull(),
  },
  table => [unique('temperature_record_once').on(table.testId, table.measures, table.channel)],
)
