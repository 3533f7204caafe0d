import { asc, eq } from 'drizzle-orm'
import { deliveryOrders } from '../deliveries/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { invoiceDraftLines } from './tables'

export const draftLine = record(invoiceDraftLines, 'invoice_draft_line')
export type DraftLineRow = typeof invoiceDraftLines.$inferSelect & { doNumber: string | null; doDate: string | null }

/** All lines of a draft are made anew when it is generated again. */
export const draftLines = children(invoiceDraftLines, 'draftId', 'invoice_draft', 'lines')

export function linesOf(sql: Sql, draftId: string): Promise<DraftLineRow[]> {
  return read(sql).where(eq(invoiceDraftLines.draftId, draftId)).orderBy(asc(invoiceDraftLines.place))
}

const read = (sql: Sql) =>
  sql
    .select({
      id: invoiceDraftLines.id,
      version: invoiceDraftLines.version,
      createdAt: invoiceDraftLines.createdAt,
      createdBy: invoiceDraftLines.createdBy,
      updatedAt: invoiceDraftLines.updatedAt,
      updatedBy: invoiceDraftLines.updatedBy,
      draftId: invoiceDraftLines.draftId,
      kind: invoiceDraftLines.kind,
      place: invoiceDraftLines.place,
      deliveryOrderId: invoiceDraftLines.deliveryOrderId,
      deliveryRevision: invoiceDraftLines.deliveryRevision,
      plantId: invoiceDraftLines.plantId,
      itemId: invoiceDraftLines.itemId,
      description: invoiceDraftLines.description,
      quantity: invoiceDraftLines.quantity,
      unit: invoiceDraftLines.unit,
      unitPrice: invoiceDraftLines.unitPrice,
      systemPrice: invoiceDraftLines.systemPrice,
      amount: invoiceDraftLines.amount,
      trace: invoiceDraftLines.trace,
      reason: invoiceDraftLines.reason,
      disputed: invoiceDraftLines.disputed,
      doNumber: deliveryOrders.doNumber,
      doDate: deliveryOrders.doDate,
    })
    .from(invoiceDraftLines)
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceDraftLines.deliveryOrderId))
    .$dynamic()
