import { and, eq, inArray, isNull, ne, not } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { billsNoMore } from './cancelled-invoice'
import { invoiceDraftLines, invoiceDrafts } from './tables'

/** On which drafts the own charges of orders (specimens, services) are: an order, the drafts that charge it. */
export async function chargedOnce(sql: Sql, orderIds: readonly string[]): Promise<Map<string | null, string[]>> {
  if (!orderIds.length) return new Map()
  const { orderId, draftId } = invoiceDraftLines
  const rows = await sql
    .selectDistinct({ orderId, draftId })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .where(
      and(
        inArray(orderId, [...new Set(orderIds)]),
        isNull(invoiceDraftLines.deliveryOrderId),
        inArray(invoiceDraftLines.kind, ['sub_product', 'service']),
        // A note corrects what an invoice charges and charges nothing itself.
        eq(invoiceDrafts.kind, 'invoice'),
        ne(invoiceDrafts.status, 'withdrawn'),
        not(billsNoMore),
      ),
    )
  return new Map([...Map.groupBy(rows, row => row.orderId)].map(([id, of]) => [id, of.map(row => row.draftId)]))
}
