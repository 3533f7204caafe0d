import { and, eq } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { plantMixMappings } from './tables'

export const plantMixMapping = record(plantMixMappings, 'plant_mix_mapping')
export type PlantMixMappingRow = typeof plantMixMappings.$inferSelect

/** Which mix makes the product at the batching line, if one is mapped. */
export async function mappingOf(
  sql: Sql,
  batchingPlantId: string,
  productId: string,
): Promise<PlantMixMappingRow | undefined> {
  const [row] = await sql
    .select()
    .from(plantMixMappings)
    .where(
      and(
        eq(plantMixMappings.batchingPlantId, batchingPlantId),
        eq(plantMixMappings.productId, productId),
        eq(plantMixMappings.active, true),
      ),
    )
  return row
}
