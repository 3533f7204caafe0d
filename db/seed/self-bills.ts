import { differenceText, differing, matchSelfBill, type StatedLine } from '~/domain/billing/self-bill-match'
import { amount, decimal, percentOf, sum } from '~/domain/kit/money'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { selfBillLines, selfBills } from '../billing/self-bill-tables'
import { bulkInsert } from '../kit/bulk'
import type { Draft, World } from './bill-draft'
import { take } from './day'
import { officeMoment } from './office-day'

/**
 * Statements to customers who issue the invoices themselves: the first has an equal invoice and is to be entered as a
 * receivable, the second one that differs in a price and leaves a load out. What differs is added to the draft.
 */
export function selfBillsOf({ seed, series }: World, drafts: readonly Draft[]) {
  return drafts.map((of, place) => {
    const { customerId, subtotal, gst, total, linesHash } = of.row
    const at = addMinutes(officeMoment(seed, addDays(of.row.toDate, 3), '10:20', 14), place)
    const statementDate = businessDay(at)
    const receivedAt = officeMoment(seed, addDays(statementDate, 2), '11:40', 8)
    const year = statementDate.slice(0, 4)
    const selfBillId = newId(at.getTime())
    const stated = of.lines.filter(line => !line.disputed).map(line => line as StatedLine)
    const lines = stated
      .filter((_, index) => place === 0 || index !== 1)
      .map((line, index) => ({
        id: newId(at.getTime() + index),
        selfBillId,
        place: index + 1,
        docketNo: line.doNumber,
        description: line.description,
        quantity: line.quantity,
        amount: place > 0 && index === 0 ? amount(decimal(line.amount).minus('17.50')) : line.amount,
      }))
    const net = sum(lines.map(line => line.amount)).toFixed(2)
    const tax = place === 0 ? gst : percentOf(net, of.row.gstPercent)
    const row = {
      ...seed.stamp(at),
      id: selfBillId,
      demo: true,
      statementNo: `SB-${year}-${String(take(series, `self-bill:${year}`)).padStart(6, '0')}`,
      draftId: of.row.id,
      ...{ customerId, statementDate, subtotal, gst, total, linesHash },
      sentAt: at,
      documentNo: `SBI-${year}-${String(118 + place)}`,
      documentDate: businessDay(officeMoment(seed, addDays(statementDate, 1), '09:00', 8)),
      documentSubtotal: net,
      documentGst: tax,
      documentTotal: sum([net, tax]).toFixed(2),
      receivedAt,
    }
    const differences = differing(matchSelfBill(stated, lines))
    for (const difference of differences)
      of.exceptions.push({
        ...seed.stamp(row.receivedAt),
        draftId: of.row.id,
        ownerId: of.row.madeBy,
        kind: 'self_billed',
        text: differenceText(difference),
        deliveryOrderId: difference.ours?.deliveryOrderId ?? null,
        lineId: difference.ours?.id ?? null,
      } as Draft['exceptions'][number])
    if (differences.length) Object.assign(of.row, { status: 'exception', round: 2, approvedAt: null })
    return { row, lines }
  })
}

export async function seedSelfBills({ seed }: World, bills: ReturnType<typeof selfBillsOf>): Promise<void> {
  await bulkInsert(
    seed.sql,
    selfBills,
    bills.map(of => of.row),
  )
  await bulkInsert(
    seed.sql,
    selfBillLines,
    bills.flatMap(of => of.lines),
  )
}
