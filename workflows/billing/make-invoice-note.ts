import { cancellationOf } from '~/db/billing/cancelled-invoice'
import { invoice, seenInvoice } from '~/db/billing/invoice'
import { type InvoiceDraftRow, invoiceDraft } from '~/db/billing/invoice-draft'
import { draftLine } from '~/db/billing/invoice-draft-line'
import { notedLines, type OpenNote, openNoteTo } from '~/db/billing/noted-lines'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import type { BillLine } from '~/domain/billing/bill-line'
import { cancelledWords } from '~/domain/billing/cancelled-lines'
import { usualGst } from '~/domain/billing/gst'
import type { CommercialNote } from '~/domain/billing/invoice-note'
import { commercialLines, overCredit, ratedAs } from '~/domain/billing/invoice-note-lines'
import { type InvoicedItem, itemsOf, type RateLeft, rateLeft } from '~/domain/billing/invoiced-items'
import { linesHash } from '~/domain/billing/lines-hash'
import { type NoteReason, noteKind } from '~/domain/billing/note'
import type { Reissue } from '~/domain/billing/reissued-invoice'
import { type Totals, totalsOf } from '~/domain/billing/totals'
import { isZero } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { nextDraftNo } from './numbers'

type NoteBasis = {
  items: InvoicedItem[]
  rates: RateLeft[]
  /** A note that is not issued yet, which must be issued or withdrawn before another one is made. */
  open: OpenNote | null
}

/** What a note to this invoice may change: its items as earlier notes left them, and what is left at each rate of GST. */
export async function noteBasis(sql: Sql, person: Person, which: string): Promise<NoteBasis> {
  const { id } = await seenInvoice(sql, person, which)
  const row = await invoice.get(sql, id)
  const lines = await notedLines(sql, row)
  return { items: itemsOf(lines), rates: rateLeft(lines), open: await openNoteTo(sql, id) }
}

/**
 * A credit or debit note for a commercial reason. The invoice is locked first, so of two notes made at once the second
 * sees the first. It climbs the levels of a draft and takes its number when it is issued.
 */
export async function makeInvoiceNote(work: Work, which: string, asked: CommercialNote): Promise<InvoiceDraftRow> {
  const original = await lockToCorrect(work, which)
  const lines = commercialLines(await notedLines(work.sql, original), asked)
  const note = await insertNote(work, original, lines, asked.reason)
  if (isZero(note.total)) throw invalid('lines', 'This note amounts to zero')
  return note
}

/** The note of an approved price change to one invoice, in the name of who submitted the change. */
export async function makePriceNote(
  work: Work,
  invoiceId: string,
  lines: readonly BillLine[],
  madeBy: string,
): Promise<InvoiceDraftRow> {
  const original = await lockToCorrect(work, invoiceId)
  const over = overCredit(rateLeft(await notedLines(work.sql, original)), ratedAs(lines, usualGst(original)))
  if (over) throw new Refused(`${original.invoiceNo}: ${over}`, undefined, { rule: 'credit-left' })
  return insertNote(work, original, lines, 'price', { madeBy })
}

type Original = Awaited<ReturnType<typeof lockToCorrect>>

/** The invoice that a person corrects, locked, with no note on it that is not issued yet. */
export async function lockToCorrect(work: Work, which: string) {
  const { id } = await seenInvoice(work.sql, work.by, which)
  const original = await invoice.lock(work, id)
  if (original.kind !== 'invoice')
    throw new Refused('A note is made to an invoice, not to another note', undefined, { kind: original.kind })
  const cancelled = await cancellationOf(work.sql, id)
  if (cancelled?.noteNo)
    throw new Refused(cancelledWords(original.invoiceNo, cancelled), undefined, { rule: 'cancelled' })
  const open = await openNoteTo(work.sql, id)
  if (open)
    throw new Refused(
      `${open.draftNo} already corrects this invoice and is not issued yet. Issue or withdraw it first`,
      undefined,
      { rule: 'one-open-note', draftId: open.id },
    )
  return original
}

export async function insertNote(
  work: Work,
  original: Original,
  lines: readonly (BillLine & { correctsLineId?: string | null })[],
  noteReason: NoteReason,
  { madeBy = work.by.id, whole }: { madeBy?: string; whole?: { totals: Totals; reissue: Reissue } } = {},
): Promise<InvoiceDraftRow> {
  const totals = whole?.totals ?? totalsOf(lines, usualGst(original))
  const { customerId, projectId, regionId, salespersonId, purchaseOrderNo, fromDate, toDate } = original
  const draft = await invoiceDraft.insert(
    work,
    {
      ...{ customerId, projectId, regionId, salespersonId, purchaseOrderNo, fromDate, toDate },
      ...totals,
      draftNo: await nextDraftNo(work, fromDate.slice(0, 4)),
      kind: noteKind(totals.total),
      status: 'with_sales',
      linesHash: await linesHash(lines, purchaseOrderNo),
      creditsInvoiceId: original.id,
      noteReason,
      reissue: whole?.reissue ?? null,
      madeBy,
    },
    'make note',
  )
  for (const line of lines) await draftLine.insert(work, { ...line, draftId: draft.id })
  return draft
}
