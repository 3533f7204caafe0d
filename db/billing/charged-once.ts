import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { invoiceDraftLines, invoiceDrafts } from './tables'

/** Orders whose own charges (specimens, services) stand on another draft already. */
export async function chargedOnce(
  sql: Sql,
  orderIds: readonly string[],
  draftId: string | null,
): Promise<Set<string | null>> {
  if (!orderIds.length) return new Set()
  const { orderId } = invoiceDraftLines
  const rows = await sql
    .selectDistinct({ orderId })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .where(
      and(
        inArray(orderId, [...new Set(orderIds)]),
        isNull(invoiceDraftLines.deliveryOrderId),
        inArray(invoiceDraftLines.kind, ['sub_product', 'service']),
        ne(invoiceDrafts.status, 'withdrawn'),
        draftId ? ne(invoiceDrafts.id, draftId) : undefined,
      ),
    )
  return new Set(rows.map(row => row.orderId))
}
