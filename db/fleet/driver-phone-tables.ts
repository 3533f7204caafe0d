import { sql } from 'drizzle-orm'
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, recordColumns } from '../kit/columns'
import { drivers } from './tables'

/**
 * A phone of a driver: first a code that ends in minutes, then, once it was used, a phone with a PIN. What the phone keeps
 * is its id with the signature of the portal; of code and PIN there are hashes alone.
 */
export const driverPhones = pgTable(
  'driver_phone',
  {
    ...recordColumns,
    driverId: uuid()
      .notNull()
      .references(() => drivers.id),
    codeHash: text(),
    codeEndsAt: instant(),
    boundAt: instant(),
    /** What the browser calls itself. */
    agent: text(),
    pinHash: text(),
    /** Until then the PIN is not asked again. */
    openUntil: instant(),
    revokedAt: instant(),
    lastUsedAt: instant(),
    minute: instant(),
    calls: integer().notNull().default(0),
  },
  table => [
    index('driver_phone_driver').on(table.driverId),
    uniqueIndex('driver_phone_code').on(table.codeHash),
    // A driver has one code at a time: the one before is revoked first.
    uniqueIndex('driver_phone_code_once').on(table.driverId).where(sql`bound_at is null and revoked_at is null`),
  ],
)
