import { and, eq, inArray, isNull, ne, not } from 'drizzle-orm'
import type { Sql } from '../kit/open'
import { billsNoMore } from './cancelled-invoice'
import { invoiceDraftLines, invoiceDrafts } from './tables'

/**
 * On which drafts the own charges of orders (specimens, services) are: an order, the drafts that charge it. The lines are
 * found first: joined with their drafts, PostgreSQL takes every draft there is for a handful, and looks at the lines of all.
 */
export async function chargedOnce(sql: Sql, orderIds: readonly string[]): Promise<Map<string | null, string[]>> {
  if (!orderIds.length) return new Map()
  const { orderId, draftId, deliveryOrderId, kind } = invoiceDraftLines
  const lines = await sql
    .selectDistinct({ orderId, draftId })
    .from(invoiceDraftLines)
    .where(
      and(inArray(orderId, [...new Set(orderIds)]), isNull(deliveryOrderId), inArray(kind, ['sub_product', 'service'])),
    )
  const charging = await draftsThatCharge(sql, [...new Set(lines.map(line => line.draftId))])
  const rows = lines.filter(line => charging.has(line.draftId))
  return new Map([...Map.groupBy(rows, row => row.orderId)].map(([id, of]) => [id, of.map(row => row.draftId)]))
}

async function draftsThatCharge(sql: Sql, draftIds: readonly string[]): Promise<Set<string>> {
  const { id, kind, status } = invoiceDrafts
  const rows = await sql
    .select({ id })
    .from(invoiceDrafts)
    // A note corrects what an invoice charges and charges nothing itself.
    .where(and(inArray(id, [...draftIds]), eq(kind, 'invoice'), ne(status, 'withdrawn'), not(billsNoMore)))
  return new Set(rows.map(row => row.id))
}
