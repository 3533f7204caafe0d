import { differenceText, differing, matchSelfBill, type StatedLine } from '~/domain/billing/self-bill-match'
import { amount, decimal, percentOf, sum } from '~/domain/kit/money'
import { addDays, addMinutes, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { selfBillLines, selfBills } from '../billing/self-bill-tables'
import { bulkInsert } from '../kit/bulk'
import type { Draft, World } from './bill-draft'
import { take } from './day'
import { officeMoment } from './office-day'

export type Statement = ReturnType<typeof statementOf>

/**
 * Statements to customers who issue the invoices themselves. Of closed periods each has an equal invoice of the customer,
 * which is a receivable since. Of the last one the first has an equal invoice and is to be entered as a receivable, the second
 * one that differs in a price and leaves a load out. What differs is added to the draft.
 */
export function selfBillsOf(world: World, closed: readonly Draft[], last: readonly Draft[]): Statement[] {
  const issued = new Map<string, number>()
  return [...closed, ...last].map(of => {
    const { customerId, toDate } = of.row
    const documents = issued.get(customerId) ?? 0
    const minute = issued.get(toDate) ?? 0
    issued.set(customerId, documents + 1).set(toDate, minute + 1)
    return statementOf(world, of, { minute, documents, differs: last.indexOf(of) > 0 })
  })
}

const FIRST_DOCUMENT = 118

function statementOf(
  { seed, series }: World,
  of: Draft,
  { minute, documents, differs }: { minute: number; documents: number; differs: boolean },
) {
  const { customerId, subtotal, gst, total, linesHash, toDate, approvedAt } = of.row
  // After a row of holidays the last approval is of the day on which statements usually go out.
  const [usual, approved] = [addDays(toDate, 3), addDays(businessDay(approvedAt!), 1)]
  const at = addMinutes(officeMoment(seed, usual > approved ? usual : approved, '10:20', 14), minute)
  const statementDate = businessDay(at)
  const receivedAt = officeMoment(seed, addDays(statementDate, 2), '11:40', 8)
  const year = statementDate.slice(0, 4)
  const selfBillId = newId(at.getTime())
  const stated = of.lines.filter(line => !line.disputed).map(line => line as StatedLine)
  const lines = stated
    .filter((_, index) => !differs || index !== 1)
    .map((line, index) => ({
      id: newId(at.getTime() + index),
      selfBillId,
      place: index + 1,
      docketNo: line.doNumber,
      description: line.description,
      quantity: line.quantity,
      amount: differs && index === 0 ? amount(decimal(line.amount).minus('17.50')) : line.amount,
    }))
  const net = sum(lines.map(line => line.amount)).toFixed(2)
  const tax = differs ? percentOf(net, of.row.gstPercent) : gst
  const row = {
    ...seed.stamp(at),
    id: selfBillId,
    demo: true,
    statementNo: `SB-${year}-${String(take(series, `self-bill:${year}`)).padStart(6, '0')}`,
    draftId: of.row.id,
    ...{ customerId, statementDate, subtotal, gst, total, linesHash },
    sentAt: at,
    documentNo: `SBI-${year}-${String(FIRST_DOCUMENT + documents)}`,
    documentDate: businessDay(officeMoment(seed, addDays(statementDate, 1), '09:00', 8)),
    documentSubtotal: net,
    documentGst: tax,
    documentTotal: sum([net, tax]).toFixed(2),
    receivedAt,
  }
  const differences = differs ? differing(matchSelfBill(stated, lines)) : []
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
}

export async function seedSelfBills({ seed }: World, bills: readonly Statement[]): Promise<void> {
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
