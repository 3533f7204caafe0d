import * as z from 'zod'
import { pagingShape } from '../kit/page'
import { id, queryFlag, requiredText } from '../kit/shape'

export const BatchingPlantList = z.strictObject({ ...pagingShape, active: queryFlag(), plantId: id().optional() })
export type BatchingPlantAsk = z.output<typeof BatchingPlantList>
export const OfPlant = z.strictObject({ plantId: id() })
export const OptionalPlant = z.strictObject({ plantId: id().optional() })
export const BatchingPlantStatus = z.strictObject({
  version: z.int().min(1, 'Version is required'),
  active: z.boolean(),
})

/** The materials of a line as a whole; the code is what the batching computer calls it. */
export const BatchingPlantMaterialSave = z
  .strictObject({
    batchingPlantId: id(),
    materials: z.array(z.strictObject({ materialId: id(), code: requiredText('Code', 30) })).max(60),
  })
  .refine(({ materials }) => new Set(materials.map(each => each.materialId)).size === materials.length, {
    path: ['materials'],
    message: 'A material stands twice',
  })
  .refine(({ materials }) => new Set(materials.map(each => each.code.toUpperCase())).size === materials.length, {
    path: ['materials'],
    message: 'A code stands twice',
  })
