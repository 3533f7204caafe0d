import type { Bill, BillLine } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import type { Gst } from '~/domain/billing/gst'
import { changedPayers, type PriceChange } from '~/domain/pricing/price-change'
import { breath } from '../kit/breath'
import type { Sql } from '../kit/open'
import { settingByDay } from '../kit/setting'
import { extrasOf } from '../orders/ordered-extras'
import { addOnsToBill } from './add-ons-to-bill'
import { billTermsOf, ordersOf } from './bill-terms'
import type { BillableLoad } from './billable'
import { chargedOnce } from './charged-once'
import { invoicedLinesOf } from './invoice-draft-line'
import { factsOf } from './load-facts'
import { regionsToBill } from './project-to-bill'

export type RowsToBill = BillableLoad[]
/** With the tax of lines that people add to it. */
export type DraftBill = Bill & { usual: Gst }

/** Whose bill, to which day, and the draft that it is on or null. */
export type BillOf = { projectId: string; customerId: string; toDate: string; draftId: string | null }

/** The bills of loads as the terms and their facts make them, for drafts and for whoever checks them: in a fixed number of statements. */
export async function billsOfRows(sql: Sql, bills: readonly { of: BillOf; rows: RowsToBill }[]): Promise<DraftBill[]> {
  const parts = bills.flatMap(({ of, rows }, at) => byRegion(rows).map(own => ({ at, of, rows: own })))
  const priced = await factsOfRows(sql, parts)
  const terms = await billTermsOf(sql, priced)
  const charged = await chargedOnce(
    sql,
    bills.flatMap(({ rows }) => rows.map(row => row.order.id)),
  )
  const invoiced = Map.groupBy(
    await invoicedLinesOf(
      sql,
      bills.flatMap(({ of }) => of.draftId ?? []),
    ),
    line => line.draftId,
  )
  const made: DraftBill[] = []
  for (const [at, { loads }] of priced.entries()) {
    if (at > 0) await breath()
    const { of } = parts[at]!
    const { draftId } = of
    // Once an order, with the first of its loads that is billed.
    const due = ordersOf(loads.filter(load => !load.cancelled)).filter(order =>
      (charged.get(order.id) ?? []).every(on => on === draftId),
    )
    const { lines, ...bill } = billLines(loads, due, terms[at]!)
    made.push({
      ...bill,
      lines: notInvoiced(lines, (draftId && invoiced.get(draftId)) || []),
      usual: terms[at]!.gst(of.toDate),
    })
  }
  const ofBill = Map.groupBy(made, (_, part) => parts[part]!.at)
  return bills.map((_, at) => oneBill(ofBill.get(at)!))
}

/** A project whose region changed between two orders has loads of both on a bill, each priced by that of its order. */
function byRegion(rows: RowsToBill): RowsToBill[] {
  const parts = [...Map.groupBy(rows, pricedIn).values()]
  return parts.length ? parts : [rows]
}

/** The region of its order; null for a load that went to another project, which has that project's. */
export const pricedIn = ({ load, order }: BillableLoad): string | null =>
  load.projectId === order.projectId ? order.regionId : null

function oneBill([first, ...others]: readonly DraftBill[]): DraftBill {
  if (!others.length) return first!
  const all = [first!, ...others]
  return {
    lines: all.flatMap(of => of.lines).map((line, at) => ({ ...line, place: at + 1 })),
    gaps: all.flatMap(of => of.gaps),
    letOff: all.flatMap(of => of.letOff),
    usual: first!.usual,
  }
}

/** What happened to the loads of these bills, each of one region, and whose prices they have; under a change, as they would be. */
export async function factsOfRows(
  sql: Sql,
  bills: readonly { of: BillOf; rows: RowsToBill }[],
  change: PriceChange = {},
) {
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
  const extras = await extrasOf(
    sql,
    all.map(row => row.order.id),
  )
  const set = await settingByDay(sql, 'deliveries.return-payers')
  const payers = (day: string, regionId: string) => changedPayers(change, set(day, regionId))
  return bills.map(({ of, rows }) => ({
    parties: {
      ...{ projectId: of.projectId, customerId: of.customerId },
      regionId: (rows[0] && pricedIn(rows[0])) ?? regions.get(of.projectId)!,
    },
    loads: rows.map(row => {
      const { id, doDate, regionId } = row.load
      return factsOf(row, addOns.get(id) ?? [], extras.get(row.order.id) ?? [], payers(doDate, regionId))
    }),
    billDay: of.toDate,
  }))
}

type Named = { kind: string; deliveryOrderId: string | null; itemId: string | null }

/** Of a load that came over in dispute its invoice has the other lines. */
function notInvoiced(lines: BillLine[], invoiced: readonly Named[]): BillLine[] {
  const key = (of: Named) => `${of.kind}|${of.deliveryOrderId}|${of.itemId}`
  const has = new Set(invoiced.map(key))
  return has.size ? lines.filter(line => !has.has(key(line))) : lines
}
