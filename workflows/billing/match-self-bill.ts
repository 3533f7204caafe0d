import { draftException, lockExceptions, ownersOf } from '~/db/billing/draft-exception'
import { type InvoiceDraftRow, lockSeenDraft } from '~/db/billing/invoice-draft'
import { type DraftLineRow, linesOf } from '~/db/billing/invoice-draft-line'
import {
  documentLines,
  isSelfBilling,
  type SelfBillRecord,
  selfBill,
  selfBillLine,
  selfBillOfDocument,
  selfBillOfDraft,
} from '~/db/billing/self-bill'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { hasEnded } from '~/domain/billing/invoice-draft'
import { isNote } from '~/domain/billing/note'
import type { SelfBillDocument } from '~/domain/billing/self-bill'
import {
  differenceText,
  differing,
  gstHolds,
  type MatchedLine,
  matchSelfBill,
  type StatedLine,
} from '~/domain/billing/self-bill-match'
import { showMoney } from '~/domain/kit/figures'
import { amount, compare, sum } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { businessDay, spokenDay } from '~/domain/kit/time'
import { advanceLocked } from '../kit/workflow'
import { invoiceDraftFlow } from './invoice-draft'
import { settle } from './raise-draft-exceptions'
import { lastDelivery } from './refuse-before-delivery'

/**
 * Takes in the customer's own tax invoice, or a corrected one in its place, and compares it line by line. What differs is
 * an exception of the draft: until all of them are decided it is not owed, and what was approved before is approved anew.
 */
export async function takeSelfBill(work: Work, id: string, of: SelfBillDocument): Promise<SelfBillRecord> {
  const { draftId } = await selfBill.get(work.sql, id)
  const draft = await lockSeenDraft(work, draftId)
  const bill = selfBill.atVersion(await selfBill.lock(work, id), of.version)
  if (hasEnded(draft.status))
    throw new Refused(`The document of ${bill.statementNo} can no longer be changed`, undefined, {
      status: draft.status,
    })
  const { documentNo, documentDate, gst } = of
  const subtotal = amount(sum(of.lines.map(line => line.amount)))
  const added = sum([subtotal, gst]).toFixed(2)
  if (compare(added, of.total) !== 0)
    throw invalid('total', `The lines and GST add up to ${showMoney(added)}, not ${showMoney(of.total)}`)
  if (documentDate > businessDay(work.now)) throw invalid('documentDate', 'The invoice date cannot be in the future')
  const other = await selfBillOfDocument(work.sql, { customerId: bill.customerId, documentNo })
  if (other && other.id !== id)
    throw invalid('documentNo', `${documentNo} of this customer is already on ${other.statementNo}`)
  const saved = await selfBill.move(
    work,
    bill,
    {
      ...{ documentNo, documentDate, receivedAt: work.now },
      ...{ documentSubtotal: subtotal, documentGst: gst, documentTotal: of.total },
    },
    'enter invoice',
  )
  await selfBillLine.replace(
    work,
    id,
    of.lines.map((line, place) => ({ ...line, place: place + 1 })),
  )
  await raiseDifferences(work, draft, saved)
  return saved
}

async function raiseDifferences(work: Work, draft: InvoiceDraftRow, bill: SelfBillRecord): Promise<void> {
  for (const row of await lockExceptions(work, draft.id))
    if (row.kind === 'self_billed' && !row.settledAt && !row.acceptedAt) await settle(work, row, 'gone')
  const { rows, found } = await differencesOf(work.sql, draft, bill)
  const lines = await linesOf(work.sql, draft.id)
  const there = new Set(rows.flatMap(row => (row.theirs && row.ours ? [row.ours.id] : [])))
  const last = lastDelivery(lines.filter(line => there.has(line.id)))
  if (last && bill.documentDate! < last)
    throw invalid('documentDate', `It bills a delivery of ${spokenDay(last)} and cannot be dated before that`)
  if (!found.length) return
  const owners = (await ownersOf(work.sql, [draft.id])).get(draft.id)
  for (const of of found)
    await draftException.insert(
      work,
      { draftId: draft.id, kind: 'self_billed', ...of, ownerId: owners?.sales ?? owners?.maker ?? null },
      'raise',
    )
  const values = { round: draft.round + 1, approvedAt: null }
  await advanceLocked(work, invoiceDraftFlow, draft, { type: 'except', values })
}

const statedOf = (line: DraftLineRow): StatedLine => {
  const { id, kind, deliveryOrderId, doNumber, description, quantity, unit, unitPrice, amount: sumOf, disputed } = line
  return { id, kind, deliveryOrderId, doNumber, description, quantity, unit, unitPrice, amount: sumOf, disputed }
}

type Difference = { text: string; lineId: string; deliveryOrderId: string | null }

/** Both documents line by line, and what of it is to be decided. GST counts where the lines agree. */
export async function differencesOf(
  sql: Sql,
  draft: Pick<InvoiceDraftRow, 'id' | 'gst' | 'gstPercent' | 'gstTotals'>,
  bill: SelfBillRecord,
): Promise<{ rows: MatchedLine[]; found: Difference[] }> {
  const theirs = await documentLines(sql, bill.id)
  const stated = (await linesOf(sql, draft.id)).map(statedOf)
  const rows = matchSelfBill(stated, theirs)
  const found: Difference[] = differing(rows).map(row => ({
    text: differenceText(row).slice(0, 400),
    lineId: (row.ours ?? row.theirs)!.id,
    deliveryOrderId: row.ours?.deliveryOrderId ?? null,
  }))
  const { documentSubtotal: subtotal, documentGst: gst } = bill
  const one = draft.gstTotals.length <= 1
  if (one && subtotal && gst && !gstHolds({ subtotal, gst, lines: theirs.length }, draft.gstPercent))
    found.push({
      text: `GST of ${showMoney(gst)} on ${showMoney(subtotal)} is not ${Number(draft.gstPercent)} per cent`,
      lineId: bill.id,
      deliveryOrderId: null,
    })
  return { rows, found }
}

/**
 * The statement of a draft that may become a receivable: its customer's document is here and nothing of it is undecided.
 * Undefined where the invoice is ours.
 */
export async function matchedSelfBill(work: Work, draft: InvoiceDraftRow): Promise<SelfBillRecord | undefined> {
  if (isNote(draft.kind)) return
  const bill = await selfBillOfDraft(work.sql, draft.id)
  if (!bill?.documentNo) {
    if (!(await isSelfBilling(work.sql, draft.customerId))) return
    throw new Refused(
      'This customer issues the invoices itself. Send it a statement and enter its invoice',
      undefined,
      {
        rule: 'self-billing',
      },
    )
  }
  const decided = new Set(
    (await lockExceptions(work, draft.id)).flatMap(of =>
      of.kind === 'self_billed' && of.createdAt >= bill.receivedAt! && (of.acceptedAt || of.settlement !== 'gone')
        ? [of.lineId]
        : [],
    ),
  )
  const { found } = await differencesOf(work.sql, draft, bill)
  const open = found.filter(of => !decided.has(of.lineId))
  if (open.length)
    throw new Refused(`${open[0]!.text}. Enter the customer’s invoice again to compare it`, undefined, {
      rule: 'self-billing',
      differences: open.length,
    })
  return bill
}
