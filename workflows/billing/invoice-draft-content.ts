import { type BillOf, billsOfRows, type DraftBill, type RowsToBill } from '~/db/billing/bills-of-loads'
import type { Work } from '~/db/kit/work'
import { type BillLine, type DraftException, exceptionOf } from '~/domain/billing/bill-line'
import type { Gst } from '~/domain/billing/gst'

export type DraftContent = { lines: BillLine[]; exceptions: DraftException[]; usual: Gst }

/** What a draft of these loads says, priced on the day of each delivery; what an invoice has of them is left out. */
export async function draftContent(work: Work, of: BillOf, rows: RowsToBill): Promise<DraftContent> {
  return (await draftContents(work, [{ of, rows }]))[0]!
}

/** The same for many drafts, none of which has loads of an order that another has. */
export async function draftContents(
  work: Work,
  drafts: readonly { of: BillOf; rows: RowsToBill }[],
): Promise<DraftContent[]> {
  const bills = await billsOfRows(work.sql, drafts)
  return bills.map((bill, at) => contentOf(bill, drafts[at]!.rows))
}

function contentOf({ lines, gaps, usual }: DraftBill, rows: RowsToBill): DraftContent {
  const pending = rows
    .filter(({ load }) => load.emodificationPending)
    .map(
      ({ load }): DraftException => ({
        kind: 'e_modification',
        text: `${load.doNumber} has an open e-modification`,
        deliveryOrderId: load.id,
      }),
    )
  return { lines, exceptions: [...gaps.map(exceptionOf), ...pending], usual }
}
