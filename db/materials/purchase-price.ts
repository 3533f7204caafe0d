import { and, desc, eq, isNotNull, ne, sql as raw } from 'drizzle-orm'
import { decimal } from '~/domain/kit/money'
import type { Sql } from '../kit/open'
import { materials, materialOrders as orders } from './tables'

/**
 * S$ a tonne at which a source delivered or was asked to last, by the order that went out last but for the one given; what
 * the material costs by its own record where none went out. Null where neither says so.
 */
export async function purchasePrice(
  sql: Sql,
  of: { materialId: string; sourceId: string | null; id?: string },
): Promise<string | null> {
  const sent = and(
    eq(orders.materialId, of.materialId),
    of.sourceId ? eq(orders.sourceId, of.sourceId) : undefined,
    of.id ? ne(orders.id, of.id) : undefined,
    isNotNull(orders.pricePerTonne),
    ne(orders.status, 'draft'),
    ne(orders.status, 'revoked'),
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
  return row?.last ?? (row?.costPerKg ? decimal(row.costPerKg).times(1000).toFixed(4) : null)
}
