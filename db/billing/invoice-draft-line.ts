import { and, asc, eq } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import { Missing } from '~/domain/kit/problem'
import { deliveryOrders } from '../deliveries/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { seenBills } from './scope'
import { invoiceDraftLines, invoiceDrafts } from './tables'

export const draftLine = record(invoiceDraftLines, 'invoice_draft_line')
export type DraftLineRow = typeof invoiceDraftLines.$inferSelect & { doNumber: string | null; doDate: string | null }

/** A line of a draft that the person sees. */
export async function getSeenDraftLine(sql: Sql, person: Person, id: string): Promise<{ id: string }> {
  const [row] = await sql
    .select({ id: invoiceDraftLines.id })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .where(and(eq(invoiceDraftLines.id, id), seenBills(person, invoiceDrafts.customerId)))
  if (!row) throw new Missing('There is no such line of a draft')
  return row
}

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
      orderId: invoiceDraftLines.orderId,
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
      gstPercent: invoiceDraftLines.gstPercent,
      trace: invoiceDraftLines.trace,
      fact: invoiceDraftLines.fact,
      reason: invoiceDraftLines.reason,
      disputed: invoiceDraftLines.disputed,
      doNumber: deliveryOrders.doNumber,
      doDate: deliveryOrders.doDate,
    })
    .from(invoiceDraftLines)
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceDraftLines.deliveryOrderId))
    .$dynamic()
