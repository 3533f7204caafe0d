import { and, asc, eq, inArray } from 'drizzle-orm'
import { projectPlants } from '~/db/customers/tables'
import type { PlantRow } from '~/db/fleet/plant'
import { seenPlants } from '~/db/fleet/scope'
import { plants } from '~/db/fleet/tables'
import type { Person } from '~/domain/access/roles'
import { type Place, pinOf, type RoadWay, wayKey } from '~/domain/orders/travel'
import type { Sql } from '../kit/open'
import { roadWays } from './road-way-tables'

/** Plants that work: switched on and not removed. */
export const workingPlants = (sql: Sql, regionId: string): Promise<PlantRow[]> =>
  sql
    .select()
    .from(plants)
    .where(and(eq(plants.regionId, regionId), eq(plants.active, true), eq(plants.removed, false)))
    .orderBy(asc(plants.plantCode))

export const plantsById = async (sql: Sql, ids: readonly string[]): Promise<Map<string, PlantRow>> =>
  new Map(
    ids.length
      ? (
          await sql
            .select()
            .from(plants)
            .where(inArray(plants.id, [...ids]))
        ).map(plant => [plant.id, plant])
      : [],
  )

/** The plants that were set for a location, best first. */
export async function setPlants(sql: Sql, locationId: string): Promise<string[]> {
  const rows = await sql
    .select({ plantId: projectPlants.plantId })
    .from(projectPlants)
    .where(and(eq(projectPlants.locationId, locationId), eq(projectPlants.active, true)))
    .orderBy(asc(projectPlants.rank))
  return rows.map(row => row.plantId)
}

export const seenWorkingPlants = (sql: Sql, person: Person): Promise<PlantRow[]> =>
  sql
    .select()
    .from(plants)
    .where(and(eq(plants.active, true), eq(plants.removed, false), seenPlants(person)))
    .orderBy(asc(plants.plantCode))

/** The same with the ways to a site that a routing service told, in one statement. */
export async function seenPlantsWithWays(
  sql: Sql,
  person: Person,
  site: Place,
): Promise<{ plants: PlantRow[]; ways: Record<string, RoadWay> }> {
  const pin = pinOf(site)
  const rows = await sql
    .select({ plant: plants, way: { minutes: roadWays.minutes, km: roadWays.km } })
    .from(plants)
    .leftJoin(
      roadWays,
      and(eq(roadWays.plantId, plants.id), eq(roadWays.latitude, pin.latitude), eq(roadWays.longitude, pin.longitude)),
    )
    .where(and(eq(plants.active, true), eq(plants.removed, false), seenPlants(person)))
    .orderBy(asc(plants.plantCode))
  const ways = rows.flatMap(({ plant, way }) => (way ? [[wayKey(plant, pin), way] as const] : []))
  return { plants: rows.map(({ plant }) => plant), ways: Object.fromEntries(ways) }
}
