import { addOnsToBill } from '~/db/billing/add-ons-to-bill'
import { type loadsToBill, projectToBill } from '~/db/billing/billable'
import { chargedOnce } from '~/db/billing/charged-once'
import { invoicedLinesOf } from '~/db/billing/invoice-draft-line'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { extrasOf } from '~/db/orders/ordered-extras'
import { type Bill, type BillLine, type DraftException, exceptionOf } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import { billTerms, ordersOf } from './bill-terms'
import { factsOf } from './load-facts'

export type DraftContent = { lines: BillLine[]; exceptions: DraftException[] }
export type RowsToBill = Awaited<ReturnType<typeof loadsToBill>>

/** What a draft of these loads says, priced on the day of each delivery; what an invoice has of them is left out. */
export async function draftContent(work: Work, of: Of, rows: RowsToBill): Promise<DraftContent> {
  const { lines, gaps } = await billOfRows(work.sql, of, rows)
  const pending = rows
    .filter(({ load }) => load.emodificationPending)
    .map(
      ({ load }): DraftException => ({
        kind: 'e_modification',
        text: `${load.doNumber} has an open e-modification`,
        deliveryOrderId: load.id,
      }),
    )
  return { lines, exceptions: [...gaps.map(exceptionOf), ...pending] }
}

/** The bill of loads as the terms and their facts make it, for the draft and for whoever checks the draft. */
export async function billOfRows(
  sql: Sql,
  { projectId, customerId, toDate, draftId }: Of,
  rows: RowsToBill,
): Promise<Bill> {
  const { regionId } = await projectToBill(sql, projectId)
  const loadIds = rows.map(row => row.load.id)
  const addOns = await addOnsToBill(sql, loadIds)
  const orderIds = rows.map(row => row.order.id)
  const extras = await extrasOf(sql, orderIds)
  const loads = rows.map(row => factsOf(row, addOns, extras.get(row.order.id) ?? []))
  const terms = await billTerms(sql, { customerId, projectId, regionId }, loads, toDate)
  const done = await chargedOnce(sql, orderIds, draftId)
  // Once an order, with the first of its loads that is billed.
  const due = ordersOf(loads).filter(order => !done.has(order.id!))
  const { lines, gaps } = billLines(loads, due, terms)
  return { lines: await notInvoiced(sql, draftId, lines), gaps }
}

type Of = { projectId: string; customerId: string; toDate: string; draftId: string | null }

/** Of a load that came over in dispute its invoice has the other lines. */
async function notInvoiced(sql: Sql, draftId: string | null, lines: BillLine[]): Promise<BillLine[]> {
  if (!draftId) return lines
  const key = (of: { kind: string; deliveryOrderId: string | null; itemId: string | null }) =>
    `${of.kind}|${of.deliveryOrderId}|${of.itemId}`
  const invoiced = new Set((await invoicedLinesOf(sql, draftId)).map(key))
  return invoiced.size ? lines.filter(line => !invoiced.has(key(line))) : lines
}
