import { buyerNow } from '~/db/billing/bill-buyer'
import { heldClosedUntil } from '~/db/billing/billing-period'
import { gstSourceOfBill } from '~/db/billing/gst-source'
import { invoice } from '~/db/billing/invoice'
import { type InvoiceDraftRow, lockSeenDraft } from '~/db/billing/invoice-draft'
import { type DraftLineRow, linesOf } from '~/db/billing/invoice-draft-line'
import { invoiceLineLedger } from '~/db/billing/invoice-line'
import type { SelfBillRecord } from '~/db/billing/self-bill'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { gstOfDay } from '~/db/pricing/agreed-gst-treatment'
import { paymentTermOn } from '~/db/pricing/agreed-payment-term'
import { usualGst } from '~/domain/billing/gst'
import type { GenerateInvoices } from '~/domain/billing/invoice'
import { billed } from '~/domain/billing/invoice-draft'
import { ratedAs } from '~/domain/billing/invoice-note-lines'
import { hashHolds } from '~/domain/billing/lines-hash'
import { isNote, noteKind } from '~/domain/billing/note'
import { type Totals, taxedAsStated, totalsOf } from '~/domain/billing/totals'
import { compare } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { addDays, businessDay, type PlainDate } from '~/domain/kit/time'
import { changeEach } from '../kit/change-each'
import { advanceLocked } from '../kit/workflow'
import { carryDisputed } from './carry-disputed'
import { invoiceDraftFlow } from './invoice-draft'
import { matchedSelfBill } from './match-self-bill'
import { nextInvoiceNo } from './numbers'
import { lastDelivery, refuseBeforeDelivery } from './refuse-before-delivery'
import { refuseOutsidePeriod, refuseUnconfirmedMove } from './refuse-closed-period'
import { refuseOverCredit } from './refuse-over-credit'
import { refuseWithoutGstNo } from './refuse-without-gst-no'
import { reissueInvoice } from './reissue-invoice'
import { releaseOverpaid } from './take-back-payment'

export type MadeInvoice = { id: string; invoiceNo: string; draftId: string; total: string }
export type GeneratedInvoice =
  | ({ ok: true } & MadeInvoice)
  | { ok: false; draftId: string; problem: { title: string; detail: string } }

/** An invoice per approved draft; what is wrong with one does not hold up the others and takes no number. */
export const generateInvoices = (
  work: Work,
  { draftIds, invoiceDate, closedReason }: GenerateInvoices,
): Promise<GeneratedInvoice[]> =>
  changeEach<string, MadeInvoice, GeneratedInvoice>(work, [...new Set(draftIds)], {
    idOf: draftId => draftId,
    change: (item, draftId) => invoiceOf(item, draftId, invoiceDate, closedReason),
    done: made => ({ ok: true, ...made }),
    refused: (problem, draftId) => ({ ok: false, draftId, problem }),
  })

/**
 * One invoice of one approved draft. Its number is taken last and in the same transaction, so the numbers of a year have
 * no gap; the lines are copied, because an invoice never changes again.
 */
export async function invoiceOf(
  work: Work,
  draftId: string,
  day: string,
  closedReason?: string | null,
): Promise<MadeInvoice> {
  const draft = await lockSeenDraft(work, draftId)
  const all = await linesOf(work.sql, draftId)
  const lines = billed(all)
  const last = lastDelivery(lines) ?? draft.fromDate
  const theirs = await matchedSelfBill(work, draft)
  const wished = theirs?.documentDate ?? (draft.replacesInvoiceId && draft.reissue?.invoiceDate)
  if (wished && !closedReason) await refuseUnconfirmedMove(work, draft, wished, day)
  const invoiceDate = await dateOf(work, draft, { wished, last, day })
  if (invoiceDate > businessDay(work.now)) throw invalid('invoiceDate', 'The invoice date cannot be in the future')
  if (!lines.length) throw new Refused('There is nothing to invoice on this draft', undefined, { rule: 'empty' })
  refuseBeforeDelivery(last, invoiceDate)
  await refuseOutsidePeriod(work, draft, invoiceDate)
  if (!(await hashHolds(draft, lines)))
    throw new Refused('The lines differ from those approved', undefined, { rule: 'content' })
  if (draft.creditsInvoiceId) await refuseOverCredit(work, draft, draft.creditsInvoiceId, invoiceDate)
  if (draft.replacesInvoiceId && all.length > lines.length)
    throw new Refused('Settle the lines in dispute first: this draft replaces a cancelled invoice', undefined, {
      rule: 'dispute',
    })
  const taxed = isNote(draft.kind) ? lines : await taxedOn(work, draft, lines, invoiceDate)
  const reckoned = draft.noteReason === 'cancel' ? asApproved(draft) : totalsOf(taxed, usualGst(draft))
  const totals = theirs ? taxedAsStated(reckoned, statedBy(theirs)) : reckoned
  if (!isNote(draft.kind) && !theirs) await refuseWithoutGstNo(work, draft.customerId, totals)
  const billDay = theirs?.documentDate ?? invoiceDate
  const term = await paymentTermOn(work.sql, draft, billDay)
  const moved = await advanceLocked(work, invoiceDraftFlow, draft, { type: 'invoice' })
  const kind = isNote(draft.kind) || compare(totals.total, 0) < 0 ? noteKind(totals.total) : 'invoice'
  // The day that was approved with a cancellation is kept, though later bills have gone out meanwhile.
  const invoiceNo = theirs?.statementNo ?? (await nextInvoiceNo(work, kind, invoiceDate, invoiceDate !== wished))
  const { customerId, projectId, regionId, salespersonId, purchaseOrderNo, fromDate, toDate } = moved
  const { creditsInvoiceId, replacesInvoiceId } = moved
  const row = await invoice.insert(
    { ...work, reason: (wished && invoiceDate !== wished && closedReason) || work.reason },
    {
      invoiceNo,
      kind,
      draftId,
      customerId,
      projectId,
      regionId,
      salespersonId,
      purchaseOrderNo,
      fromDate,
      toDate,
      creditsInvoiceId,
      replacesInvoiceId,
      invoiceDate,
      ...(kind === 'credit_note'
        ? { dueDate: invoiceDate }
        : { dueDate: addDays(billDay, term.days), paymentTermSource: term.source }),
      gstSource: await gstSourceOfBill(work.sql, draft, totals, billDay),
      buyer: await buyerNow(work.sql, moved),
      customerDocumentNo: theirs?.documentNo ?? null,
      ...totals,
    },
    'generate',
  )
  await invoiceLineLedger.addAll(
    work,
    ratedAs(taxed, usualGst(draft)).map((line, at) => ({
      invoiceId: row.id,
      place: at + 1,
      kind: line.kind,
      deliveryOrderId: line.deliveryOrderId,
      doNumber: line.doNumber,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      amount: line.amount,
      gstPercent: line.gstPercent,
      gstCode: line.gstCode,
    })),
    'lines',
    row.id,
    { total: row.total },
  )
  await carryDisputed(
    work,
    moved,
    all.filter(line => line.disputed),
  )
  if (kind === 'credit_note' && creditsInvoiceId)
    await releaseOverpaid(work, creditsInvoiceId, `Credit note ${invoiceNo}`)
  if (draft.noteReason === 'cancel') await reissueInvoice(work, moved, invoiceNo)
  return { id: row.id, invoiceNo, draftId, total: row.total }
}

/**
 * The day of the customer's own document, or the one asked for when the invoice was cancelled in whose place this one comes,
 * for as long as that day can be had: a
 * month that was closed since, or a later delivery, leaves the day on which it is issued.
 */
async function dateOf(
  work: Work,
  draft: InvoiceDraftRow,
  { wished, last, day }: { wished: PlainDate | null | undefined; last: PlainDate; day: PlainDate },
): Promise<PlainDate> {
  if (!wished || wished < last) return day
  const until = await heldClosedUntil(work, draft.regionId)
  return until && wished <= until ? day : wished
}

const statedBy = ({ documentSubtotal, documentGst, subtotal, gst }: SelfBillRecord) => ({
  subtotal: documentSubtotal ?? subtotal,
  gst: documentGst ?? gst,
})

/** GST of a cancelled invoice is taken back as it was charged, bill by bill, and not reckoned anew. */
const asApproved = ({ quantity, subtotal, gstPercent, gstTotals, gst, total }: InvoiceDraftRow): Totals => ({
  ...{ quantity, subtotal, gstPercent, gstTotals, gst, total },
})

/** Where the day of the invoice decides the tax every line takes its rate; else each keeps the rate of its delivery. */
async function taxedOn(
  work: Work,
  draft: InvoiceDraftRow,
  lines: DraftLineRow[],
  invoiceDate: string,
): Promise<DraftLineRow[]> {
  if ((await settingOn(work.sql, 'billing.gst-by', invoiceDate)) === 'delivery') return lines
  const { percent: gstPercent, code: gstCode } = await gstOfDay(work.sql, draft, invoiceDate)
  return lines.map(line => ({ ...line, gstPercent, gstCode }))
}
