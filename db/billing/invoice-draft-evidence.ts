import { and, desc, eq, inArray, ne, not } from 'drizzle-orm'
import type { LastBill, TicketTimes } from '~/domain/billing/invoice-draft-evidence'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { attachments } from '../kit/tables'
import { isSignature, signerOf } from '../orders/signature'
import { users } from '../users/tables'
import { isCancelled } from './cancelled-invoice'
import { invoiceDraftLines, invoices } from './tables'

/** The times of loads as their tickets have them, and who signed for them. */
export async function ticketTimes(sql: Sql, loadIds: readonly string[]): Promise<Map<string, TicketTimes>> {
  if (!loadIds.length) return new Map()
  const { id, doNumber, batchedAt, leftAt, onSiteAt, pourStartAt, pourEndAt, deliveredManually } = deliveryOrders
  const rows = await sql
    .select({
      ...{ id, doNumber, batchedAt, leftAt, onSiteAt, pourStartAt, pourEndAt, deliveredManually },
      signedAs: attachments.name,
      signedAt: attachments.createdAt,
    })
    .from(deliveryOrders)
    .leftJoin(attachments, isSignature)
    .where(inArray(id, [...new Set(loadIds)]))
  return new Map(
    rows.map(({ id: loadId, signedAs, ...ticket }) => [
      loadId,
      { ...ticket, signedBy: signedAs && signerOf(signedAs, ticket.doNumber) },
    ]),
  )
}

/** What the project's last invoice before this draft had each product at. */
export async function lastBills(
  sql: Sql,
  { id, projectId }: { id: string; projectId: string },
  productIds: readonly string[],
): Promise<Map<string, LastBill>> {
  if (!productIds.length) return new Map()
  const { itemId, unitPrice, kind, disputed, place } = invoiceDraftLines
  const { invoiceNo, invoiceDate } = invoices
  const rows = await sql
    .selectDistinctOn([itemId], { itemId, unitPrice, invoiceNo, invoiceDate })
    .from(invoiceDraftLines)
    .innerJoin(invoices, eq(invoices.draftId, invoiceDraftLines.draftId))
    .where(
      and(
        eq(invoices.projectId, projectId),
        eq(invoices.kind, 'invoice'),
        // What was cancelled is nothing to compare with: it may have been cancelled for its price.
        not(isCancelled(invoices.id)),
        ne(invoices.draftId, id),
        eq(kind, 'product'),
        eq(disputed, false),
        inArray(itemId, [...new Set(productIds)]),
      ),
    )
    .orderBy(itemId, desc(invoiceDate), desc(invoiceNo), desc(place))
  return new Map(rows.map(({ itemId: product, ...bill }) => [product!, bill]))
}

export async function namesOf(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await sql
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(row => [row.id, row.name]))
}
