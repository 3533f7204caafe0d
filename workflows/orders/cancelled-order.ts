import { billTerms } from '~/db/billing/bill-terms'
import { loadsById } from '~/db/billing/delivered-loads'
import { factsOf } from '~/db/billing/load-facts'
import { projectToBill } from '~/db/billing/project-to-bill'
import { type DeliveryOrderRow, loadsOf } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import type { Bill } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import type { Gst } from '~/domain/billing/gst'
import {
  type Cancellation,
  isCharged,
  type KeptCancellation,
  noticeOf,
  type Payer,
  type Waiver,
} from '~/domain/billing/load-facts'
import { type Payable, payable } from '~/domain/billing/preview'
import { USUAL_RETURN_PAYERS } from '~/domain/kit/return-cause'
import { businessDay } from '~/domain/kit/time'
import { isWaiting } from './order-facts'

type Order = { customerId: string; projectId: string; orderDate: string }
/** A load that is cancelled, or m³ of one: its quantity is what is cancelled. */
type Cancelled = Pick<DeliveryOrderRow, 'id' | 'plannedOnSiteAt' | 'batchedAt' | 'quantity'> & { part?: boolean }

/** What a cancellation costs the customer, or would cost now. */
export type CancellationCharge = {
  noticeMinutes: number | null
  charge: Payable
  /** Somebody waived all of it. */
  waived: boolean
  /** Who waived it first, and why. */
  waiver: Waiver | null
  /** It is on an invoice draft or an invoice, so that a line there is changed instead. */
  billed: boolean
}

/** Loads of one order that are cancelled together now: the notice is counted to the first of them. */
function cancellationsNow(loads: readonly Cancelled[], now: Date): Map<string, Cancellation> {
  const due = [...loads].sort((a, b) => a.plannedOnSiteAt.getTime() - b.plannedOnSiteAt.getTime())
  const [soonest] = due
  return new Map(
    due.map(({ id, batchedAt, part }) => [
      id,
      {
        day: businessDay(now),
        noticeMinutes: noticeOf(batchedAt, soonest!.plannedOnSiteAt, now),
        first: id === soonest!.id,
        ...(part ? { part } : {}),
      },
    ]),
  )
}

/** The charge for loads that are or would be cancelled like this, by the engine that also bills it. */
export async function cancellationBill(
  sql: Sql,
  order: Order,
  cancelled: ReadonlyMap<string, Cancellation>,
  loads: readonly Cancelled[] = [],
): Promise<{ bill: Bill; usualGst: Gst }> {
  const rows = await loadsById(sql, [...cancelled.keys()])
  const quantities = new Map(loads.map(load => [load.id, load.quantity]))
  const [first] = rows
  const regionId = first?.order.regionId ?? (await projectToBill(sql, order.projectId)).regionId
  const facts = rows.map(row => ({
    ...factsOf(row, [], [], USUAL_RETURN_PAYERS),
    quantity: quantities.get(row.load.id) ?? row.load.quantity,
    cancelled: cancelled.get(row.load.id) ?? null,
  }))
  const terms = await billTerms(sql, { ...order, regionId }, facts, order.orderDate)
  return { bill: billLines(facts, [], terms), usualGst: terms.gst(order.orderDate) }
}

/** What is told before somebody cancels an order; `kept` of what was cancelled of it, which is all there is afterwards. */
export async function cancellationOfOrder(
  sql: Sql,
  order: OrderRow,
  now: Date,
  kept = false,
): Promise<CancellationCharge> {
  const loads = await loadsOf(sql, order.id)
  const open = kept || order.status === 'cancelled' || order.status === 'draft' ? [] : loads.filter(isWaiting)
  return mailCancellation(sql, order, open.length ? [] : loads.filter(load => load.cancellation), open, now)
}

async function mailCancellation(
  sql: Sql,
  order: Order,
  kept: readonly DeliveryOrderRow[],
  open: readonly DeliveryOrderRow[],
  now: Date,
): Promise<CancellationCharge> {
  const charged = kept.filter(load => isCharged(load.cancellation))
  const present: ReadonlyMap<string, Cancellation> = kept.length
    ? new Map((charged.length ? charged : kept).map(load => [load.id, load.cancellation!]))
    : cancellationsNow(open, now)
  return {
    ...(await cancellationCharge(sql, order, present)),
    waived: kept.length > 0 && !charged.length,
    waiver: (!charged.length && kept[0]?.cancellation?.waived) || null,
    billed: kept.some(load => load.invoiceDraftId),
  }
}

/** What loads cost that are cancelled like this. */
export async function cancellationCharge(
  sql: Sql,
  order: Order,
  cancelled: ReadonlyMap<string, Cancellation>,
  loads: readonly Cancelled[] = [],
): Promise<CancellationCharge> {
  const { bill, usualGst } = await cancellationBill(sql, order, cancelled, loads)
  const notice = [...cancelled.values()].find(of => of.first)?.noticeMinutes ?? null
  return { noticeMinutes: notice, charge: payable(bill, usualGst), waived: false, waiver: null, billed: false }
}

/** Whose decision a cancellation is, and why. */
export type CancelledBy = { cancelledBy: Payer; reason: string }

/**
 * Who owes a cancellation charge: those of the loads that the terms charge for when they are cancelled now, as each of them
 * keeps it. What the company cannot deliver costs the customer nothing; who said so, and why, is kept with the charge.
 */
export async function keptCancellations(
  { sql, now, by }: Pick<Work, 'sql' | 'now' | 'by'>,
  order: Order,
  loads: readonly Cancelled[],
  { cancelledBy, reason }: CancelledBy,
): Promise<ReadonlyMap<string, KeptCancellation>> {
  const cancelled = cancellationsNow(loads, now)
  if (!cancelled.size) return cancelled
  const { bill } = await cancellationBill(sql, order, cancelled, loads)
  const charged = new Set(bill.lines.map(line => line.deliveryOrderId))
  const waived: Waiver = { by: by.name, reason, at: now.toISOString(), cause: 'company' }
  const kept = (of: Cancellation): KeptCancellation => (cancelledBy === 'company' ? { ...of, waived } : of)
  return new Map([...cancelled].filter(([id]) => charged.has(id)).map(([id, of]) => [id, kept(of)]))
}

/** The same of one load, which is withdrawn before it is batched or turned away at the site after it. */
export const keptCancellation = async (work: Work, load: DeliveryOrderRow, of: CancelledBy) =>
  (await keptCancellations(work, { ...load, orderDate: load.doDate }, [load], of)).get(load.id) ?? null

/** What is told before somebody cancels a load, and afterwards of one that was. */
export const cancellationOfLoad = (sql: Sql, load: DeliveryOrderRow, now: Date): Promise<CancellationCharge> =>
  mailCancellation(
    sql,
    { ...load, orderDate: load.doDate },
    load.cancellation ? [load] : [],
    CLOSED_LOAD.includes(load.status) ? [] : [load],
    now,
  )

const CLOSED_LOAD = ['withdrawn', 'rejected', 'delivered', 'returned']
