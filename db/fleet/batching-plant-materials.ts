import { and, asc, eq } from 'drizzle-orm'
import { batchingPlantMaterials, materials, silos } from '~/db/materials/tables'
import type { Person } from '~/domain/access/roles'
import type { Sql } from '../kit/open'
import { seenPlants } from './scope'
import { batchingPlants, plants } from './tables'

export type LineMaterial = {
  id: string
  version: number
  materialId: string
  materialName: string
  siloId: string | null
  siloCode: string | null
}

export const namedMaterials = (sql: Sql, batchingPlantId: string): Promise<LineMaterial[]> =>
  sql
    .select({
      id: batchingPlantMaterials.id,
      version: batchingPlantMaterials.version,
      materialId: batchingPlantMaterials.materialId,
      materialName: materials.name,
      siloId: batchingPlantMaterials.siloId,
      siloCode: silos.siloCode,
    })
    .from(batchingPlantMaterials)
    .innerJoin(materials, eq(materials.id, batchingPlantMaterials.materialId))
    .leftJoin(silos, eq(silos.id, batchingPlantMaterials.siloId))
    .where(eq(batchingPlantMaterials.batchingPlantId, batchingPlantId))
    .orderBy(asc(materials.name))

/** What feeds every line that the person sees. */
export const materialsOfLines = async (sql: Sql, person: Person, plantId: string | undefined) =>
  sql
    .select({
      id: batchingPlantMaterials.id,
      batchingPlantId: batchingPlants.id,
      bpName: batchingPlants.bpName,
      plantId: plants.id,
      plantName: plants.plantName,
      materialId: materials.id,
      materialName: materials.name,
      siloCode: silos.siloCode,
    })
    .from(batchingPlantMaterials)
    .innerJoin(batchingPlants, eq(batchingPlants.id, batchingPlantMaterials.batchingPlantId))
    .innerJoin(plants, eq(plants.id, batchingPlants.plantId))
    .innerJoin(materials, eq(materials.id, batchingPlantMaterials.materialId))
    .leftJoin(silos, eq(silos.id, batchingPlantMaterials.siloId))
    .where(and(seenPlants(person), plantId ? eq(plants.id, plantId) : undefined))
    .orderBy(asc(plants.plantCode), asc(batchingPlants.code), asc(materials.name))

export const silosAt = async (sql: Sql, plantId: string) =>
  sql
    .select({ id: silos.id, siloCode: silos.siloCode, materialId: silos.materialId, materialName: materials.name })
    .from(silos)
    .innerJoin(materials, eq(materials.id, silos.materialId))
    .where(and(eq(silos.plantId, plantId), eq(silos.active, true)))
    .orderBy(asc(silos.siloCode))

export const materialChoices = (sql: Sql): Promise<{ id: string; name: string }[]> =>
  sql
    .select({ id: materials.id, name: materials.name })
    .from(materials)
    .where(eq(materials.active, true))
    .orderBy(asc(materials.name))
