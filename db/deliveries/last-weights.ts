import { and, eq, lte, max, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { type WeightRow, weightsOf } from './batch-weight'
import { batchWeights, deliveryOrders } from './tables'

/** The batch record that counts at a revision: a change of paper leaves the weights where they were written. */
export async function countingWeights(
  sql: Sql,
  load: { id: string; revision: number },
): Promise<{ revision: number; rows: WeightRow[] }> {
  const [row] = await sql
    .select({ revision: max(batchWeights.revision) })
    .from(batchWeights)
    .where(and(eq(batchWeights.deliveryOrderId, load.id), lte(batchWeights.revision, load.revision)))
  const revision = row?.revision ?? load.revision
  return { revision, rows: await weightsOf(sql, load.id, revision) }
}

/** The same of rows that are read already, for many loads at once. */
export function countingOf<Of extends { revision: number }>(weights: readonly Of[], revision: number): Of[] {
  const last = Math.max(0, ...weights.map(row => row.revision).filter(of => of <= revision))
  return weights.filter(row => row.revision === last)
}

/** The same within a statement that joins weights to their loads. */
export const weightCounts: SQL = raw`${batchWeights.revision} = (select max(counting.revision) from ${batchWeights} counting
    where counting.delivery_order_id = ${deliveryOrders.id} and counting.revision <= ${deliveryOrders.revision})`
