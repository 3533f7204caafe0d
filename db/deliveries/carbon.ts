import { and, eq } from 'drizzle-orm'
import { batchedCarbon } from '~/domain/deliveries/batch'
import type { Sql } from '../kit/open'
import { materials } from '../materials/tables'
import { batchWeights } from './tables'

/** kg CO2e of all batches of a revision by the present factors of their materials; null while one is unknown. */
export async function carbonOf(sql: Sql, deliveryOrderId: string, revision: number): Promise<string | null> {
  const weighed = await sql
    .select({ actualKg: batchWeights.actualKg, carbonFactor: materials.carbonFactor })
    .from(batchWeights)
    .innerJoin(materials, eq(materials.id, batchWeights.materialId))
    .where(and(eq(batchWeights.deliveryOrderId, deliveryOrderId), eq(batchWeights.revision, revision)))
  return batchedCarbon(weighed)
}
