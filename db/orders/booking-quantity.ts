import { and, asc, eq } from 'drizzle-orm'
import { seenRegions } from '~/db/fleet/scope'
import { regions } from '~/db/fleet/tables'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { bookingQuantities } from './capacity-tables'

export const bookingQuantity = record(bookingQuantities, 'booking_quantity_config', { label: 'booking quantity' })
export type BookingQuantityRow = typeof bookingQuantities.$inferSelect

export const bookingQuantityRows = (sql: Sql, person: Person, regionId: string | undefined) =>
  sql
    .select({
      id: bookingQuantities.id,
      version: bookingQuantities.version,
      regionId: bookingQuantities.regionId,
      regionName: regions.regionName,
      weekday: bookingQuantities.weekday,
      hour: bookingQuantities.hour,
      quantity: bookingQuantities.quantity,
    })
    .from(bookingQuantities)
    .innerJoin(regions, eq(regions.id, bookingQuantities.regionId))
    .where(and(regionId ? eq(bookingQuantities.regionId, regionId) : undefined, seenRegions(person)))
    .orderBy(asc(regions.regionName), asc(bookingQuantities.weekday), asc(bookingQuantities.hour))
