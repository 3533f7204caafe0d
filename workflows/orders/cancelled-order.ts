import { billTerms } from '~/db/billing/bill-terms'
import { projectToBill } from '~/db/billing/billable'
import { loadsById } from '~/db/billing/delivered-loads'
import { factsOf } from '~/db/billing/load-facts'
import { type DeliveryOrderRow, loadsOf } from '~/db/deliveries/delivery-order'
import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import type { OrderRow } from '~/db/orders/order'
import type { Bill } from '~/domain/billing/bill-line'
import { billLines } from '~/domain/billing/bill-lines'
import { type Cancellation, isCharged, noticeOf } from '~/domain/billing/load-facts'
import { type Payable, payable } from '~/domain/billing/preview'
import { USUAL_RETURN_PAYERS } from '~/domain/kit/return-cause'
import { businessDay } from '~/domain/kit/time'
import { isWaiting } from './order-facts'

type Order = { customerId: string; projectId: string; orderDate: string }
type Cancelled = Pick<DeliveryOrderRow, 'id' | 'loadNo' | 'plannedOnSiteAt' | 'batchedAt'>

/** What a cancellation costs the customer, or would cost now. */
export type CancellationCharge = {
  noticeMinutes: number | null
  charge: Payable
  /** Somebody waived it. */
  waived: boolean
  /** It is on an invoice draft or an invoice, so that a line there is changed instead. */
  billed: boolean
}

/** Loads of one order that are cancelled together now: the notice is counted to the first of them. */
export function cancellationsNow(loads: readonly Cancelled[], now: Date): Map<string, Cancellation> {
  const due = [...loads].sort((a, b) => a.plannedOnSiteAt.getTime() - b.plannedOnSiteAt.getTime())
  const [soonest] = due
  return new Map(
    due.map(({ id, batchedAt }) => [
      id,
      {
        day: businessDay(now),
        noticeMinutes: noticeOf(batchedAt, soonest!.plannedOnSiteAt, now),
        first: id === soonest!.id,
      },
    ]),
  )
}

/** The charge for loads that are or would be cancelled like this, by the engine that also bills it. */
export async function cancellationBill(
  sql: Sql,
  order: Order,
  cancelled: ReadonlyMap<string, Cancellation>,
): Promise<{ bill: Bill; usualGst: string }> {
  const { regionId } = await projectToBill(sql, order.projectId)
  const rows = await loadsById(sql, [...cancelled.keys()])
  const facts = rows.map(row => ({
    ...factsOf(row, [], [], USUAL_RETURN_PAYERS),
    cancelled: cancelled.get(row.load.id) ?? null,
  }))
  const terms = await billTerms(sql, { ...order, regionId }, facts, order.orderDate)
  return { bill: billLines(facts, [], terms), usualGst: terms.gst(order.orderDate) }
}

/** What is told before somebody cancels an order, and afterwards of one that was. */
export async function cancellationOfOrder(sql: Sql, order: OrderRow, now: Date): Promise<CancellationCharge> {
  const loads = await loadsOf(sql, order.id)
  const kept = loads.filter(load => load.cancellation)
  const open = order.status === 'cancelled' || order.status === 'draft' ? [] : loads.filter(isWaiting)
  return told(sql, order, kept, open, now)
}

async function told(
  sql: Sql,
  order: Order,
  kept: readonly DeliveryOrderRow[],
  open: readonly DeliveryOrderRow[],
  now: Date,
): Promise<CancellationCharge> {
  const present: ReadonlyMap<string, Cancellation> = kept.length
    ? new Map(kept.map(load => [load.id, load.cancellation!]))
    : cancellationsNow(open, now)
  const { bill, usualGst } = await cancellationBill(sql, order, present)
  return {
    noticeMinutes: [...present.values()].find(of => of.first)?.noticeMinutes ?? null,
    charge: payable(bill, usualGst),
    waived: kept.length > 0 && !kept.some(load => isCharged(load.cancellation)),
    billed: kept.some(load => load.invoiceDraftId),
  }
}

/** Those of the loads whose cancellation is charged for, as each of them keeps it. */
export async function chargedCancellations(
  sql: Sql,
  order: Order,
  loads: readonly Cancelled[],
  now: Date,
): Promise<ReadonlyMap<string, Cancellation>> {
  const cancelled = cancellationsNow(loads, now)
  if (!cancelled.size) return cancelled
  const { bill } = await cancellationBill(sql, order, cancelled)
  const charged = new Set(bill.lines.map(line => line.deliveryOrderId))
  return new Map([...cancelled].filter(([id]) => charged.has(id)))
}

/** The same of one load, which is withdrawn before it is batched or turned away at the site after it. */
export async function cancellationNow({ sql, now }: Pick<Work, 'sql' | 'now'>, load: DeliveryOrderRow) {
  return (await chargedCancellations(sql, { ...load, orderDate: load.doDate }, [load], now)).get(load.id) ?? null
}

/** What is told before somebody cancels a load, and afterwards of one that was. */
export const cancellationOfLoad = (sql: Sql, load: DeliveryOrderRow, now: Date): Promise<CancellationCharge> =>
  told(
    sql,
    { ...load, orderDate: load.doDate },
    load.cancellation ? [load] : [],
    CLOSED_LOAD.includes(load.status) ? [] : [load],
    now,
  )

const CLOSED_LOAD = ['withdrawn', 'rejected', 'delivered', 'returned']
