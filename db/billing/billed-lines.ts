import { and, asc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { BilledLine } from '~/domain/billing/note'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { invoiceDraftLines, invoiceDrafts, invoices } from './tables'

/** The invoice that a draft became. */
export async function invoiceOfDraft(sql: Sql, draftId: string): Promise<typeof invoices.$inferSelect | undefined> {
  const [row] = await sql.select().from(invoices).where(eq(invoices.draftId, draftId))
  return row
}

/** What a bill says of a line, without what people decided on its draft: a note that corrects it starts with none of that. */
const {
  id: _id,
  version: _version,
  createdAt: _createdAt,
  createdBy: _createdBy,
  updatedAt: _updatedAt,
  updatedBy: _updatedBy,
  draftId: _draftId,
  disputed: _disputed,
  place: _place,
  decidedPrice: _price,
  decidedQuantity: _quantity,
  decidedBy: _by,
  decidedAt: _at,
  systemQuantity: _systemQuantity,
  systemAmount: _systemAmount,
  carriedFrom: _carriedFrom,
  correctsLineId: _corrects,
  ...LINE
} = getTableColumns(invoiceDraftLines)

export type Billed = { lines: BilledLine[]; revision: number | null }

/** What was billed of a load so far: on its invoice and on the notes to it that have their number. */
export async function billedOf(
  sql: Sql,
  deliveryOrderId: string,
  of: { draftId: string; invoiceId: string },
): Promise<Billed> {
  const rows = await sql
    .select({ line: LINE, kind: invoiceDrafts.kind, noteReason: invoiceDrafts.noteReason })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .where(
      and(
        eq(invoiceDraftLines.deliveryOrderId, deliveryOrderId),
        eq(invoiceDraftLines.disputed, false),
        eq(invoiceDrafts.status, 'invoiced'),
        or(eq(invoiceDrafts.id, of.draftId), eq(invoiceDrafts.creditsInvoiceId, of.invoiceId)),
      ),
    )
    .orderBy(asc(invoiceDrafts.createdAt), asc(invoiceDraftLines.place))
  return {
    lines: rows
      .filter(({ line }) => line.kind !== 'adjustment')
      .map(({ line, kind, noteReason }) => ({
        ...line,
        kind: line.kind as BilledLine['kind'],
        byHand: (kind === 'invoice' || noteReason !== null) && line.reason !== null,
      })),
    revision: rows.find(({ kind }) => kind === 'invoice')?.line.deliveryRevision ?? null,
  }
}

/** The concrete of these loads on the invoice that has each, and on the notes to it that have their number. */
export async function billedConcrete(sql: Sql, deliveryOrderIds: readonly string[]): Promise<BilledLine[]> {
  if (!deliveryOrderIds.length) return []
  const rows = await sql
    .select({ line: LINE })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .innerJoin(deliveryOrders, eq(deliveryOrders.id, invoiceDraftLines.deliveryOrderId))
    .innerJoin(invoices, eq(invoices.draftId, deliveryOrders.invoiceDraftId))
    .where(
      and(
        inArray(invoiceDraftLines.deliveryOrderId, [...deliveryOrderIds]),
        eq(invoiceDraftLines.kind, 'product'),
        eq(invoiceDraftLines.disputed, false),
        eq(invoiceDrafts.status, 'invoiced'),
        or(eq(invoiceDrafts.id, invoices.draftId), eq(invoiceDrafts.creditsInvoiceId, invoices.id)),
      ),
    )
    .orderBy(asc(invoiceDrafts.createdAt), asc(invoiceDraftLines.place))
  return rows.map(({ line }) => ({ ...line, kind: 'product', byHand: line.reason !== null }))
}
