import { sql as raw } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { check, date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, recordColumns } from '../kit/columns'
import { drivers, plants, trucks } from './tables'

/**
 * What was settled for a driver on a day: the hours and the truck, or that they are off and why. The database refuses two
 * shifts of one driver or truck at the same time.
 */
export const shifts = pgTable(
  'shift',
  {
    ...recordColumns,
    driverId: uuid()
      .notNull()
      .references(() => drivers.id),
    /** None while the driver is off. */
    truckId: uuid().references(() => trucks.id),
    plantId: uuid()
      .notNull()
      .references(() => plants.id),
    day: date({ mode: 'string' }).notNull(),
    /** planned, called_in, off. */
    status: text().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    reason: text(),
    /** Where it comes from: usual, copied, typed. */
    source: text().notNull(),
  },
  table => [
    unique('shift_of_driver_day').on(table.driverId, table.day),
    index('shift_day').on(table.day, table.plantId),
    check('shift_status', raw`${table.status} in ('planned', 'called_in', 'off')`),
    check('shift_source', raw`${table.source} in ('usual', 'copied', 'typed')`),
    check(
      'shift_hours',
      raw`(${table.status} = 'off') = (${table.startsAt} is null) and (${table.status} = 'off') = (${table.endsAt} is null)
        and (${table.status} = 'off') = (${table.truckId} is null) and (${table.status} <> 'off' or ${table.reason} is not null)
        and (${table.status} = 'off' or (${table.endsAt} > ${table.startsAt} and ${table.endsAt} <= ${table.startsAt} + interval '24 hours'))`,
    ),
  ],
)

/** The hours that a driver usually works on a weekday (0 is Sunday), from a day on; what a day says otherwise wins. */
export const usualShifts = pgTable(
  'usual_shift',
  {
    ...recordColumns,
    driverId: uuid()
      .notNull()
      .references(() => drivers.id),
    weekday: smallint().notNull(),
    /** HH:MM of the plant's clock; an end before the start is on the next day. */
    startsAt: text().notNull(),
    endsAt: text().notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    /** Counts too; none is until further notice. */
    toDate: date({ mode: 'string' }),
  },
  table => [
    index('usual_shift_driver').on(table.driverId),
    check('usual_shift_weekday', raw`${table.weekday} between 0 and 6`),
    check('usual_shift_days', raw`(${table.toDate} is null or ${table.toDate} >= ${table.fromDate})`),
    check('usual_shift_hours', raw`${table.startsAt} <> ${table.endsAt}`),
  ],
)
