import { and, desc, eq, isNotNull, ne, notInArray, sql as raw } from 'drizzle-orm'
import { perTonne } from '~/domain/materials/receipt'
import type { Sql } from '../kit/open'
import { materials, materialOrders as orders } from './tables'

/** Not sent, not sent any more, or sent as its parts, which have the price. */
const UNSENT = ['draft', 'revoked', 'split']

/**
 * S$ a tonne that a source was last asked to deliver at, by any order sent but the one given; without such an order or
 * without a source, what the material costs by its own record. Null where nothing says so.
 */
export async function purchasePrice(
  sql: Sql,
  of: { materialId: string; sourceId: string | null; id?: string },
): Promise<string | null> {
  const sent = and(
    eq(orders.materialId, of.materialId),
    of.sourceId ? eq(orders.sourceId, of.sourceId) : raw`false`,
    of.id ? ne(orders.id, of.id) : undefined,
    isNotNull(orders.pricePerTonne),
    notInArray(orders.status, UNSENT),
  )
  const last = sql
    .select({ price: orders.pricePerTonne })
    .from(orders)
    .where(sent)
    .orderBy(desc(orders.expectedAt), desc(orders.id))
    .limit(1)
  const [row] = await sql
    .select({ costPerKg: materials.costPerKg, last: raw<string | null>`(${last})` })
    .from(materials)
    .where(eq(materials.id, of.materialId))
  return row?.last ?? perTonne(row?.costPerKg ?? null)
}
