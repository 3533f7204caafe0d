import { and, eq, inArray, ne, or, sql as raw, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Cancellation, Replaces } from '~/domain/billing/reissued-invoice'
import type { Sql } from '../kit/open'
import { invoiceDrafts, invoices } from './tables'

const note = alias(invoices, 'cancelling')
const anew = alias(invoiceDrafts, 'anew')
const made = alias(invoices, 'made_anew')

export async function cancellationOf(sql: Sql, invoiceId: string): Promise<Cancellation | null> {
  const [row] = await sql
    .select({
      draftId: invoiceDrafts.id,
      draftNo: invoiceDrafts.draftNo,
      status: invoiceDrafts.status,
      noteNo: note.invoiceNo,
      noteDate: note.invoiceDate,
      anewDraftId: anew.id,
      anewDraftNo: anew.draftNo,
      anewInvoiceNo: made.invoiceNo,
    })
    .from(invoiceDrafts)
    .leftJoin(note, eq(note.draftId, invoiceDrafts.id))
    .leftJoin(anew, and(eq(anew.replacesInvoiceId, invoiceDrafts.creditsInvoiceId), ne(anew.status, 'withdrawn')))
    .leftJoin(made, eq(made.draftId, anew.id))
    .where(
      and(
        eq(invoiceDrafts.creditsInvoiceId, invoiceId),
        eq(invoiceDrafts.noteReason, 'cancel'),
        ne(invoiceDrafts.status, 'withdrawn'),
      ),
    )
  return row ?? null
}

/** Those of the invoices that a note cancels which may not be issued yet: nobody is reminded of them. */
export async function beingCancelled(sql: Sql, invoiceIds: readonly string[]): Promise<Set<string | null>> {
  if (!invoiceIds.length) return new Set()
  const { creditsInvoiceId, noteReason, status } = invoiceDrafts
  const rows = await sql
    .select({ id: creditsInvoiceId })
    .from(invoiceDrafts)
    .where(and(inArray(creditsInvoiceId, [...invoiceIds]), eq(noteReason, 'cancel'), ne(status, 'withdrawn')))
  return new Set(rows.map(row => row.id))
}

export async function replacedBy(sql: Sql, draftId: string): Promise<Replaces | null> {
  const cancel = alias(invoiceDrafts, 'cancel')
  const [row] = await sql
    .select({
      invoiceNo: invoices.invoiceNo,
      invoiceDate: invoices.invoiceDate,
      noteNo: note.invoiceNo,
      reissue: invoiceDrafts.reissue,
    })
    .from(invoiceDrafts)
    .innerJoin(invoices, eq(invoices.id, invoiceDrafts.replacesInvoiceId))
    .leftJoin(
      cancel,
      and(eq(cancel.creditsInvoiceId, invoices.id), eq(cancel.noteReason, 'cancel'), eq(cancel.status, 'invoiced')),
    )
    .leftJoin(note, eq(note.draftId, cancel.id))
    .where(eq(invoiceDrafts.id, draftId))
  if (!row) return null
  const { reissue, ...replaces } = row
  return { ...replaces, attention: reissue?.attention ?? null, remarks: reissue?.remarks ?? null }
}

/** Whether the invoice of a row is cancelled, by a note of up to a day; `invoiceId` is a column or a value. */
export const isCancelled = (
  invoiceId: unknown,
  day?: string,
): SQL<boolean> => raw<boolean>`exists (select 1 from ${invoices} taken
  join ${invoiceDrafts} cancels on cancels.id = taken.draft_id and cancels.note_reason = 'cancel'
  where taken.credits_invoice_id = ${invoiceId} ${day ? raw`and taken.invoice_date <= ${day}` : raw``})`

/** Whether a draft became a cancelled invoice or a note to one: what it billed is billed no more. */
export const billsNoMore: SQL<boolean> = raw<boolean>`exists (select 1 from ${invoices} bill
  where (bill.draft_id = ${invoiceDrafts.id} or bill.id = ${invoiceDrafts.creditsInvoiceId}) and ${isCancelled(raw`bill.id`)})`

type Bill = Pick<
  typeof invoices.$inferSelect,
  'invoiceNo' | 'kind' | 'invoiceDate' | 'quantity' | 'subtotal' | 'gstPercent' | 'gstTotals' | 'gst'
> & { id: string }

/** An invoice and its numbered notes, by their dates. */
export function billsOf(sql: Sql, invoiceId: string): Promise<Bill[]> {
  const { id, invoiceNo, kind, invoiceDate, quantity, subtotal, gstPercent, gstTotals, gst } = invoices
  return sql
    .select({ id, invoiceNo, kind, invoiceDate, quantity, subtotal, gstPercent, gstTotals, gst })
    .from(invoices)
    .where(or(eq(invoices.id, invoiceId), eq(invoices.creditsInvoiceId, invoiceId)))
    .orderBy(invoices.invoiceDate, invoices.createdAt)
}
