import { addOnsToBill } from '~/db/billing/add-ons-to-bill'
import { type loadsToBill, regionsToBill } from '~/db/billing/billable'
import { chargedOnce } from '~/db/billing/charged-once'
import { invoicedLinesOf } from '~/db/billing/invoice-draft-line'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { extrasOf } from '~/db/orders/ordered-extras'
import { type Bill, type BillLine, type DraftException, exceptionOf } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import { billTermsOf, ordersOf } from './bill-terms'
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
export async function billOfRows(sql: Sql, of: Of, rows: RowsToBill): Promise<Bill> {
  const [bill] = await billsOfRows(sql, [{ of, rows }])
  return bill!
}

/** The same for many drafts in a fixed number of statements. */
export async function billsOfRows(sql: Sql, bills: readonly { of: Of; rows: RowsToBill }[]): Promise<Bill[]> {
  const all = bills.flatMap(({ rows }) => rows)
  const regions = await regionsToBill(
    sql,
    bills.map(({ of }) => of.projectId),
  )
  const dosed = await addOnsToBill(
    sql,
    all.map(row => row.load.id),
  )
  const addOns = Map.groupBy(dosed, of => of.deliveryOrderId)
  const orderIds = all.map(row => row.order.id)
  const extras = await extrasOf(sql, orderIds)
  const priced = bills.map(({ of, rows }) => ({
    parties: { projectId: of.projectId, customerId: of.customerId, regionId: regions.get(of.projectId)! },
    loads: rows.map(row => factsOf(row, addOns.get(row.load.id) ?? [], extras.get(row.order.id) ?? [])),
    billDay: of.toDate,
  }))
  const terms = await billTermsOf(sql, priced)
  const charged = await chargedOnce(sql, orderIds)
  const invoiced = Map.groupBy(
    await invoicedLinesOf(
      sql,
      bills.flatMap(({ of }) => of.draftId ?? []),
    ),
    line => line.draftId,
  )
  return priced.map(({ loads }, at) => {
    const { draftId } = bills[at]!.of
    // Once an order, with the first of its loads that is billed.
    const due = ordersOf(loads).filter(order => (charged.get(order.id) ?? []).every(on => on === draftId))
    const { lines, gaps } = billLines(loads, due, terms[at]!)
    return { lines: notInvoiced(lines, (draftId && invoiced.get(draftId)) || []), gaps }
  })
}

type Of = { projectId: string; customerId: string; toDate: string; draftId: string | null }
type Named = { kind: string; deliveryOrderId: string | null; itemId: string | null }

/** Of a load that came over in dispute its invoice has the other lines. */
function notInvoiced(lines: BillLine[], invoiced: readonly Named[]): BillLine[] {
  const key = (of: Named) => `${of.kind}|${of.deliveryOrderId}|${of.itemId}`
  const has = new Set(invoiced.map(key))
  return has.size ? lines.filter(line => !has.has(key(line))) : lines
}
