import { and, asc, eq } from 'drizzle-orm'
import { materials } from '~/db/materials/tables'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'
import { seenPlants } from './scope'
import { batchingPlantMaterials, batchingPlants, plants } from './tables'

export type LineMaterial = { id: string; materialId: string; materialName: string; code: string }

export const namedMaterials = (sql: Sql, batchingPlantId: string): Promise<LineMaterial[]> =>
  sql
    .select({
      id: batchingPlantMaterials.id,
      materialId: batchingPlantMaterials.materialId,
      materialName: materials.name,
      code: batchingPlantMaterials.code,
    })
    .from(batchingPlantMaterials)
    .innerJoin(materials, eq(materials.id, batchingPlantMaterials.materialId))
    .where(eq(batchingPlantMaterials.batchingPlantId, batchingPlantId))
    .orderBy(asc(materials.name))

/** The codes of every line that the person sees. */
export const materialsOfLines = (sql: Sql, person: Person, plantId: string | undefined) =>
  sql
    .select({
      id: batchingPlantMaterials.id,
      batchingPlantId: batchingPlants.id,
      bpName: batchingPlants.bpName,
      plantId: plants.id,
      plantName: plants.plantName,
      materialId: materials.id,
      materialName: materials.name,
      code: batchingPlantMaterials.code,
    })
    .from(batchingPlantMaterials)
    .innerJoin(batchingPlants, eq(batchingPlants.id, batchingPlantMaterials.batchingPlantId))
    .innerJoin(plants, eq(plants.id, batchingPlants.plantId))
    .innerJoin(materials, eq(materials.id, batchingPlantMaterials.materialId))
    .where(and(seenPlants(person), plantId ? eq(plants.id, plantId) : undefined))
    .orderBy(asc(plants.plantCode), asc(batchingPlants.code), asc(materials.name))
