import { and, eq, inArray, isNull, ne, not, sql as raw } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { billsNoMore } from './cancelled-invoice'
import { invoiceDraftLines, invoiceDrafts } from './tables'

/**
 * On which drafts the own charges of orders (specimens, services) are: an order, the drafts that charge it. A line asks for its
 * draft in a statement of its own: joined, PostgreSQL takes every draft there is and looks at the lines of all.
 */
export async function chargedOnce(sql: Sql, orderIds: readonly string[]): Promise<Map<string | null, string[]>> {
  if (!orderIds.length) return new Map()
  const { orderId, draftId, deliveryOrderId, kind } = invoiceDraftLines
  const draft = invoiceDrafts
  const charging = sql
    .select({ is: raw`true` })
    .from(draft)
    // A note corrects what an invoice charges and charges nothing itself.
    .where(and(eq(draft.id, draftId), eq(draft.kind, 'invoice'), ne(draft.status, 'withdrawn'), not(billsNoMore)))
    .limit(1)
  const rows = await sql
    .selectDistinct({ orderId, draftId })
    .from(invoiceDraftLines)
    .where(
      and(
        inArray(orderId, [...new Set(orderIds)]),
        isNull(deliveryOrderId),
        inArray(kind, ['sub_product', 'service']),
        raw`(${charging})`,
      ),
    )
  return new Map([...Map.groupBy(rows, row => row.orderId)].map(([id, of]) => [id, of.map(row => row.draftId)]))
}
