import { eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { materials, stockEntries } from '../materials/tables'

export type StockOf = { siloId: string; materialId: string; materialCode: string; kg: string }

/** What a load has taken out of each silo so far, all rows and reversals together; kg above zero were used. */
export async function stockOf(sql: Sql, deliveryOrderId: string): Promise<StockOf[]> {
  const rows = await sql
    .select({
      siloId: stockEntries.siloId,
      materialId: stockEntries.materialId,
      materialCode: materials.materialCode,
      kg: raw<string>`(-sum(${stockEntries.kg}))::text`,
    })
    .from(stockEntries)
    .innerJoin(materials, eq(materials.id, stockEntries.materialId))
    .where(eq(stockEntries.deliveryOrderId, deliveryOrderId))
    .groupBy(stockEntries.siloId, stockEntries.materialId, materials.materialCode)
    .orderBy(materials.materialCode)
  return rows.filter(({ kg }) => Number(kg) !== 0)
}
