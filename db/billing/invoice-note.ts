import { and, eq, getTableColumns, gte, inArray, isNotNull, lte, ne, or, sql as raw } from 'drizzle-orm'
import type { Person } from '~/domain/access/roles'
import type { AgreedLine } from '~/domain/billing/carried-lines'
import { NOTE_REASON_LABELS, type NoteReason } from '~/domain/billing/note'
import { deliveryOrders } from '../deliveries/tables'
import type { Sql } from '../kit/open'
import type { Work } from '../kit/work'
import type { BillablePeriod } from './billable'
import type { InvoiceDraftRow } from './invoice-draft'
import { isOpenDraft } from './open-draft'
import { seenBills } from './scope'
import { invoiceDraftLines, invoiceDrafts, invoices } from './tables'

/** The note to an invoice about one load that has no number yet, locked. */
export async function openNote(
  work: Work,
  of: { creditsInvoiceId: string; deliveryOrderId: string },
): Promise<InvoiceDraftRow | undefined> {
  const [row] = await work.sql
    .select()
    .from(invoiceDrafts)
    .where(
      and(
        eq(invoiceDrafts.creditsInvoiceId, of.creditsInvoiceId),
        eq(invoiceDrafts.deliveryOrderId, of.deliveryOrderId),
        ne(invoiceDrafts.kind, 'invoice'),
        isOpenDraft,
      ),
    )
    .for('update')
  return row
}

/** Notes of the period, and drafts of one cancelled invoice, that something must be settled on: their loads are looked at anew. */
export function notesToLookAtAgain(sql: Sql, person: Person, of: BillablePeriod): Promise<InvoiceDraftRow[]> {
  return sql
    .select()
    .from(invoiceDrafts)
    .where(
      and(
        inArray(invoiceDrafts.status, ['exception', 'collecting']),
        or(ne(invoiceDrafts.kind, 'invoice'), isNotNull(invoiceDrafts.replacesInvoiceId)),
        gte(invoiceDrafts.fromDate, of.fromDate),
        lte(invoiceDrafts.toDate, of.toDate),
        of.customerId ? eq(invoiceDrafts.customerId, of.customerId) : undefined,
        of.projectId ? eq(invoiceDrafts.projectId, of.projectId) : undefined,
        of.regionId ? eq(invoiceDrafts.regionId, of.regionId) : undefined,
        seenBills(person, invoiceDrafts.customerId),
      ),
    )
    .orderBy(invoiceDrafts.id)
}

export type NoteOn = {
  invoiceNo: string
  /** Where the customer issued the invoice itself. */
  customerDocumentNo: string | null
  invoiceDate: string
  doNumber: string | null
  revision: number | null
  emodNo: string | null
  /** Why it was made where it corrects no load. */
  reason: string | null
}

/** What a note corrects: the invoice, the delivery order and its revision; null for an invoice. */
export async function noteOn(sql: Sql, draftId: string): Promise<NoteOn | null> {
  const [row] = await sql
    .select({
      invoiceNo: invoices.invoiceNo,
      customerDocumentNo: invoices.customerDocumentNo,
      invoiceDate: invoices.invoiceDate,
      doNumber: deliveryOrders.doNumber,
      revision: invoiceDrafts.deliveryRevision,
      emodNo: invoiceDrafts.emodNo,
      noteReason: invoiceDrafts.noteReason,
      text: raw<
        string | null
      >`(select l.reason from ${invoiceDraftLines} l where l.draft_id = ${invoiceDrafts.id} order by l.place limit 1)`,
    })
    .from(invoiceDrafts)
    .innerJoin(invoices, eq(invoices.id, invoiceDrafts.creditsInvoiceId))
    .leftJoin(deliveryOrders, eq(deliveryOrders.id, invoiceDrafts.deliveryOrderId))
    .where(eq(invoiceDrafts.id, draftId))
  if (!row) return null
  const { noteReason, text, ...on } = row
  return { ...on, reason: noteReason && `${NOTE_REASON_LABELS[noteReason]}: ${text}` }
}

export type NoteTo = {
  draftId: string
  draftNo: string
  kind: string
  status: string
  invoiceNo: string | null
  emodNo: string | null
  noteReason: NoteReason | null
  total: string
}

/** The notes to an invoice, with and without their number. */
export function notesTo(sql: Sql, invoiceId: string): Promise<NoteTo[]> {
  return sql
    .select({
      draftId: invoiceDrafts.id,
      draftNo: invoiceDrafts.draftNo,
      kind: invoiceDrafts.kind,
      status: invoiceDrafts.status,
      invoiceNo: invoices.invoiceNo,
      emodNo: invoiceDrafts.emodNo,
      noteReason: invoiceDrafts.noteReason,
      total: invoiceDrafts.total,
    })
    .from(invoiceDrafts)
    .leftJoin(invoices, eq(invoices.draftId, invoiceDrafts.id))
    .where(and(eq(invoiceDrafts.creditsInvoiceId, invoiceId), ne(invoiceDrafts.status, 'withdrawn')))
    .orderBy(invoiceDrafts.createdAt)
}

/** All notes to an invoice that have no number yet, locked. */
export function openNotesOf(work: Work, invoiceId: string): Promise<InvoiceDraftRow[]> {
  const { creditsInvoiceId, id } = invoiceDrafts
  return work.sql
    .select()
    .from(invoiceDrafts)
    .where(and(eq(creditsInvoiceId, invoiceId), isOpenDraft))
    .orderBy(id)
    .for('update')
}

/** The lines of the numbered notes to an invoice that people made for commercial reasons, in their order. */
export async function agreedLines(sql: Sql, invoiceId: string): Promise<AgreedLine[]> {
  const { id, version, createdAt, createdBy, updatedAt, updatedBy, draftId, correctsLineId, ...line } =
    getTableColumns(invoiceDraftLines)
  const rows = await sql
    .select({ ...line, madeBy: invoiceDrafts.madeBy, madeAt: invoiceDrafts.createdAt })
    .from(invoiceDraftLines)
    .innerJoin(invoiceDrafts, eq(invoiceDrafts.id, invoiceDraftLines.draftId))
    .where(
      and(
        eq(invoiceDrafts.creditsInvoiceId, invoiceId),
        eq(invoiceDrafts.status, 'invoiced'),
        isNotNull(invoiceDrafts.noteReason),
        ne(invoiceDrafts.noteReason, 'cancel'),
      ),
    )
    .orderBy(invoiceDrafts.createdAt, invoiceDraftLines.place)
  return rows.map(row => ({ ...row, kind: row.kind as AgreedLine['kind'] }))
}
