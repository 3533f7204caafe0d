import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { panelBatches } from '../deliveries/panel-tables'
import { batchingPlants, plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { mixDesigns, plantMixMappings } from '../mixdesign/tables'

export type PanelLine = { plantId: string; batchingPlantId: string; mixDesignId: string }

/** Lines that make something, one a plant, each with one of its mixes. */
export const panelLines = (sql: Sql, most: number): Promise<PanelLine[]> =>
  sql
    .selectDistinctOn([plants.plantCode], {
      plantId: plants.id,
      batchingPlantId: batchingPlants.id,
      mixDesignId: plantMixMappings.mixDesignId,
    })
    .from(plants)
    .innerJoin(batchingPlants, eq(batchingPlants.plantId, plants.id))
    .innerJoin(plantMixMappings, eq(plantMixMappings.batchingPlantId, batchingPlants.id))
    .innerJoin(mixDesigns, eq(mixDesigns.id, plantMixMappings.mixDesignId))
    .where(and(eq(plantMixMappings.active, true), inArray(mixDesigns.status, ['approved', 'completed'])))
    .orderBy(asc(plants.plantCode), asc(batchingPlants.code), asc(mixDesigns.mixCode))
    .limit(most)

/** How many batches of a panel are on no load yet. */
export async function openPanelBatches(sql: Sql): Promise<number> {
  const [row] = await sql.select({ open: count() }).from(panelBatches).where(eq(panelBatches.status, 'unmatched'))
  return row?.open ?? 0
}
