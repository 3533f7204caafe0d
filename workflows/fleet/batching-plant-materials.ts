import { batchingPlant } from '~/db/fleet/batching-plant'
import { namedMaterials, silosAt } from '~/db/fleet/batching-plant-materials'
import { getSeenLine } from '~/db/fleet/batching-plant-rows'
import type { Work } from '~/db/kit/work'
import { batchingPlantMaterial } from '~/db/materials/silo'
import type { BatchingPlantMaterialFields } from '~/domain/fleet/batching-plant'
import { Invalid } from '~/domain/kit/problem'

/** Makes the materials of a line what the form says; a silo feeds only the material that is in it. */
export async function setLineMaterials(
  work: Work,
  { batchingPlantId, materials }: BatchingPlantMaterialFields,
): Promise<void> {
  const line = await getSeenLine(work.sql, work.by, batchingPlantId)
  await batchingPlant.lock(work, batchingPlantId)
  const silos = new Map((await silosAt(work.sql, line.plantId)).map(silo => [silo.id, silo]))
  const errors = Object.fromEntries(
    materials.flatMap(({ materialId, siloId }, place) => {
      const silo = siloId ? silos.get(siloId) : undefined
      if (!siloId || silo?.materialId === materialId) return []
      const text = silo ? `${silo.siloCode} holds ${silo.materialName}` : 'There is no such silo at this plant'
      return [[`materials.${place}.siloId`, [text]]]
    }),
  )
  if (Object.keys(errors).length) throw new Invalid('A silo does not hold the material', errors)
  const before = await namedMaterials(work.sql, batchingPlantId)
  for (const row of before.filter(each => !materials.some(({ materialId }) => materialId === each.materialId)))
    await batchingPlantMaterial.remove(work, row)
  for (const { materialId, siloId = null } of materials) {
    const row = before.find(each => each.materialId === materialId)
    if (!row) await batchingPlantMaterial.insert(work, { batchingPlantId, materialId, siloId })
    else if (row.siloId !== siloId) await batchingPlantMaterial.update(work, row, { siloId, active: true })
  }
}
