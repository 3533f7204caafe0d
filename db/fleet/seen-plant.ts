import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import { type PlantRow, plant } from './plant'
import { seenPlants } from './scope'
import { plants, regions } from './tables'

/** A plant that the person may see, with name and zone of its region. */
export async function getSeenPlant(
  sql: Sql,
  person: Person,
  id: string,
): Promise<PlantRow & { zone: string; regionName: string }> {
  const [row] = await sql
    .select({ plant: plants, zone: regions.zone, regionName: regions.regionName })
    .from(plants)
    .innerJoin(regions, eq(regions.id, plants.regionId))
    .where(and(eq(plants.id, id), eq(plants.removed, false), seenPlants(person)))
  if (!row) throw new Missing('There is no such plant')
  return { ...row.plant, zone: row.zone, regionName: row.regionName }
}

export async function lockSeenPlant(work: Work, id: string): Promise<PlantRow> {
  await getSeenPlant(work.sql, work.by, id)
  return plant.lock(work, id)
}
