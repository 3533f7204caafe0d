import { and, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { plantMixMappings, projectMixMappings } from './tables'

export const plantMixMapping = record(plantMixMappings, 'plant_mix_mapping')
export type PlantMixMappingRow = typeof plantMixMappings.$inferSelect

type Load = { batchingPlantId: string | null; productId: string; projectId: string; doDate: string }
type Made = { batchingPlantId: string; productId: string; mixDesignId: string }
export type Agreed = { projectId: string; productId: string; mixDesignId: string; validFrom: string | null }
export type MixOfLoad<Mapping> = {
  mapping: Mapping | undefined
  /** What the project has agreed to, where the line makes something else. */
  agreedMixId: string | null
}

/**
 * Which mix makes the load: the one that its project has agreed to, wherever the line has that recipe, be it under
 * another product; else the one that the line makes of the product.
 */
export function mixOf<Mapping extends Made>(
  load: Load,
  made: readonly Mapping[],
  agreed: readonly Agreed[],
): MixOfLoad<Mapping> {
  const onLine = made.filter(of => of.batchingPlantId === load.batchingPlantId)
  const mapping = onLine.find(of => of.productId === load.productId)
  const agreedMixId = agreed.find(
    of =>
      of.projectId === load.projectId &&
      of.productId === load.productId &&
      (!of.validFrom || of.validFrom <= load.doDate),
  )?.mixDesignId
  if (!agreedMixId || !mapping || mapping.mixDesignId === agreedMixId) return { mapping, agreedMixId: null }
  const other = onLine.find(of => of.mixDesignId === agreedMixId)
  return other ? { mapping: other, agreedMixId: null } : { mapping, agreedMixId }
}

/** The same for one load, asked of the tables. */
export async function mixOfLoad(sql: Sql, load: Load): Promise<MixOfLoad<PlantMixMappingRow>> {
  if (!load.batchingPlantId) return { mapping: undefined, agreedMixId: null }
  const [made, agreed] = await Promise.all([
    sql
      .select()
      .from(plantMixMappings)
      .where(and(eq(plantMixMappings.batchingPlantId, load.batchingPlantId), eq(plantMixMappings.active, true))),
    agreedOf(sql, [load.projectId]),
  ])
  return mixOf(load, made, agreed)
}

export async function agreedOf(sql: Sql, projectIds: readonly string[]): Promise<Agreed[]> {
  if (!projectIds.length) return []
  return sql
    .select({
      projectId: projectMixMappings.projectId,
      productId: projectMixMappings.productId,
      mixDesignId: projectMixMappings.mixDesignId,
      validFrom: projectMixMappings.validFrom,
    })
    .from(projectMixMappings)
    .where(and(inArray(projectMixMappings.projectId, [...projectIds]), eq(projectMixMappings.active, true)))
}
