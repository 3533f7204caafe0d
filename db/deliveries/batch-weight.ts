import { and, asc, eq } from 'drizzle-orm'
import { cubicMetres, sum } from '~/domain/kit/money'
import { ledger } from '../kit/ledger'
import type { Sql } from '../kit/open'
import { materials, silos } from '../materials/tables'
import { batchWeights } from './tables'

/** The weighed materials of each batch, kg. */
export const batchWeight = ledger(batchWeights, 'batch_weight')
export type BatchWeightRow = typeof batchWeights.$inferSelect

/** The batch record of a revision with the names of its materials and silos, batch by batch. */
export const weightsOf = async (sql: Sql, deliveryOrderId: string, revision: number) =>
  sql
    .select({
      id: batchWeights.id,
      batchNo: batchWeights.batchNo,
      quantity: batchWeights.quantity,
      materialId: batchWeights.materialId,
      materialCode: materials.materialCode,
      materialName: materials.name,
      kind: materials.kind,
      siloCode: silos.siloCode,
      targetKg: batchWeights.targetKg,
      actualKg: batchWeights.actualKg,
      deviationPercent: batchWeights.deviationPercent,
      tolerancePercent: batchWeights.tolerancePercent,
      verdict: batchWeights.verdict,
      cause: batchWeights.cause,
      source: batchWeights.source,
      at: batchWeights.at,
    })
    .from(batchWeights)
    .innerJoin(materials, eq(materials.id, batchWeights.materialId))
    .leftJoin(silos, eq(silos.id, batchWeights.siloId))
    .where(and(eq(batchWeights.deliveryOrderId, deliveryOrderId), eq(batchWeights.revision, revision)))
    .orderBy(asc(batchWeights.batchNo), asc(materials.kind), asc(materials.materialCode))

/** m³ of a load that were batched; a batch from before its m³ were kept counts as the whole load. */
export async function batchedOf(sql: Sql, load: { id: string; revision: number; quantity: string }): Promise<string> {
  const rows = await sql
    .selectDistinct({ batchNo: batchWeights.batchNo, quantity: batchWeights.quantity })
    .from(batchWeights)
    .where(and(eq(batchWeights.deliveryOrderId, load.id), eq(batchWeights.revision, load.revision)))
  return rows.some(({ quantity }) => quantity === null) ? load.quantity : cubicMetres(sum(rows.map(of => of.quantity!)))
}
export type WeightRow = Awaited<ReturnType<typeof weightsOf>>[number]
