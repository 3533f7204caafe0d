import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { seenRegions } from '../fleet/scope'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { bookingQuantities } from './capacity-tables'

/** The limits of one weekday, or of every day, in the regions that a person sees. */
export async function bookingLimitRows(sql: Sql, person: Person, weekday: number | null) {
  const { id, version, regionId, hour, quantity } = bookingQuantities
  return sql
    .select({ id, version, regionId, weekday: bookingQuantities.weekday, hour, quantity })
    .from(bookingQuantities)
    .innerJoin(regions, eq(regions.id, regionId))
    .where(
      and(
        weekday === null ? isNull(bookingQuantities.weekday) : eq(bookingQuantities.weekday, weekday),
        seenRegions(person),
      ),
    )
    .orderBy(asc(regionId), asc(hour))
}
