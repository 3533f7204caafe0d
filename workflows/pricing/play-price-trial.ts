import { billTermsOf, type LoadsToPrice, ordersOf } from '~/db/billing/bill-terms'
import { factsOfRows, pricedIn, type RowsToBill } from '~/db/billing/bills-of-loads'
import { loadsOfPeriod, ordersBegun, projectsDelivered } from '~/db/billing/delivered-loads'
import { splitsOfBills } from '~/db/billing/splits-of-bills'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import { billLines } from '~/domain/billing/bill-lines'
import { periodOfSplit } from '~/domain/billing/bill-split'
import type { BillTerms } from '~/domain/billing/bill-terms'
import type { DecimalText } from '~/domain/kit/money'
import type { PriceChange } from '~/domain/pricing/price-change'
import type { PriceTrialAsk } from '~/domain/pricing/price-trial'
import { gstOf, type TrialLine, type TrialUnit, trialLines } from '~/domain/pricing/price-trial-lines'

export type PriceTrial = { lines: TrialLine[]; gst: { before: DecimalText; after: DecimalText }[] }
type Period = Pick<PriceTrialAsk, 'fromDate' | 'toDate' | 'regionId' | 'customerId'>
type Bills = readonly LoadsToPrice[]
/** The terms of each bill as they are, and as they would be; `changed` has the facts of its loads under the change. */
type TermsOf = (sql: Sql, bills: Bills, changed: Bills) => Promise<{ before: BillTerms[]; after: BillTerms[] }>

const underChange =
  (change: PriceChange): TermsOf =>
  async (sql, bills, changed) => ({
    before: await billTermsOf(sql, bills),
    after: await billTermsOf(sql, changed, change),
  })

/** So many loads at a time, so that a quarter is never in memory whole. */
const TOGETHER = 1500

/**
 * The bills of a period as the engine makes them with the terms in force, and under a change or other terms: each load that was delivered,
 * whether it is billed or not, without what people decided on its draft. Nothing is written.
 */
export async function playPriceTrial(
  sql: Sql,
  person: Person,
  period: Period,
  change: PriceChange,
  termsOf: TermsOf = underChange(change),
): Promise<PriceTrial> {
  const trial: PriceTrial = { lines: [], gst: [] }
  for (const projectIds of together(await projectsDelivered(sql, person, period))) {
    const rows = await loadsOfPeriod(sql, person, period, projectIds)
    const part = await playLoads(sql, rows, period, change, termsOf)
    trial.lines.push(...part.lines)
    trial.gst.push(...part.gst)
  }
  return trial
}

function* together(projects: readonly { projectId: string; loads: number }[]): Generator<string[]> {
  let [some, loads] = [[] as string[], 0]
  for (const project of projects) {
    if (loads && loads + project.loads > TOGETHER) {
      yield some
      ;[some, loads] = [[], 0]
    }
    some.push(project.projectId)
    loads += project.loads
  }
  if (some.length) yield some
}

async function playLoads(
  sql: Sql,
  rows: RowsToBill,
  period: Period,
  change: PriceChange,
  termsOf: TermsOf,
): Promise<PriceTrial> {
  const keyOf = await splitsOfBills(sql, rows)
  const shares = Map.groupBy(rows, row =>
    [row.load.projectId, row.load.customerId, pricedIn(row), keyOf(row)].join(' '),
  )
  const asked = [...shares.values()].map(own => {
    const { projectId, customerId } = own[0]!.load
    const { toDate } = periodOfSplit(keyOf(own[0]!), period)
    return { of: { projectId, customerId, toDate, draftId: null }, rows: own }
  })
  const bills = await factsOfRows(sql, asked)
  // Of what happened only who pays for returned concrete can be another under the change.
  const changed = change.settings?.['deliveries.return-payers'] ? await factsOfRows(sql, asked, change) : bills
  const { before, after } = await termsOf(sql, bills, changed)
  // What an order is charged once is on the bill of the first of its loads.
  const charged = await ordersBegun(
    sql,
    rows.map(row => row.order.id),
    period.fromDate,
  )
  const unitOf = unitsOf(rows)
  const trial: PriceTrial = { lines: [], gst: [] }
  for (const [at, { loads, billDay }] of bills.entries()) {
    const due = ordersOf(loads).filter(order => order.id && !charged.has(order.id))
    for (const { id } of due) if (id) charged.add(id)
    const terms = { before: before[at]!, after: after[at]! }
    const bill = {
      before: billLines(loads, due, terms.before),
      after: billLines(changed[at]!.loads, due, terms.after),
      terms,
      billDay,
    }
    trial.lines.push(...trialLines(bill, loads, unitOf))
    trial.gst.push(gstOf(bill))
  }
  return trial
}

function unitsOf(rows: RowsToBill) {
  const units = new Map<string, TrialUnit>()
  for (const { load, order } of rows) {
    const { customerId, projectId, locationId, productId, quantity, doDate: day } = load
    const of = { customerId, projectId, locationId, productId }
    const label = load.doNumber ?? `Load ${load.loadNo}`
    units.set(load.id, { ...of, id: load.id, deliveryOrderId: load.id, label, day, quantity })
    const once = { id: order.id, deliveryOrderId: null, label: `Order ${order.orderNo}`, day: order.orderDate }
    if (!units.has(order.id)) units.set(order.id, { ...of, ...once, quantity: '0' })
  }
  return ({ deliveryOrderId, orderId }: { deliveryOrderId: string | null; orderId: string | null }) =>
    units.get(deliveryOrderId ?? orderId ?? '')!
}
