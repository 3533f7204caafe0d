import { eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { batchingPlantMaterials, silos } from './tables'

export const silo = record(silos, 'silo')
export type SiloRow = typeof silos.$inferSelect
export const batchingPlantMaterial = record(batchingPlantMaterials, 'batching_plant_material')

/** The silo that feeds each material at a batching line. */
export const silosOfLine = async (sql: Sql, batchingPlantId: string) =>
  sql
    .select({
      materialId: batchingPlantMaterials.materialId,
      siloId: silos.id,
      siloCode: silos.siloCode,
      levelKg: silos.levelKg,
    })
    .from(batchingPlantMaterials)
    .innerJoin(silos, eq(silos.id, batchingPlantMaterials.siloId))
    .where(eq(batchingPlantMaterials.batchingPlantId, batchingPlantId))
