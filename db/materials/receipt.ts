import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { ReceiptOf } from '~/domain/materials/receipt'
import { seenPlants } from '../fleet/scope'
import { plants } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { MOVE, type StockMove } from './stock-page'
import { materialOrders as orders, silos, stockEntries } from './tables'

const { id, kind, kg, at, materialOrderId, reversesId } = stockEntries

/** The receipt of a material order that is in force: no other entry takes it back. */
export async function receiptEntry(
  sql: Sql,
  orderId: string,
): Promise<{ id: string; kg: string; at: Date; happenedAt: Date | null } | undefined> {
  const back = alias(stockEntries, 'back')
  const [row] = await sql
    .select({ id, kg, at, happenedAt: stockEntries.happenedAt })
    .from(stockEntries)
    .leftJoin(back, and(eq(back.reversesId, id), eq(back.materialOrderId, materialOrderId)))
    .where(and(eq(materialOrderId, orderId), eq(kind, 'received'), isNull(reversesId), isNull(back.id)))
  return row
}

/** Every entry of an order in the ledger, in the order in which they were made. */
export const receiptEntries = (sql: Sql, orderId: string): Promise<(StockMove & { reversesId: string | null })[]> =>
  sql
    .select({ ...MOVE, reversesId })
    .from(stockEntries)
    .where(eq(materialOrderId, orderId))
    .orderBy(asc(id))
    .limit(100)

/** Every receipt that came from a source in a span to the plants that the person sees. */
export function receiptsOf(
  sql: Sql,
  person: Person,
  of: { sourceId: string; from: Date; until: Date },
): Promise<ReceiptOf[]> {
  const { status, orderedKg, receivedKg, claimKg, claimAmount, creditNo, creditAmount, pricePerTonne } = orders
  return sql
    .select({ status, orderedKg, receivedKg, claimKg, claimAmount, creditNo, creditAmount, pricePerTonne })
    .from(orders)
    .innerJoin(silos, eq(silos.id, orders.siloId))
    .innerJoin(plants, eq(plants.id, silos.plantId))
    .where(
      and(
        seenPlants(person),
        eq(orders.sourceId, of.sourceId),
        isNotNull(receivedKg),
        gte(orders.receivedAt, of.from),
        lt(orders.receivedAt, of.until),
      ),
    )
}
