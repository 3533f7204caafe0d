import { and, asc, eq, inArray, sql as raw } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '~/domain/access/roles'
import type { BillLine } from '~/domain/billing/bill-line'
import { Missing } from '~/domain/kit/problem'
import { deliveryOrders } from '../deliveries/tables'
import { children } from '../kit/children'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { seenDrafts } from './scope'
import { invoiceDraftLines, invoiceDrafts } from './tables'

export const draftLine = record(invoiceDraftLines, 'invoice_draft_line')
export type DraftLineRow = Omit<typeof invoiceDraftLines.$inferSelect, 'kind'> & {
  kind: BillLine['kind']
} & { doNumber: string | null; doDate: string | null }

/** A line of a draft that the person sees. */
export async function getSeenDraftLine(sql: Sql, person: Person, id: string): Promise<{ id: string }> {
  const [row] = await sql
    .select({ id: invoiceDraftLines.id })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .where(and(eq(invoiceDraftLines.id, id), seenDrafts(person)))
  if (!row) throw new Missing('There is no such line of a draft')
  return row
}

/** The lines of a draft are put down as a whole when it is generated again; those that stay keep their ids. */
export const draftLines = children(invoiceDraftLines, 'draftId', 'invoice_draft', 'lines')

type Invoiced = { draftId: string; kind: string; deliveryOrderId: string | null; itemId: string | null }

/** What the invoices have of the loads whose other lines came over to these drafts in dispute. */
export async function invoicedLinesOf(sql: Sql, draftIds: readonly string[]): Promise<Invoiced[]> {
  if (!draftIds.length) return []
  const { kind, deliveryOrderId, itemId } = invoiceDraftLines
  const carried = alias(invoiceDraftLines, 'carried')
  return sql
    .selectDistinct({ draftId: carried.draftId, kind, deliveryOrderId, itemId })
    .from(invoiceDraftLines)
    .innerJoin(
      carried,
      and(eq(carried.carriedFrom, invoiceDraftLines.draftId), eq(carried.deliveryOrderId, deliveryOrderId)),
    )
    .where(and(inArray(carried.draftId, [...draftIds]), eq(invoiceDraftLines.disputed, false)))
}

export function linesOf(sql: Sql, draftId: string): Promise<DraftLineRow[]> {
  return read(sql).where(eq(invoiceDraftLines.draftId, draftId)).orderBy(asc(invoiceDraftLines.place))
}

/** The concrete on these drafts. */
export const concreteOnDrafts = async (sql: Sql, draftIds: readonly string[]): Promise<DraftLineRow[]> =>
  draftIds.length
    ? read(sql)
        .where(and(inArray(invoiceDraftLines.draftId, [...draftIds]), eq(invoiceDraftLines.kind, 'product')))
        .orderBy(asc(invoiceDraftLines.draftId), asc(invoiceDraftLines.place))
    : []

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
      kind: raw<BillLine['kind']>`${invoiceDraftLines.kind}`,
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
      systemQuantity: invoiceDraftLines.systemQuantity,
      systemPrice: invoiceDraftLines.systemPrice,
      systemAmount: invoiceDraftLines.systemAmount,
      decidedQuantity: invoiceDraftLines.decidedQuantity,
      decidedPrice: invoiceDraftLines.decidedPrice,
      decidedBy: invoiceDraftLines.decidedBy,
      decidedAt: invoiceDraftLines.decidedAt,
      amount: invoiceDraftLines.amount,
      gstPercent: invoiceDraftLines.gstPercent,
      gstCode: invoiceDraftLines.gstCode,
      trace: invoiceDraftLines.trace,
      fact: invoiceDraftLines.fact,
      reason: invoiceDraftLines.reason,
      disputed: invoiceDraftLines.disputed,
      carriedFrom: invoiceDraftLines.carriedFrom,
      correctsLineId: invoiceDraftLines.correctsLineId,
      doNumber: deliveryOrders.doNumber,
      doDate: deliveryOrders.doDate,
    })
    .from(invoiceDraftLines)
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceDraftLines.deliveryOrderId))
    .$dynamic()
