import { cancelledLines, cancelledTotals } from '~/domain/billing/cancelled-lines'
import { linesHash } from '~/domain/billing/lines-hash'
import { addDays, instantOn } from '~/domain/kit/time'
import { billsOf } from '../billing/cancelled-invoice'
import { notedLines } from '../billing/noted-lines'
import { invoiceDraftLines, invoiceDrafts } from '../billing/tables'
import { bulkInsert } from '../kit/bulk'
import { type Draft, nextDraftNo, type World } from './bill-draft'
import { levelTimes, officeDayBefore } from './office-day'
import { type Issued, issueBills } from './paid'

const REASON = 'Made out to the head office, not to the site office'
const REISSUE = {
  purchaseOrderNo: null,
  attention: 'Site office, project accounts',
  remarks: 'Please pay this invoice alone',
  invoiceDate: null,
}

type Reissued = { cancelled: string; noteMade: Date; note: Draft; anew: Draft; bills: Issued[] }

/** One invoice that was wrong as a whole: yesterday a credit note cancelled it, and its loads were billed anew. */
export async function seedReissued(world: World, issued: readonly Issued[]): Promise<Reissued | null> {
  const { seed, series, maker } = world
  const original = issued.findLast(bill => bill.exportId && !bill.customerDocumentNo && !bill.of.row.lastEditedBy)
  if (!original) return null
  const dayBefore = (day: string) => officeDayBefore(seed, addDays(day, -1))
  const yesterday = dayBefore(seed.today)
  const noteMade = instantOn(dayBefore(yesterday), '09:00')
  const { of: old, id: creditsInvoiceId } = original
  const year = old.row.fromDate.slice(0, 4)
  const common = { ...old.row, reissue: REISSUE, lastEditedBy: null, madeBy: maker.id }

  const asked = instantOn(dayBefore(dayBefore(yesterday)), '14:20')
  const taken = cancelledLines(await notedLines(seed.sql, original), REASON)
  const note = {
    row: {
      ...common,
      ...seed.stamp(asked),
      ...cancelledTotals(await billsOf(seed.sql, original.id), original.gstPercent),
      draftNo: nextDraftNo(series, year),
      kind: 'credit_note',
      linesHash: await linesHash(taken, old.row.purchaseOrderNo),
      creditsInvoiceId,
      noteReason: 'cancel' as const,
      approvedAt: levelTimes(seed, noteMade).at(-1)!,
    },
    exceptions: [],
  }
  const made = instantOn(yesterday, '10:00')
  const anew = {
    row: {
      ...common,
      ...seed.stamp(made),
      draftNo: nextDraftNo(series, year),
      replacesInvoiceId: creditsInvoiceId,
      approvedAt: levelTimes(seed, made).at(-1)!,
    },
    exceptions: [],
  }
  const numbers = new Map(old.lines.map(line => [line.deliveryOrderId, line.doNumber]))
  const none = { decidedQuantity: null, decidedPrice: null, decidedBy: null, decidedAt: null, disputed: false }
  const [first, second]: [Draft, Draft] = [
    {
      ...note,
      lines: taken.map(line => ({
        ...seed.stamp(asked),
        ...line,
        ...none,
        draftId: note.row.id,
        doNumber: numbers.get(line.deliveryOrderId) ?? null,
        systemQuantity: null,
        systemAmount: null,
      })),
    },
    { ...anew, lines: old.lines.map(line => ({ ...line, ...seed.stamp(made), draftId: anew.row.id })) },
  ]
  await bulkInsert(seed.sql, invoiceDrafts, [first.row, second.row])
  await bulkInsert(seed.sql, invoiceDraftLines, [...first.lines, ...second.lines])
  const bills = await issueBills(world, [
    { of: first, invoiceDate: yesterday, at: instantOn(yesterday, '10:00'), batch: null, sent: true },
    { of: second, invoiceDate: yesterday, at: instantOn(yesterday, '17:45'), batch: null, sent: false },
  ])
  return { cancelled: original.id, noteMade, note: first, anew: second, bills }
}
