import { and, asc, eq, inArray, or, sql as raw, type SQL } from 'drizzle-orm'
import { usualGst } from '~/domain/billing/gst'
import type { NotedLine } from '~/domain/billing/invoiced-items'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import { isOpenDraft } from './open-draft'
import { invoiceDraftLines, invoiceDrafts, invoiceLines, invoices } from './tables'

const line = invoiceDraftLines
/** The line of an invoiced draft that an invoice line was copied from: in their order, without those in dispute. */
export const isOrigin: SQL = raw`${line.draftId} = ${invoices.draftId} and not ${line.disputed} and ${invoiceLines.place} = (select count(*)
  from ${invoiceDraftLines} earlier where earlier.draft_id = ${line.draftId} and not earlier.disputed and earlier.place <= ${line.place})`
const ORIGIN = {
  orderId: line.orderId,
  deliveryRevision: line.deliveryRevision,
  plantId: line.plantId,
  itemId: line.itemId,
  reason: line.reason,
  correctsLineId: line.correctsLineId,
}

type NotedBill = Pick<typeof invoices.$inferSelect, 'id' | 'gstPercent' | 'gstTotals'>

/** All lines of an invoice and of the notes to it that were not withdrawn, those with a number first. */
export async function notedLines(sql: Sql, of: NotedBill): Promise<NotedLine[]> {
  const { id, deliveryOrderId, doNumber, description, quantity, unit, unitPrice, amount } = invoiceLines
  const issued = await sql
    .select({
      ...ORIGIN,
      ...{ id, deliveryOrderId, doNumber, description, quantity, unit, unitPrice, amount },
      kind: raw<NotedLine['kind']>`${invoiceLines.kind}`,
      gstPercent: raw<string>`coalesce(${invoiceLines.gstPercent}, ${invoices.gstPercent})::text`,
      gstCode: invoiceLines.gstCode,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .leftJoin(line, isOrigin)
    .where(or(eq(invoices.id, of.id), eq(invoices.creditsInvoiceId, of.id)))
    .orderBy(asc(invoices.createdAt), asc(invoiceLines.place))
  const pending = await sql
    .select({
      ...ORIGIN,
      id: line.id,
      deliveryOrderId: line.deliveryOrderId,
      doNumber: deliveryOrders.doNumber,
      ...{ description: line.description, quantity: line.quantity, unit: line.unit },
      ...{ unitPrice: line.unitPrice, amount: line.amount },
      kind: raw<NotedLine['kind']>`${line.kind}`,
      gstPercent: raw<string>`coalesce(${line.gstPercent}, ${of.gstPercent}::numeric)::text`,
      gstCode: raw<
        NotedLine['gstCode']
      >`coalesce(${line.gstCode}, case when ${line.gstPercent} is null then ${usualGst(of).code} end)`,
    })
    .from(line)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, line.draftId))
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, line.deliveryOrderId))
    .where(and(eq(line.disputed, false), isOpenDraft, eq(invoiceDrafts.creditsInvoiceId, of.id)))
    .orderBy(asc(invoiceDrafts.createdAt), asc(line.place))
  return [...issued.map(row => ({ ...row, issued: true })), ...pending.map(row => ({ ...row, issued: false }))]
}

export type OpenNote = { id: string; version: number; draftNo: string; noteReason: string | null }

/** The first note to an invoice that has no number yet, of a commercial reason or of a load. */
export async function openNoteTo(sql: Sql, invoiceId: string): Promise<OpenNote | null> {
  const [first] = await openNotesTo(sql, [invoiceId])
  if (!first) return null
  const { invoiceId: _of, ...open } = first
  return open
}

/** The notes to these invoices that have no number yet, in the order of their numbers. */
export async function openNotesTo(
  sql: Sql,
  invoiceIds: readonly string[],
): Promise<(OpenNote & { invoiceId: string })[]> {
  if (!invoiceIds.length) return []
  const { id, version, draftNo, noteReason, creditsInvoiceId } = invoiceDrafts
  return sql
    .select({ id, version, draftNo, noteReason, invoiceId: raw<string>`${creditsInvoiceId}` })
    .from(invoiceDrafts)
    .where(and(inArray(creditsInvoiceId, [...invoiceIds]), isOpenDraft))
    .orderBy(asc(draftNo))
}

/** What an invoice and its numbered notes come to before GST. */
export async function creditableOf(sql: Sql, invoiceId: string): Promise<string> {
  const [row] = await sql
    .select({ left: raw<string>`coalesce(sum(${invoices.subtotal}), 0)::numeric(14,2)::text` })
    .from(invoices)
    .where(or(eq(invoices.id, invoiceId), eq(invoices.creditsInvoiceId, invoiceId)))
  return row!.left
}
