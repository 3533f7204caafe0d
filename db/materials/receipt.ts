import { and, asc, eq, gte, isNotNull, isNull, lt, sql as raw } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { ReceiptOf } from '~/domain/materials/receipt'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import type { StockMove } from './stock-page'
import { materialOrders as orders, silos, stockEntries } from './tables'

const { id, kind, kg, at, deliveryOrderId, materialOrderId, remarks, reversesId } = stockEntries
const entry = { id, kind, kg, at, deliveryOrderId, materialOrderId, remarks, reversesId }

/** The receipt of a material order that is in force: no other entry takes it back. */
export async function receiptEntry(
  sql: Sql,
  orderId: string,
): Promise<{ id: string; kg: string; at: Date } | undefined> {
  const back = alias(stockEntries, 'back')
  const [row] = await sql
    .select({ id, kg, at })
    .from(stockEntries)
    .leftJoin(back, and(eq(back.reversesId, id), eq(back.materialOrderId, materialOrderId)))
    .where(and(eq(materialOrderId, orderId), eq(kind, 'received'), isNull(reversesId), isNull(back.id)))
  return row
}

/** Every entry of an order in the ledger, in the order in which they were made. */
export const receiptEntries = (sql: Sql, orderId: string): Promise<(StockMove & { reversesId: string | null })[]> =>
  sql.select(entry).from(stockEntries).where(eq(materialOrderId, orderId)).orderBy(asc(id)).limit(100)

export type SupplierSum = ReceiptOf & { orders: number; claimAmount: string; creditAmount: string }

/** What a source delivered in a span to the plants that the person sees, summed over orders that are in the same state. */
export function supplierSums(
  sql: Sql,
  person: Person,
  of: { sourceId: string; from: Date; until: Date },
): Promise<SupplierSum[]> {
  const total = (column: PgColumn) => raw<string>`coalesce(sum(${column}), 0)::text`
  return sql
    .select({
      status: orders.status,
      creditNo: raw<string | null>`max(${orders.creditNo})`,
      orders: raw<number>`count(*)::int`,
      orderedKg: total(orders.orderedKg),
      receivedKg: total(orders.receivedKg),
      claimKg: total(orders.claimKg),
      claimAmount: total(orders.claimAmount),
      creditAmount: total(orders.creditAmount),
    })
    .from(orders)
    .innerJoin(silos, eq(silos.id, orders.siloId))
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .where(
      and(
        seenPlants(person),
        eq(orders.sourceId, of.sourceId),
        isNotNull(orders.receivedKg),
        gte(orders.receivedAt, of.from),
        lt(orders.receivedAt, of.until),
      ),
    )
    .groupBy(orders.status, raw`${orders.creditNo} is null`)
}
