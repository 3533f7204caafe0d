import { and, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { invalid } from '~/domain/kit/problem'
import { seenPlants } from '../fleet/scope'
import { batchingPlants, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'

/** A batching line of a plant that the person may send loads to. */
export async function lineAt(sql: Sql, person: Person, plantId: string, batchingPlantId: string) {
  const [found] = await sql
    .select({ plant: plants, line: batchingPlants })
    .from(batchingPlants)
    .innerJoin(plants, eq(plants.id, batchingPlants.plantId))
    .where(and(eq(batchingPlants.id, batchingPlantId), eq(plants.id, plantId), seenPlants(person)))
  if (!found) throw invalid('assignedBPId', 'This plant has no such batching line')
  if (!found.plant.active || found.plant.removed)
    throw invalid('assignedPlantId', `${found.plant.plantName} is inactive`)
  if (!found.line.active) throw invalid('assignedBPId', `${found.line.bpName} is inactive`)
  return found
}
