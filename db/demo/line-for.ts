import { and, asc, eq } from 'drizzle-orm'
import { batchingPlants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { plantMixMappings } from '../mixdesign/tables'

/** The first line of a plant that makes a product. */
export async function lineFor(sql: Sql, plantId: string, productId: string): Promise<string | undefined> {
  const [line] = await sql
    .select({ id: batchingPlants.id })
    .from(batchingPlants)
    .innerJoin(plantMixMappings, eq(plantMixMappings.batchingPlantId, batchingPlants.id))
    .where(
      and(
        eq(batchingPlants.plantId, plantId),
        eq(batchingPlants.active, true),
        eq(plantMixMappings.productId, productId),
        eq(plantMixMappings.active, true),
      ),
    )
    .orderBy(asc(batchingPlants.code))
    .limit(1)
  return line?.id
}
