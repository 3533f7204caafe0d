import { and, asc, eq, gte, inArray, isNull, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import { locations } from '~/db/customers/tables'
import type { Sql } from '../kit/open'
import { bans, passAssignees, passes, sitePasses, trucks } from './tables'

type Place = { id: string; customerId: string }

/** A ban in force on the day from the whole project or its customer; one of a single location leaves the others open. */
const inForce = (place: Place, day: string): SQL | undefined =>
  and(
    eq(bans.active, true),
    or(eq(bans.customerId, place.customerId), eq(bans.projectId, place.id)),
    lte(bans.fromDate, day),
    or(isNull(bans.toDate), gte(bans.toDate, day)),
  )

export const bannedFrom = (place: Place, day: string): SQL =>
  raw`exists (select 1 from ${bans} where ${bans.truckId} = ${trucks.id} and ${inForce(place, day)})`

/** Whether the site asks for a truck pass that the truck does not hold on the day. */
export const lacksPass = (projectId: string, day: string): SQL =>
  raw`exists (select 1 from ${sitePasses} join ${passes} on ${passes.id} = ${sitePasses.passId}
    where ${sitePasses.projectId} = ${projectId} and ${passes.type} = 'truck' and ${passes.active}
      and not exists (select 1 from ${passAssignees} where ${passAssignees.passId} = ${passes.id}
        and ${passAssignees.truckId} = ${trucks.id} and ${passAssignees.validFrom} <= ${day} and ${passAssignees.validTo} >= ${day}))`

/** In words, by truck: bans with their reason (also of single locations) and passes that are missing. */
export async function whyNotAt(
  sql: Sql,
  place: Place,
  day: string,
  truckIds: string[],
): Promise<Map<string, string[]>> {
  const why = new Map<string, string[]>()
  if (!truckIds.length) return why
  const [banned, needed, held] = await Promise.all([
    sql
      .select({ truckId: bans.truckId, reason: bans.reason, locationName: locations.locationName })
      .from(bans)
      .leftJoin(locations, eq(locations.id, bans.locationId))
      .where(
        and(
          eq(bans.active, true),
          inArray(bans.truckId, truckIds),
          or(eq(bans.customerId, place.customerId), eq(bans.projectId, place.id), eq(locations.projectId, place.id)),
          lte(bans.fromDate, day),
          or(isNull(bans.toDate), gte(bans.toDate, day)),
        ),
      )
      .orderBy(asc(bans.fromDate)),
    sql
      .select({ id: passes.id, name: passes.name })
      .from(sitePasses)
      .innerJoin(passes, eq(passes.id, sitePasses.passId))
      .where(and(eq(sitePasses.projectId, place.id), eq(passes.type, 'truck'), eq(passes.active, true))),
    sql
      .select({ truckId: passAssignees.truckId, passId: passAssignees.passId })
      .from(passAssignees)
      .where(
        and(
          inArray(passAssignees.truckId, truckIds),
          lte(passAssignees.validFrom, day),
          gte(passAssignees.validTo, day),
        ),
      ),
  ])
  for (const truckId of truckIds) {
    const words = [
      ...banned
        .filter(row => row.truckId === truckId)
        .map(row => `Banned${row.locationName ? ` from ${row.locationName}` : ''}: ${row.reason}`),
      ...needed
        .filter(pass => !held.some(row => row.truckId === truckId && row.passId === pass.id))
        .map(pass => `No valid ${pass.name}`),
    ]
    if (words.length) why.set(truckId, words)
  }
  return why
}
