import { invoice } from '~/db/billing/invoice'
import { lockSeenDraft } from '~/db/billing/invoice-draft'
import { type DraftLineRow, linesOf } from '~/db/billing/invoice-draft-line'
import { invoiceLineLedger } from '~/db/billing/invoice-line'
import { creditableOf } from '~/db/billing/noted-lines'
import { paymentDaysOf } from '~/db/billing/payment-days'
import { settingNow, settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { GenerateInvoices } from '~/domain/billing/invoice'
import { billed } from '~/domain/billing/invoice-draft'
import { hashHolds } from '~/domain/billing/lines-hash'
import { isNote, noteKind } from '~/domain/billing/note'
import { totalsOf } from '~/domain/billing/totals'
import { compare, sum } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { addDays, businessDay, type PlainDate, spokenDay } from '~/domain/kit/time'
import { changeEach } from '../kit/change-each'
import { advanceLocked } from '../kit/workflow'
import { carryDisputed } from './carry-disputed'
import { invoiceDraftFlow } from './invoice-draft'
import { nextInvoiceNo } from './numbers'
import { refuseOutsidePeriod } from './refuse-closed-period'
import { releaseOverpaid } from './take-back-payment'

export type MadeInvoice = { id: string; invoiceNo: string; draftId: string; total: string }
export type GeneratedInvoice =
  | ({ ok: true } & MadeInvoice)
  | { ok: false; draftId: string; problem: { title: string; detail: string } }

/** An invoice per approved draft; what is wrong with one does not hold up the others and takes no number. */
export const generateInvoices = (
  work: Work,
  { draftIds, invoiceDate }: GenerateInvoices,
): Promise<GeneratedInvoice[]> =>
  changeEach<string, MadeInvoice, GeneratedInvoice>(work, [...new Set(draftIds)], {
    idOf: draftId => draftId,
    change: (item, draftId) => invoiceOf(item, draftId, invoiceDate),
    done: made => ({ ok: true, ...made }),
    refused: (problem, draftId) => ({ ok: false, draftId, problem }),
  })

/**
 * One invoice of one approved draft. Its number is taken last and in the same transaction, so the numbers of a year have
 * no gap; the lines are copied, because an invoice never changes again.
 */
export async function invoiceOf(work: Work, draftId: string, invoiceDate: string): Promise<MadeInvoice> {
  if (invoiceDate > businessDay(work.now)) throw invalid('invoiceDate', 'The invoice date cannot be in the future')
  const draft = await lockSeenDraft(work, draftId)
  const all = await linesOf(work.sql, draftId)
  const lines = billed(all)
  if (!lines.length) throw new Refused('There is nothing to invoice on this draft', undefined, { rule: 'empty' })
  refuseBefore(lastDelivery(lines) ?? draft.fromDate, invoiceDate)
  await refuseOutsidePeriod(work, draft, invoiceDate)
  if (!(await hashHolds(draft, lines)))
    throw new Refused('The lines differ from those approved', undefined, { rule: 'content' })
  if (draft.creditsInvoiceId) await refuseOverCredit(work, draft.creditsInvoiceId, draft.subtotal, invoiceDate)
  const taxed = isNote(draft.kind) ? lines : await taxedOn(work, lines, invoiceDate)
  const totals = totalsOf(taxed, draft.gstPercent)
  const days = (await paymentDaysOf(work.sql, draft.customerId)) ?? (await settingNow(work, 'billing.payment-days'))
  const moved = await advanceLocked(work, invoiceDraftFlow, draft, { type: 'invoice' })
  const kind = isNote(draft.kind) || compare(totals.total, 0) < 0 ? noteKind(totals.total) : 'invoice'
  const invoiceNo = await nextInvoiceNo(work, kind, invoiceDate.slice(0, 4))
  const { customerId, projectId, regionId, salespersonId, purchaseOrderNo, fromDate, toDate, creditsInvoiceId } = moved
  const row = await invoice.insert(
    work,
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
      invoiceDate,
      dueDate: kind === 'credit_note' ? invoiceDate : addDays(invoiceDate, days),
      ...totals,
    },
    'generate',
  )
  await invoiceLineLedger.addAll(
    work,
    taxed.map((line, at) => ({
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
      gstPercent: line.gstPercent ?? draft.gstPercent,
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
  return { id: row.id, invoiceNo, draftId, total: row.total }
}

/** A bill names what was supplied: its day is that of the last delivery at the earliest. */
function refuseBefore(last: PlainDate, invoiceDate: PlainDate) {
  if (invoiceDate < last)
    throw new Refused(`This draft goes to ${spokenDay(last)}; the invoice cannot be dated before that`, undefined, {
      rule: 'before-delivery',
      last,
    })
}

/**
 * A note is not dated before the invoice that it corrects and never takes it below zero. The invoice stays locked until the
 * note is in, so of two notes issued at once the second counts the first.
 */
async function refuseOverCredit(work: Work, invoiceId: string, subtotal: string, invoiceDate: string) {
  const original = await invoice.lock(work, invoiceId)
  if (invoiceDate < original.invoiceDate)
    throw new Refused(
      `${original.invoiceNo} is dated ${spokenDay(original.invoiceDate)}; a note on it cannot be dated before that`,
      undefined,
      { rule: 'before-invoice', invoiceDate: original.invoiceDate },
    )
  const left = await creditableOf(work.sql, invoiceId)
  if (compare(subtotal, 0) < 0 && sum([left, subtotal]).isNegative())
    throw new Refused(`Only S$${left} before GST of ${original.invoiceNo} is left to credit`, undefined, {
      rule: 'credited-within-invoice',
      left,
    })
}

const lastDelivery = (lines: readonly DraftLineRow[]) =>
  lines
    .flatMap(line => line.doDate ?? [])
    .sort()
    .at(-1)

/** Where the day of the invoice decides the tax every line takes its rate; else each keeps the rate of its delivery. */
async function taxedOn(work: Work, lines: DraftLineRow[], invoiceDate: string): Promise<DraftLineRow[]> {
  if ((await settingOn(work.sql, 'billing.gst-by', invoiceDate)) === 'delivery') return lines
  const gstPercent = await settingOn(work.sql, 'billing.gst-percent', invoiceDate)
  return lines.map(line => ({ ...line, gstPercent }))
}
