import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, queryFlag } from '../kit/shape'

export const BatchingPlantList = z.strictObject({ ...pagingShape, active: queryFlag(), plantId: id().optional() })
export type BatchingPlantAsk = z.output<typeof BatchingPlantList>
export const OfPlant = z.strictObject({ plantId: id() })
export const OptionalPlant = z.strictObject({ plantId: id().optional() })
export const BatchingPlantStatus = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  active: z.boolean(),
})

/** The materials of a line as a whole, each with the silo that feeds it; admixtures may come without one. */
export const BatchingPlantMaterialSave = z
  .strictObject({
    batchingPlantId: id(),
    materials: z.array(z.strictObject({ materialId: id(), siloId: id().nullish() })).max(60),
  })
  .refine(({ materials }) => new Set(materials.map(each => each.materialId)).size === materials.length, {
    path: ['materials'],
    message: 'A material is listed twice',
  })
export type BatchingPlantMaterialFields = z.output<typeof BatchingPlantMaterialSave>
