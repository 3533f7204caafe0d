import { and, asc, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'
import { seenPlants } from './scope'
import { plants, regions } from './tables'

export type PlantGroup = {
  regionId: string
  regionName: string
  plants: { plantId: string; plantCode: string; plantName: string }[]
}

/** The working plants that the person sees, region by region. */
export async function plantGroups(sql: Sql, person: Person): Promise<PlantGroup[]> {
  const rows = await sql
    .select({
      regionId: regions.id,
      regionName: regions.regionName,
      plantId: plants.id,
      plantCode: plants.plantCode,
      plantName: plants.plantName,
    })
    .from(plants)
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(and(eq(plants.removed, false), eq(plants.active, true), seenPlants(person)))
    .orderBy(asc(regions.regionName), asc(plants.plantName))
  return [...Map.groupBy(rows, row => row.regionId).values()].map(group => ({
    regionId: group[0]!.regionId,
    regionName: group[0]!.regionName,
    plants: group.map(({ plantId, plantCode, plantName }) => ({ plantId, plantCode, plantName })),
  }))
}
