import { addOnsToBill } from '~/db/billing/add-ons-to-bill'
import { type loadsToBill, projectToBill } from '~/db/billing/billable'
import { chargedOnce } from '~/db/billing/charged-once'
import { invoicedLinesOf } from '~/db/billing/invoice-draft-line'
import type { Work } from '~/db/kit/work'
import { extrasOf } from '~/db/orders/ordered-extras'
import { type BillLine, type DraftException, exceptionOf } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import { billTerms, ordersOf } from './bill-terms'
import { factsOf } from './load-facts'

export type DraftContent = { lines: BillLine[]; exceptions: DraftException[] }
export type RowsToBill = Awaited<ReturnType<typeof loadsToBill>>

/** What a draft of these loads says, priced on the day of each delivery; what an invoice has of them is left out. */
export async function draftContent(
  work: Work,
  { projectId, customerId, toDate, draftId }: Of,
  rows: RowsToBill,
): Promise<DraftContent> {
  const { regionId } = await projectToBill(work.sql, projectId)
  const loadIds = rows.map(row => row.load.id)
  const addOns = await addOnsToBill(work.sql, loadIds)
  const orderIds = rows.map(row => row.order.id)
  const extras = await extrasOf(work.sql, orderIds)
  const loads = rows.map(row => factsOf(row, addOns, extras.get(row.order.id) ?? []))
  const terms = await billTerms(work.sql, { customerId, projectId, regionId }, loads, toDate)
  const done = await chargedOnce(work.sql, orderIds, draftId)
  // Once an order, with the first of its loads that is billed.
  const due = ordersOf(loads).filter(order => !done.has(order.id!))
  const { lines, gaps } = billLines(loads, due, terms)
  const pending = rows
    .filter(({ load }) => load.emodificationPending)
    .map(
      ({ load }): DraftException => ({
        kind: 'e_modification',
        text: `${load.doNumber} has an open e-modification`,
        deliveryOrderId: load.id,
      }),
    )
  return { lines: await notInvoiced(work, draftId, lines), exceptions: [...gaps.map(exceptionOf), ...pending] }
}

type Of = { projectId: string; customerId: string; toDate: string; draftId: string | null }

/** Of a load that came over in dispute its invoice has the other lines. */
async function notInvoiced(work: Work, draftId: string | null, lines: BillLine[]): Promise<BillLine[]> {
  if (!draftId) return lines
  const key = (of: { kind: string; deliveryOrderId: string | null; itemId: string | null }) =>
    `${of.kind}|${of.deliveryOrderId}|${of.itemId}`
  const invoiced = new Set((await invoicedLinesOf(work.sql, draftId)).map(key))
  return invoiced.size ? lines.filter(line => !invoiced.has(key(line))) : lines
}
