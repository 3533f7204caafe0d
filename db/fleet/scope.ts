import { inArray, isNull, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { drivers, plants, regions, trucks } from './tables'

/**
 * Plants by region for dispatchers, by attachment for plant people. Salespeople are narrowed by customer alone, so they
 * see every plant.
 */
export function seenPlants({ scope }: Person): SQL | undefined {
  if (scope.all || scope.salespersonId) return undefined
  const doors: SQL[] = []
  if (scope.regionIds.length) doors.push(inArray(plants.regionId, scope.regionIds))
  if (scope.plantIds.length) doors.push(inArray(plants.id, scope.plantIds))
  return doors.length ? or(...doors) : raw`false`
}

export function seenRegions({ scope }: Person): SQL | undefined {
  if (scope.all || scope.salespersonId) return undefined
  const doors: SQL[] = []
  if (scope.regionIds.length) doors.push(inArray(regions.id, scope.regionIds))
  if (scope.plantIds.length)
    doors.push(raw`${regions.id} in (select p.region_id from plant p where p.id in ${scope.plantIds})`)
  return doors.length ? or(...doors) : raw`false`
}

/** A truck or driver without a main plant belongs to everybody's reserve. */
export const seenTrucks = (person: Person): SQL | undefined => atSeenPlant(person, trucks.mainPlantId)
export const seenDrivers = (person: Person): SQL | undefined => atSeenPlant(person, drivers.mainPlantId)

function atSeenPlant(person: Person, column: typeof trucks.mainPlantId | typeof drivers.mainPlantId): SQL | undefined {
  const seen = seenPlants(person)
  return seen && or(isNull(column), raw`${column} in (select ${plants.id} from ${plants} where ${seen})`)
}
